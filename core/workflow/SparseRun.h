// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/record/Recording.h"
#include "core/base/Cancellation.h"
#include "core/base/Error.h"

#include <string>
#include <vector>

namespace warpgrain::workflow {

/// An iterated sparse product on several ranks of this host.
struct SparseRunOrder {
  int ranks = 1;
  int threads = 1;                    ///< of each rank; as in the arguments
  std::vector<std::string> arguments; ///< of warpgrain-spmv
};

/// The command that starts the ranks: mpirun, which may start more of them than there are processors, also as root.
/// Several threads of a rank are not bound to one processor.
std::vector<std::string> sparseRunCommand(const SparseRunOrder &order, const std::string &program,
                                          const std::string &answerFile);

/// Starts warpgrain-spmv with mpirun and waits for its recording. The program lies beside this one or on PATH, or is
/// named by WARPGRAIN_SPMV; mpirun is Open MPI's, on PATH.
///
/// Errors: those of the run (adaptive::runProduct); tool, where mpirun or the program is missing or the ranks do not
/// end well; cancelled.
Result<adaptive::Recording> runSparseProduct(const SparseRunOrder &order, const CancellationToken &cancel = {});

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
//
// warpgrain-spmv: a rank of an iterated sparse product. warpgrain-cli spmv starts it with mpirun; on a cluster a person
// may do so too. The recording is written by rank 0.
#include "app/spmv/RunOptions.h"
#include "core/adaptive/mpi/Run.h"
#include "core/adaptive/record/Answer.h"
#include "core/base/Files.h"

#include <exception>
#include <iostream>
#include <string>

namespace {

using namespace warpgrain;

struct Arguments {
  spmv::RunOptions options;
  std::string answer; ///< a file; empty: standard output, and standard error where it failed
};

/// Says how it ended, on rank 0. The exit status of all ranks: an answer in a file is none that mpirun need tell of.
int tell(const Arguments &arguments, const adaptive::RankGroup &group, const Result<adaptive::Recording> &answer) {
  if (!arguments.answer.empty()) {
    if (!group.isFirst()) return 0;
    const auto written = writeFileAtomically(arguments.answer, adaptive::answerText(answer));
    if (!written) std::cerr << "warpgrain-spmv: " << written.error().message << '\n';
    return written ? 0 : 1;
  }
  if (answer) {
    if (group.isFirst()) std::cout << adaptive::answerText(answer) << '\n';
    return 0;
  }
  if (group.isFirst()) std::cerr << "warpgrain-spmv: " << answer.error().message << '\n';
  return 1;
}

int run(int argc, char **argv, const adaptive::RankGroup &group) {
  CLI::App app{"A rank of an iterated sparse product x = normalise(A x); started by mpirun. Rank 0 prints a recording "
               "of the run as JSON.",
               "warpgrain-spmv"};
  app.set_version_flag("--version", "warpgrain " WARPGRAIN_VERSION);
  Arguments arguments;
  arguments.options.addTo(app);
  app.add_option("--answer", arguments.answer, "a file for the recording, or for what went wrong");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    if (group.isFirst()) return app.exit(error) == 0 ? 0 : 2;
    return error.get_exit_code() == 0 ? 0 : 2;
  }
  const auto order = arguments.options.order(group.size());
  const auto checked = group.agreed(order ? Result<void>() : std::unexpected(order.error()));
  if (!checked) return tell(arguments, group, std::unexpected(checked.error()));
  return tell(arguments, group, adaptive::runProduct(group, *order));
}

} // namespace

int main(int argc, char **argv) {
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  int status = 1;
  try {
    status = run(argc, argv, adaptive::RankGroup(MPI_COMM_WORLD));
  } catch (const std::exception &error) {
    // The other ranks may wait for this one.
    std::cerr << "warpgrain-spmv: a rank cannot go on: " << error.what() << '\n';
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Finalize();
  return status;
}

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/workflow/Translate.h"
#include "core/workflow/mapping/SerialNest.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A nest as the body of a kernel that one thread executes, in the order of the source.
struct NestKernel {
  std::shared_ptr<const model::Unit> unit; ///< that all below refers to
  model::FunctionId kernel{};
  access::LaunchContext launch; ///< of the one thread
  access::KernelInstances instances;
  std::vector<model::StatementId> loops;  ///< in the kernel's body: those of SerialNest::loops, in their order
  std::uint32_t lineShift = 0;            ///< what is added to a line of the source's text to get one of the unit
  std::vector<openmp::HeaderLines> lines; ///< which lines of the file those of the source's text are

  /// Line of the source of a span in the kernel's body.
  std::uint32_t lineOf(const SourceSpan &span) const;
};

/// The `for` loops of a body in the order of its text.
std::vector<model::StatementId> forLoopsOf(const model::Body &body);

/// Makes kernels of nests: puts a parallel loop of one iteration around each, which the OpenMP translation outlines,
/// and follows the kernels' accesses. The nests are read together where they do not call each other's functions: to
/// read a source takes most of the time. `arguments` are values of the nests' integer variables by name.
///
/// Each result fails (refused) with the translation's reason and its place if the nest cannot be a kernel.
std::vector<Result<NestKernel>> kernelsOf(const openmp::Program &program, const std::vector<SerialNest> &nests,
                                          const TranslateRequest &request,
                                          const std::map<std::string, std::int64_t> &arguments);

} // namespace warpgrain::workflow

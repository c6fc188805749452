// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/KernelSubject.h"
#include "core/tune/records/T1.h"
#include "core/workflow/KernelBundle.h"

#include <filesystem>
#include <map>
#include <string>

namespace warpgrain::workflow {

/// Variants of a kernel as a problem for other tuners: one source that holds all of them, behind macros that are the
/// tuner's parameters.
struct TunerProblem {
  tune::T1Problem problem;
  std::string source;
  std::map<std::string, std::string> headers; ///< copies of the source's own, by name, with the host's code marked
  std::map<std::string, std::filesystem::path> copies; ///< files that arguments are read from, by name
};

/// Of the variants in the bundle, which `made` says of the subject. Each step is a parameter named by its words
/// ("coarsen_y"), 1 or 0 where the step is not made; `plan` numbers them where steps alone do not tell plans apart.
/// Fails (usage) for what the form, or Kernel Tuner, has no place for: templates, static kernels, kernels in a header,
/// arguments that are no plain number or pointer, variables of the module, launches whose arguments differ, or whose
/// dynamic shared memory does.
/// `folder`: where it is to be written.
Result<TunerProblem> tunerProblemOf(const run::KernelSubject &subject, const KernelBundle &made,
                                    const std::filesystem::path &folder);

/// Writes kernel.cu and problem.json, and what they need, into the folder, which is made where it is missing. Fails
/// (tool).
Result<void> writeTunerProblem(const TunerProblem &problem, const std::filesystem::path &folder);

} // namespace warpgrain::workflow

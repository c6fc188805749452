// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// How a source says that it is run (tests/kernels/README.md).
struct LaunchLine {
  run::LaunchForm form;
  std::string whyNone; ///< set where it is not
};

/// What the line `// launch: …` of a text says; fails the running test where it is no launch form.
LaunchLine launchLineOf(const std::string &text);

/// 64 for every number that has no value yet, and small numbers in every buffer, so that what is loaded is an index of
/// any other one. Buffers are as large as the analysis says; those that it says no size of, large enough for most.
void makeUpTheRest(run::LaunchForm &form, const model::Unit &unit, model::FunctionId kernel,
                   const std::string &instance = {});

/// Leaves the size of buffers of the form to the analysis, where it says one; makes the others large.
void leaveSizes(run::LaunchForm &form, const std::vector<std::string> &buffers, const model::Unit &unit,
                model::FunctionId kernel, const std::string &instance = {});

/// The CUDA sources of a folder, by name.
std::vector<std::filesystem::path> sourcesIn(const std::filesystem::path &folder);

} // namespace warpgrain::tests

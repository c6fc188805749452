// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/build/CudaToolkit.h"
#include "tests/bench/StepRows.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::bench {

/// What is done with the kernels of a file.
struct StepFileOptions {
  std::filesystem::path file;
  std::filesystem::path corpus; ///< paths in rows are below it
  std::string kernel;           ///< only kernels of this name
  std::set<std::string> words;  ///< only steps of these words; empty: all
  bool compile = false;
  /// A folder for a patch of every choice that was made, and of every text in which several kernels take a step; empty:
  /// none.
  std::filesystem::path patches;
};

/// Asks for every kernel of a file which of the offered steps are allowed, makes one of each choice, and has nvcc
/// compile one of each word. No rows where the file does not parse without errors.
std::vector<StepRow> surveySteps(const StepFileOptions &options, const std::optional<build::CudaToolkit> &toolkit);

} // namespace warpgrain::bench

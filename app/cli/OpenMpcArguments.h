// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Commands.h"
#include "core/workflow/openmpc/Configuration.h"

#include <string>
#include <utility>
#include <vector>

namespace warpgrain::cli {

/// The program of `openmpc`, and the space of its configurations.
struct OpenMpcArguments {
  std::vector<std::string> files;
  std::string database;
  std::string cudaPath;
  std::string setupFile;
  std::vector<std::string> approved; ///< beside those of the setup file
  std::string level = "program";
  bool json = false;

  /// `levels` are those that the command knows, each with what it means.
  void addTo(CLI::App &command, const std::vector<std::pair<std::string, std::string>> &levels);

  /// The sources, without options.
  std::vector<workflow::TranslateRequest> sources(const CommandContext &context) const;

  /// The setup file's, or the default one. Warnings are told on standard error.
  Result<openmp::SpaceSetup> setup() const;

  workflow::TuningLevel tuningLevel() const;
};

/// What the commands that read spaces know of levels.
inline const std::vector<std::pair<std::string, std::string>> levelsOfSpaces{
    {"program", "options, which hold for all kernels (default)"},
    {"kernel", "clauses of each kernel, in all combinations"}};

/// Prunes the program within the limits of reading.
Result<openmp::PrunedProgram> pruned(const OpenMpcArguments &arguments, const CommandContext &context);

/// Adds `openmpc tune` to the command.
void addOpenMpcTune(CLI::App &command, CommandContext &context);

} // namespace warpgrain::cli

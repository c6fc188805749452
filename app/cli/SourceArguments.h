// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Commands.h"
#include "core/workflow/OpenedSource.h"

#include <filesystem>
#include <string>

namespace warpgrain::cli {

/// The arguments that name a source and say how to read it; the same for every command that reads
/// one.
struct SourceArguments {
  std::string file;
  std::string database;
  std::string cudaPath;
  std::string architecture; ///< empty: what the flags name, or sm_90
  bool withoutCompatibility = false;
  bool json = false;
  bool builds = false;               ///< the command builds with nvcc
  bool trusts = false;               ///< programs that the source's folder names may be started
  std::filesystem::path flagsFolder; ///< that relative compile flags refer to; empty: the working folder

  void addTo(CLI::App &command);
  /// All but the file: of a command that takes several.
  void addOptionsTo(CLI::App &command);
  /// Of a command that builds.
  void addTrustTo(CLI::App &command);
};

using workflow::OpenedSource;

/// Tells that a source is read without a toolkit.
void noteMissingToolkit();

/// Reads a source. With many parses ahead its headers are precompiled.
Result<OpenedSource> open(const SourceArguments &arguments, const CommandContext &context, bool manyParses = false);

} // namespace warpgrain::cli

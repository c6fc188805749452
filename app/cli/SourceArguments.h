// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Commands.h"
#include "core/base/Error.h"
#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"
#include "core/model/Unit.h"
#include "core/run/KernelSubject.h"

#include <filesystem>
#include <memory>
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
  std::filesystem::path flagsFolder; ///< that relative compile flags refer to; empty: the working folder

  void addTo(CLI::App &command);
};

/// A source that was read: its model, and the parser that made it.
struct OpenedSource {
  std::unique_ptr<frontend::Parser> parser;
  model::Unit unit;
  Result<build::CudaToolkit> toolkit; ///< or why there is none
  std::string architecture;           ///< as asked for, or as the flags name it
  bool suppliesRemovedNames = true;   ///< as KernelSubject's

  /// A kernel of the source as all work on it takes it; it refers to this object.
  execute::KernelSubject subject(model::FunctionId kernel) const;
};

/// Reads a source. With many parses ahead its headers are precompiled.
Result<OpenedSource> open(const SourceArguments &arguments, const CommandContext &context, bool manyParses = false);

} // namespace warpgrain::cli

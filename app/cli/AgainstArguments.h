// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/KernelArgument.h"
#include "core/run/launch/LaunchForm.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::cli {

/// The options that name a kernel which a person wrote to do the same as another one.
struct AgainstArguments {
  std::string file;
  std::string kernel;   ///< empty: it has the original's name
  std::string instance; ///< empty: the original's
  std::string grid;
  std::string block;
  std::optional<std::uint64_t> shared;

  void addTo(CLI::App &command);

  bool isGiven() const { return !file.empty(); }

  /// What is wrong with the options themselves.
  Result<void> check() const;
  /// Reads the source as the original's is read.
  Result<OpenedSource> open(const SourceArguments &original, const CommandContext &context) const;
  /// Its kernel, with the extents that were given. `original` is the qualified name of the other kernel. The subject
  /// refers to the source.
  Result<run::KernelSubject> subject(const OpenedSource &source, const std::string &original) const;

private:
  Result<run::LaunchForm> extents() const;
};

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/launch/ResolveLaunch.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// The options by which a launch is given: a file, and what goes before it.
struct LaunchArguments {
  std::string file;
  std::string grid;
  std::string block;
  std::string instance;
  std::optional<std::uint64_t> shared;
  std::vector<std::string> values;   ///< NAME=VALUE
  std::vector<std::string> elements; ///< NAME=NUMBER
  std::vector<std::string> fills;    ///< NAME=FILL
  std::string tolerance;             ///< "1e-6" or "1e-6,1e-9"
  std::optional<std::uint64_t> seed;

  void addTo(CLI::App &command);
  /// Whether any of them is there.
  bool isGiven() const;
  /// Whether one of them says what is launched, not only how its outputs are compared.
  bool describesLaunch() const;
  /// The launch form: the file's, with the options in place. Fails (usage) for what cannot be read so, (input) where
  /// there is no such file.
  Result<run::LaunchForm> form() const;
};

/// Writes the extents of --block and --grid into a form; an empty text leaves them alone. Fails (usage).
Result<void> addExtents(const std::string &block, const std::string &grid, run::LaunchForm &form);

} // namespace warpgrain::cli

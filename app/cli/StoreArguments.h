// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Record.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// Where a command keeps what it finds.
struct StoreArguments {
  std::string store; ///< empty: the person's own
  bool withoutStore = false;

  void addTo(CLI::App &command, const std::string &whatNoStoreSays);
  /// Empty: nothing is kept.
  std::filesystem::path path() const;
  /// Adds records. What is wrong with the store is told on standard error, and fails nothing.
  void keep(const std::vector<tune::Record> &records) const;
};

} // namespace warpgrain::cli

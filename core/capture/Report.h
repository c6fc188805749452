// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::capture {

/// What the library has seen in one process, for the command line that started it.
struct CaptureReport {
  bool captured = false;
  std::string kernel;  ///< the symbol that was captured
  std::string problem; ///< why a launch that was asked for was not recorded, or why nothing can be
  std::vector<std::string> notes;
  std::map<std::string, std::uint64_t> launches; ///< of each kernel, by symbol
  std::uint64_t graphLaunches = 0;               ///< of graphs: their kernels are not seen one by one

  friend bool operator==(const CaptureReport &, const CaptureReport &) = default;
};

std::string reportText(const CaptureReport &report);

/// Fails (input) where it is none.
Result<CaptureReport> parseReport(const std::string &text);

/// Reads what the processes of a program have left in a folder: one report each.
std::vector<CaptureReport> readReports(const std::filesystem::path &folder);

} // namespace warpgrain::capture

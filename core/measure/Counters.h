// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace warpgrain::measure {

/// A quantity that the GPU counts while a kernel runs.
struct CounterInfo {
  std::string_view key;    ///< in results: "global_load_sectors"
  std::string_view metric; ///< CUPTI's and ncu's name of it
  std::string_view unit;   ///< "sectors of 32 bytes", "%"
  std::string_view meaning;
};

/// All that are read. Not every GPU has every one.
std::span<const CounterInfo> allCounters();

/// Values by key, of one launch.
using Counters = std::map<std::string, double, std::less<>>;

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/workflow/LaunchFloor.h"

#include <optional>
#include <string>

namespace warpgrain::cli {

/// Times in microseconds that are compared with a floor.
struct FloorTimes {
  std::optional<double> original;
  std::optional<double> best;
};

/// A line: "floor: 256.80 us, by operations; the original is 7.23 times above it, the best plan 2.53 times".
std::string floorText(const estimate::Estimated<estimate::Floor> &floor, const FloorTimes &times);

Json floorJson(const estimate::Estimated<estimate::Floor> &floor, const FloorTimes &times);

} // namespace warpgrain::cli

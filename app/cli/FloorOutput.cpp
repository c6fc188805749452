// SPDX-License-Identifier: Apache-2.0
#include "app/cli/FloorOutput.h"

#include "app/cli/Numbers.h"

namespace warpgrain::cli {

namespace {

Json timesOrNull(const estimate::Floor &floor, const std::optional<double> &time) {
  return time ? Json(workflow::timesAbove(floor, *time)) : Json(nullptr);
}

} // namespace

std::string floorText(const estimate::Estimated<estimate::Floor> &floor, const FloorTimes &times) {
  if (!floor) return "floor: not known, because " + floor.error() + "\n";
  const bool isWhole = floor->notCounted.empty();
  std::string out = std::string("floor: ") + (isWhole ? "" : "at least ") + fixed(floor->microseconds(), 2) +
                    " us, by " + std::string(nameOf(floor->by));
  const auto above = [&](double time) { return fixed(workflow::timesAbove(*floor, time), 2) + " times"; };
  if (times.original) out += "; the original takes " + above(*times.original) + " as long";
  if (times.best) out += (times.original ? ", the best plan " : "; the best plan takes ") + above(*times.best);
  out += "\n";
  if (!isWhole) out += "not counted in the floor: " + floor->notCounted.front() + "\n";
  return out;
}

Json floorJson(const estimate::Estimated<estimate::Floor> &floor, const FloorTimes &times) {
  if (!floor) return {{"us", nullptr}, {"reason", floor.error()}};
  return {{"us", floor->microseconds()},
          {"by", nameOf(floor->by)},
          {"bytes", floor->bytes},
          {"memory_us", floor->memorySeconds * 1e6},
          {"operations_us", floor->operationSeconds * 1e6},
          {"original_times", timesOrNull(*floor, times.original)},
          {"best_times", timesOrNull(*floor, times.best)},
          {"not_counted", floor->notCounted}};
}

} // namespace warpgrain::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/FollowingExtents.h"

#include <utility>

namespace warpgrain::gui {

FollowingExtents followingExtents(const model::Unit &unit, std::size_t launch,
                                  std::map<std::string, std::int64_t> known, const std::vector<std::string> &missing) {
  if (missing.empty() || launch >= unit.launches.size()) return {};
  constexpr std::int64_t some = 1024;
  for (const std::string &name : missing)
    known.try_emplace(name, some);
  run::SourceNumbers numbers = run::numbersOf(unit, unit.launches[launch], {}, known);
  return {.grid = std::move(numbers.grid), .block = std::move(numbers.block)};
}

} // namespace warpgrain::gui

// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchArguments.h"

#include "core/model/PassedPlaces.h"

#include <algorithm>

namespace warpgrain::model {

std::vector<OnePointer> parametersOfOnePointer(const Unit &unit, FunctionId kernel) {
  std::vector<OnePointer> out;
  for (const OnePassedPointer &pair : placesOfOnePointer(unit, kernel))
    if (pair.first.position && pair.second.position && pair.first.member.empty() && pair.second.member.empty())
      out.push_back({.first = *pair.first.position,
                     .second = *pair.second.position,
                     .launch = pair.launch,
                     .argument = pair.argument,
                     .isInAll = pair.isInAll});
  return out;
}

std::optional<std::size_t> positionOfParameter(const Function &kernel, const SourceSpan &name) {
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
    if (kernel.body[kernel.parameters[i]].nameSpan == name) return i;
  return std::nullopt;
}

FunctionId functionOf(const Unit &unit, const Body &body) {
  for (std::size_t i = 0; i < unit.functions.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    const auto isThis = [&body](const Instance &instance) { return &instance.body == &body; };
    if (&unit[id].body == &body || std::ranges::any_of(unit[id].instances, isThis)) return id;
  }
  return none<FunctionId>;
}

} // namespace warpgrain::model

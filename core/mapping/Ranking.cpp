// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Ranking.h"

#include <algorithm>
#include <tuple>

namespace warpgrain::mapping {

namespace {

using Key = std::tuple<double, double, double, double>;

/// What configurations are ordered by: the smaller key comes first.
Key keyOf(const Configuration &each, const SearchRules &rules, bool isByGain) {
  const auto cost = static_cast<double>(each.numbers.cost);
  const double threads = rules.countsThreads ? -each.active.threadOccupancy : 0;
  if (!isByGain) return {cost, -each.active.occupancy, -static_cast<double>(each.active.groups), threads};
  const auto size = static_cast<double>(each.group.threads());
  return {-static_cast<double>(each.numbers.gain), cost, rules.largeGroupsFirst ? -size : size, 0};
}

Ranking search(const LoopNest &nest, const SearchRules &rules) {
  Ranking out;
  const auto mappings = rules.only.empty() ? legalMappings(nest, rules.rank.value_or(rankOf(nest))) : rules.only;
  const std::size_t rank = mappings.empty() ? 0 : mappings.front().rank();
  const std::int64_t largest = largestGroup(rules.limits, rules.counting, rules.registersPerThread, rules.recommended);
  const auto groups = groupTable(rank, {.largest = largest, .smallest = rules.smallest, .unit = rules.unit});
  for (const Mapping &mapping : mappings) {
    const auto spaces = chooseSpaces(nest, mapping, rules.constantBytes);
    for (const Group &group : groups) {
      Configuration each{.mapping = mapping, .group = group, .numbers = numbersOf(nest, mapping, group, spaces)};
      each.active = activeGroups(rules.limits, rules.counting,
                                 {.threads = group.threads(),
                                  .registersPerThread = rules.registersPerThread,
                                  .localBytes = each.numbers.localBytes});
      (each.active.groups >= 1 ? out.ranked : out.dropped).push_back(std::move(each));
    }
  }
  return out;
}

} // namespace

SearchRules paperRules(std::int64_t registersPerThread) {
  return {.limits = device::limitsOf({.major = 1, .minor = 3}).value(), .registersPerThread = registersPerThread};
}

SearchRules ourRules(const device::MultiprocessorLimits &limits, std::int64_t registersPerThread) {
  return {.limits = limits,
          .counting = Counting::device,
          .registersPerThread = registersPerThread,
          .recommended = limits.threadsPerBlock,
          .smallest = limits.warpSize,
          .unit = limits.warpSize,
          .largeGroupsFirst = false,
          .countsThreads = true};
}

Ranking rankMappings(const LoopNest &nest, const SearchRules &rules) {
  Ranking out = search(nest, rules);
  out.isByGain = std::ranges::any_of(out.ranked, [](const auto &each) { return each.numbers.gain > 0; });
  const auto key = [&](const Configuration &each) { return keyOf(each, rules, out.isByGain); };
  std::ranges::stable_sort(out.ranked, {}, key);
  for (std::size_t i = 0; i < out.ranked.size(); ++i)
    out.ranked[i].rank = i == 0 ? 1 : out.ranked[i - 1].rank + (key(out.ranked[i - 1]) == key(out.ranked[i]) ? 0 : 1);
  return out;
}

} // namespace warpgrain::mapping

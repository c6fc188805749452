// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Ranking.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace warpgrain::mapping {

namespace {

using Key = std::tuple<double, double, double, double>;

/// Whether the threads of a mapping are at least as many as the device holds at once; also where they are not known.
bool fillsDevice(const LoopNest &nest, const Mapping &mapping, const SearchRules &rules) {
  std::int64_t threads = 1;
  for (const std::size_t loop : mapping.loops) {
    if (!nest.loops[loop].trips) return true;
    threads *= *nest.loops[loop].trips;
  }
  return threads >= rules.multiprocessors * rules.limits.threadsPerMultiprocessor;
}

/// Doublings between the size of a group and the one that comes first.
double distanceOf(const Configuration &each, const SearchRules &rules) {
  return std::abs(std::log2(static_cast<double>(each.group.threads())) -
                  std::log2(static_cast<double>(favouredThreads(each, rules))));
}

/// What configurations are ordered by: the smaller key comes first.
Key keyOf(const Configuration &each, const SearchRules &rules, bool isByGain) {
  const auto cost = static_cast<double>(each.numbers.cost);
  const double threads = rules.countsThreads ? -each.active.threadOccupancy : 0;
  if (rules.favoured > 0) {
    const double distance = distanceOf(each, rules);
    const double occupancy = each.fillsDevice ? -each.active.occupancy : 0;
    if (isByGain) return {-gainOfAThread(each), costOfAThread(each), occupancy, distance};
    return {costOfAThread(each), occupancy, distance, threads};
  }
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
      each.fillsDevice = fillsDevice(nest, mapping, rules);
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

SearchRules ourRules(const device::MultiprocessorLimits &limits, std::int64_t registersPerThread,
                     std::int64_t multiprocessors) {
  return {.limits = limits,
          .counting = Counting::device,
          .registersPerThread = registersPerThread,
          .recommended = limits.threadsPerBlock,
          .smallest = limits.warpSize,
          .unit = limits.warpSize,
          .largeGroupsFirst = false,
          .countsThreads = true,
          .favoured = limits.capability >= device::ComputeCapability{.major = 7, .minor = 0} ? 256 : 0,
          .multiprocessors = multiprocessors};
}

double gainOfAThread(const Configuration &configuration) {
  const std::int64_t elements = configuration.group.threads() * stripOf(configuration.mapping, configuration.group);
  return static_cast<double>(configuration.numbers.gain) / static_cast<double>(elements);
}

double costOfAThread(const Configuration &configuration) {
  return static_cast<double>(configuration.numbers.cost) / static_cast<double>(configuration.group.threads());
}

std::int64_t favouredThreads(const Configuration &configuration, const SearchRules &rules) {
  return configuration.fillsDevice ? rules.favoured : rules.smallest;
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

// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Footing.h"

#include <cmath>

namespace warpgrain::mapping {

namespace {

std::string against(std::int64_t one, std::int64_t other) {
  return std::to_string(one) + " against " + std::to_string(other);
}

std::string percents(double one, double other) {
  const auto text = [](double value) { return std::to_string(std::lround(100 * value)) + " %"; };
  return text(one) + " against " + text(other);
}

bool hasOtherCost(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  return rules.favoured > 0 ? costOfAThread(upper) != costOfAThread(lower) : upper.numbers.cost != lower.numbers.cost;
}

bool hasOtherGain(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  return rules.favoured > 0 ? gainOfAThread(upper) != gainOfAThread(lower) : upper.numbers.gain != lower.numbers.gain;
}

/// "a cost of 0 against 272"; our rules compare what each thread has of it.
std::string costs(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (rules.favoured == 0) return "a cost of " + against(upper.numbers.cost, lower.numbers.cost) + ".";
  const auto text = [](const Configuration &each) {
    return std::to_string(each.numbers.cost) + " of " + std::to_string(each.group.threads()) + " threads";
  };
  return "a cost of " + text(upper) + " against " + text(lower) + ".";
}

/// The gain of groups; our rules compare what each thread has of it for an element of the strips.
std::string gains(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (rules.favoured == 0) return against(upper.numbers.gain, lower.numbers.gain) + ".";
  const auto text = [](const Configuration &each) {
    return std::to_string(each.numbers.gain) + " of " + std::to_string(each.group.threads()) + " threads and " +
           std::to_string(stripOf(each.mapping, each.group)) + " elements";
  };
  return text(upper) + " against " + text(lower) + ".";
}

/// By the size of the groups, as our rules order them.
std::string bySize(const Configuration &upper, const Configuration &lower, const SearchRules &rules,
                   const std::string &equal) {
  const std::string sizes = against(upper.group.threads(), lower.group.threads()) + " threads.";
  if (!upper.fillsDevice)
    return equal +
           " equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: " + sizes;
  return equal + " equal, and groups of about " + std::to_string(favouredThreads(upper, rules)) +
         " threads were measured to be faster: " + sizes;
}

std::string byGain(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (hasOtherGain(upper, lower, rules)) return "Its strips in local memory gain more: " + gains(upper, lower, rules);
  if (hasOtherCost(upper, lower, rules))
    return "The gain is equal, and fewer accesses are not coalesced: " + costs(upper, lower, rules);
  if (rules.favoured > 0 && upper.fillsDevice && upper.active.occupancy != lower.active.occupancy)
    return "Gain and cost are equal, and the occupancy is higher: " +
           percents(upper.active.occupancy, lower.active.occupancy) + ".";
  if (rules.favoured > 0) return bySize(upper, lower, rules, "Gain and cost are");
  const std::string sizes = against(upper.group.threads(), lower.group.threads());
  return rules.largeGroupsFirst
             ? "Gain and cost are equal, and the paper puts larger groups first: " + sizes + " threads."
             : "Gain and cost are equal, and smaller groups were measured to be faster: " + sizes + " threads.";
}

std::string byOccupancy(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (hasOtherCost(upper, lower, rules)) return "Fewer accesses are not coalesced: " + costs(upper, lower, rules);
  const bool isBySize = rules.favoured > 0 && upper.group.threads() != lower.group.threads();
  if (isBySize && !upper.fillsDevice) return bySize(upper, lower, rules, "The cost is");
  if (upper.active.occupancy != lower.active.occupancy)
    return "The cost is equal, and the occupancy is higher: " +
           percents(upper.active.occupancy, lower.active.occupancy) + ".";
  if (isBySize) return bySize(upper, lower, rules, "Cost and occupancy are");
  if (upper.active.groups != lower.active.groups)
    return "Cost and occupancy are equal, and more groups are active: " +
           against(upper.active.groups, lower.active.groups) + ".";
  return "Cost, occupancy and active groups are equal, and more of the threads are in use: " +
         percents(upper.active.threadOccupancy, lower.active.threadOccupancy) + ".";
}

} // namespace

std::string whyAbove(const Configuration &upper, const Configuration &lower, const Ranking &ranking,
                     const SearchRules &rules) {
  if (upper.rank == lower.rank) return "The rules do not tell it from the next one: they share the rank.";
  return ranking.isByGain ? byGain(upper, lower, rules) : byOccupancy(upper, lower, rules);
}

} // namespace warpgrain::mapping

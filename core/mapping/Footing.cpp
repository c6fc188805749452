// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Footing.h"

#include "core/base/messages/Messages.h"

#include <cmath>
#include <vector>

namespace warpgrain::mapping {

namespace {

using messages::MessageId;
using messages::sentence;

std::string number(std::int64_t value) {
  return std::to_string(value);
}

std::string percent(double value) {
  return std::to_string(std::lround(100 * value));
}

bool hasOtherCost(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  return rules.favoured > 0 ? costOfAThread(upper) != costOfAThread(lower) : upper.numbers.cost != lower.numbers.cost;
}

bool hasOtherGain(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  return rules.favoured > 0 ? gainOfAThread(upper) != gainOfAThread(lower) : upper.numbers.gain != lower.numbers.gain;
}

/// A sentence about two numbers.
std::string against(MessageId id, std::int64_t upper, std::int64_t lower) {
  return sentence(id, {number(upper), number(lower)});
}

/// A sentence about two costs. Our rules compare what each thread has of it.
std::string costs(MessageId ofGroups, MessageId ofThreads, const Configuration &upper, const Configuration &lower,
                  const SearchRules &rules) {
  if (rules.favoured == 0) return against(ofGroups, upper.numbers.cost, lower.numbers.cost);
  return sentence(ofThreads, {number(upper.numbers.cost), number(upper.group.threads()), number(lower.numbers.cost),
                              number(lower.group.threads())});
}

/// A sentence about two gains. Our rules compare what each thread has of it for an element of the strips.
std::string gains(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (rules.favoured == 0) return against(MessageId::mappingGain, upper.numbers.gain, lower.numbers.gain);
  std::vector<std::string> arguments;
  for (const Configuration *each : {&upper, &lower})
    for (const std::int64_t value : {each->numbers.gain, each->group.threads(), stripOf(each->mapping, each->group)})
      arguments.push_back(number(value));
  return sentence(MessageId::mappingGainOfThreads, arguments);
}

/// By the size of the groups, as our rules order them.
std::string bySize(MessageId favoured, MessageId smallest, const Configuration &upper, const Configuration &lower,
                   const SearchRules &rules) {
  if (!upper.fillsDevice) return against(smallest, upper.group.threads(), lower.group.threads());
  return sentence(
      favoured, {number(favouredThreads(upper, rules)), number(upper.group.threads()), number(lower.group.threads())});
}

std::string byGain(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (hasOtherGain(upper, lower, rules)) return gains(upper, lower, rules);
  if (hasOtherCost(upper, lower, rules))
    return costs(MessageId::mappingCostBehindGain, MessageId::mappingCostOfThreadsBehindGain, upper, lower, rules);
  if (rules.favoured > 0 && upper.fillsDevice && upper.active.occupancy != lower.active.occupancy)
    return sentence(MessageId::mappingOccupancyBehindGain,
                    {percent(upper.active.occupancy), percent(lower.active.occupancy)});
  if (rules.favoured > 0)
    return bySize(MessageId::mappingFavouredBehindGain, MessageId::mappingSmallBehindGain, upper, lower, rules);
  return against(rules.largeGroupsFirst ? MessageId::mappingLarger : MessageId::mappingSmaller, upper.group.threads(),
                 lower.group.threads());
}

std::string byOccupancy(const Configuration &upper, const Configuration &lower, const SearchRules &rules) {
  if (hasOtherCost(upper, lower, rules))
    return costs(MessageId::mappingCost, MessageId::mappingCostOfThreads, upper, lower, rules);
  const bool isBySize = rules.favoured > 0 && upper.group.threads() != lower.group.threads();
  if (isBySize && !upper.fillsDevice)
    return bySize(MessageId::mappingFavoured, MessageId::mappingSmall, upper, lower, rules);
  if (upper.active.occupancy != lower.active.occupancy)
    return sentence(MessageId::mappingOccupancy, {percent(upper.active.occupancy), percent(lower.active.occupancy)});
  if (isBySize) return bySize(MessageId::mappingFavoured, MessageId::mappingSmall, upper, lower, rules);
  if (upper.active.groups != lower.active.groups)
    return against(MessageId::mappingActive, upper.active.groups, lower.active.groups);
  return sentence(MessageId::mappingThreads,
                  {percent(upper.active.threadOccupancy), percent(lower.active.threadOccupancy)});
}

} // namespace

std::string whyAbove(const Configuration &upper, const Configuration &lower, const Ranking &ranking,
                     const SearchRules &rules) {
  if (upper.rank == lower.rank) return sentence(MessageId::mappingSharesRank);
  return ranking.isByGain ? byGain(upper, lower, rules) : byOccupancy(upper, lower, rules);
}

} // namespace warpgrain::mapping

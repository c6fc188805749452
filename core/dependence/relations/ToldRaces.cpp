// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/ToldRaces.h"

#include <algorithm>
#include <utility>

namespace warpgrain::dependence {

using namespace access;

std::optional<ArrayId> ToldRaces::arrayOf(const AccessInstance &access) const {
  return access.array && !instances_[*access.array].unknownBase ? access.array : std::nullopt;
}

bool ToldRaces::isEnough(const AccessInstance &access) const {
  const auto array = arrayOf(access);
  return std::ranges::any_of(entries_, [&](const Entry &entry) {
    return entry.array == array && entry.finding.dependence.isCertain() && !entry.finding.isBenign;
  });
}

void ToldRaces::add(const AccessInstance &access, RaceFinding finding) {
  Entry entry{.array = arrayOf(access), .finding = std::move(finding)};
  const auto known = std::ranges::find_if(entries_, [&](const Entry &other) {
    return other.array == entry.array && other.finding.isBenign == entry.finding.isBenign;
  });
  if (known == entries_.end())
    entries_.push_back(std::move(entry));
  else if (!known->finding.dependence.isCertain() && entry.finding.dependence.isCertain())
    *known = std::move(entry);
}

/// True for stores of one value where the same references race, as certainly, with different values.
bool ToldRaces::isCovered(const Entry &entry) const {
  return entry.finding.isBenign && std::ranges::any_of(entries_, [&](const Entry &other) {
           return other.array == entry.array && !other.finding.isBenign &&
                  (other.finding.dependence.isCertain() || !entry.finding.dependence.isCertain());
         });
}

void ToldRaces::appendTo(RaceReport &report) const {
  for (const Entry &entry : entries_)
    if (!isCovered(entry))
      (entry.finding.dependence.isCertain() ? report.races : report.possible).push_back(entry.finding);
}

} // namespace warpgrain::dependence

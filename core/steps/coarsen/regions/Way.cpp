// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Way.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace warpgrain::transform {

using model::VariableId;

namespace {

using Variables = std::set<VariableId>;

Variables inBoth(const Variables &a, const Variables &b) {
  Variables out;
  std::ranges::set_intersection(a, b, std::inserter(out, out.end()));
  return out;
}

} // namespace

Sources bounded(Sources sources) {
  constexpr std::size_t mostSources = 16;
  if (sources.size() <= mostSources) return sources;
  Variables common = *sources.begin();
  for (const Variables &each : sources)
    common = inBoth(common, each);
  return {common};
}

Sources eitherOf(Sources a, const Sources &b) {
  a.insert(b.begin(), b.end());
  return bounded(std::move(a));
}

WayValue eitherOf(const WayValue &a, const WayValue &b) {
  WayValue out{.from = eitherOf(a.from, b.from),
               .copies = a.copies,
               .mayBeZero = a.mayBeZero || b.mayBeZero,
               .truth = a.truth == b.truth ? a.truth : std::nullopt};
  out.copies.insert(b.copies.begin(), b.copies.end());
  return out;
}

WayValue Way::valueOf(VariableId variable) const {
  const auto found = values.find(variable);
  if (found != values.end()) return found->second;
  return {.from = {{variable}}, .copies = {variable}, .mayBeZero = false, .truth = {}};
}

std::set<VariableId> Way::moved() const {
  Variables out = blank;
  const auto isMoved = [&](const auto &each) {
    const auto &[name, value] = each;
    return !out.contains(name) && !value.copies.contains(name) &&
           std::ranges::all_of(value.from, [&](const Variables &sources) {
             return sources.contains(name) || !inBoth(sources, out).empty();
           });
  };
  for (auto next = std::ranges::find_if(values, isMoved); next != values.end();
       next = std::ranges::find_if(values, isMoved))
    out.insert(next->first);
  return out;
}

bool Way::movesAllLooks() const {
  const Variables all = moved();
  return std::ranges::all_of(looks, [&](const auto &look) {
    return std::ranges::all_of(look.second, [&](const Variables &sources) { return !inBoth(sources, all).empty(); });
  });
}

void Way::join(const Way &other) {
  for (const auto &[variable, value] : other.values)
    values[variable] = eitherOf(valueOf(variable), value);
  for (auto &[variable, value] : values)
    if (!other.values.contains(variable)) value = eitherOf(value, other.valueOf(variable));
  for (const auto &[look, place] : other.looks) {
    const auto [at, isNew] = looks.try_emplace(look, place);
    if (!isNew) at->second = eitherOf(at->second, place);
  }
  blank.insert(other.blank.begin(), other.blank.end());
}

} // namespace warpgrain::transform

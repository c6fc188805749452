// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/Races.h"

#include "app/gui/base/Texts.h"
#include "core/dependence/relations/KernelDependences.h"

#include <algorithm>

namespace warpgrain::gui {

std::vector<RacySpan> racesOf(const model::Unit &unit, const access::KernelFacts &facts) {
  std::vector<RacySpan> spans;
  for (const dependence::RaceFinding &race : dependence::findRaces(unit, facts.instances).races) {
    if (race.isBenign) continue;
    for (const std::size_t end : {race.dependence.source, race.dependence.sink}) {
      const SourceSpan span = facts.instances.accesses[end].span;
      const bool isNew = std::ranges::find(spans, span, &RacySpan::span) == spans.end();
      if (!span.empty() && isNew) spans.push_back({.span = span, .sentence = toQString(race.sentence)});
    }
  }
  return spans;
}

} // namespace warpgrain::gui

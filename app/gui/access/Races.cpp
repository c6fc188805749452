// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/Races.h"

#include "app/gui/Texts.h"
#include "core/dependence/race/Race.h"

namespace warpgrain::gui {

std::vector<RacySpan> racesOf(const model::Unit &unit, const access::KernelFacts &facts) {
  const model::Body *body = facts.instances.body;
  if (body == nullptr || !model::isSome(body->root)) return {};
  const model::BodyIndex index(*body, unit);
  dependence::EffectsAnalysis effects(unit);
  const auto race = dependence::findRace(index, effects, facts.launch.block);
  if (!race) return {};
  const QString sentence = toQString(race->sentence(index));
  std::vector<RacySpan> spans;
  for (const model::Access &access : {race->write, race->read})
    if (const SourceSpan span = (*body)[access.expression].spelling.span;
        !span.empty() && (spans.empty() || spans.front().span != span))
      spans.push_back({.span = span, .sentence = sentence});
  return spans;
}

} // namespace warpgrain::gui

// SPDX-License-Identifier: Apache-2.0
#include "core/run/UncheckedRace.h"

#include "core/dependence/relations/LaunchFacts.h"
#include "core/model/Dialect.h"
#include "core/run/launch/VariantLaunch.h"

namespace warpgrain::run {

std::string uncheckedRace(const KernelSubject &subject, const ResolvedLaunch &launch) {
  if (subject.unit->dialect->runsAreWatched()) return {};
  const LaunchShape shape = shapeOf(launch);
  access::LaunchContext context;
  for (const model::Axis axis : model::allAxes) {
    context.block[axis] = shape.block[indexOf(axis)];
    context.grid[axis] = shape.grid[indexOf(axis)];
  }
  context.arguments = shape.integers;
  context.instance = launch.kernel.instance;
  const dependence::RaceReport found = dependence::launchFactsWithRaces(*subject.unit, subject.kernel, context).races;
  for (const auto *list : {&found.races, &found.possible})
    for (const dependence::RaceFinding &race : *list)
      if (!race.isBenign) return race.reason.text();
  return found.limit ? found.limit->text() : std::string();
}

} // namespace warpgrain::run

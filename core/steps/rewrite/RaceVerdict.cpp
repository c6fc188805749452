// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/RaceVerdict.h"

#include <algorithm>

namespace warpgrain::transform {

using dependence::RaceFinding;
using dependence::RaceReport;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool matters(const RaceFinding &finding) {
  return finding.dependence.carrier == dependence::Carrier::thread && !finding.isBenign;
}

} // namespace

void judgeRaces(KernelStudy &study, Verdict &verdict) {
  const RaceReport &report = study.races();
  if (const auto race = std::ranges::find_if(report.races, matters); race != report.races.end()) {
    verdict = Verdict::illegal({ReasonId::raceFound, {race->sentence}}, race->span);
    return;
  }
  assumeNoRaces(study, verdict);
}

void assumeNoRaces(KernelStudy &study, Verdict &verdict) {
  const RaceReport &report = study.races();
  const SourceSpan place = study.kernel().nameSpan;
  if (report.isFreeWithinBlocks()) {
    verdict.reasons.push_back({ReasonId::noRaceShown, {}, place});
  } else {
    verdict.assume(ReasonId::noRacesAssumed, place);
    if (const auto race = std::ranges::find_if(report.races, matters); race != report.races.end())
      verdict.reasons.push_back({ReasonId::raceFound, {race->sentence}, race->span});
    else if (const auto open = std::ranges::find_if(report.possible, matters); open != report.possible.end())
      verdict.reasons.push_back({ReasonId::notShown, {open->sentence}, open->span});
    else if (!report.limit.empty())
      verdict.reasons.push_back({ReasonId::notShown, {report.limit}, place});
  }
  for (const std::string &assumption : report.assumptions)
    verdict.assume({ReasonId::analysisAssumes, {assumption}}, place);
}

} // namespace warpgrain::transform

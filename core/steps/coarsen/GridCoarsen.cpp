// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/GridCoarsen.h"

#include "core/steps/coarsen/WholeBody.h"
#include "core/steps/coarsen/extents/GuardedLaunches.h"
#include "core/steps/coarsen/extents/RoundedGrid.h"
#include "core/steps/rewrite/ComposedIndex.h"
#include "core/steps/rewrite/LaunchRewriter.h"

#include <algorithm>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class GridPreparer {
public:
  GridPreparer(KernelStudy &study, const CoarsenStep &step)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), step_(step) {}

  Preparation run() {
    Preparation out;
    if (const auto why = whyNot()) return refused(*why);
    const GridFacts facts = findGridFacts(study_);
    if (facts.obstacle) return refused(*facts.obstacle);
    if (step_.guarded) return guarded(facts);
    const LaunchRewriter launches(unit_, study_.id());
    if (out.verdict = launches.check(LaunchRewriter::Change::gridAlone); !out.verdict.allows()) return out;
    const RoundedGrid rounded = roundedGridOf(study_, step_.axis);
    const BlockExtent extent = checkExtent(unit_, study_.id(), step_, out.verdict, 0, static_cast<bool>(rounded));
    if (!out.verdict.allows()) return out;
    tellOf(rounded, out.verdict);

    Merge merge = makeMerge(unit_, kernel_, step_, extent, study_.dialect());
    merge.separated = facts.sharesMemory;
    auto helpers = planHelpers(study_.index(), study_.id(), study_.effects(), merge, extent);
    if (!helpers) return refused(helpers.error());
    auto plan = planWholeBody(study_, std::move(merge), std::move(*helpers));
    if (!plan) return refused(plan.error());
    auto grids = launches.divideGrid(step_.axis, step_.factor, static_cast<bool>(rounded));
    if (!grids) return refused(grids.error());
    out.others = std::move(*grids);
    out.others.insert(out.others.end(), plan->helpers.edits.begin(), plan->helpers.edits.end());
    if (kernel_.nameSpan.file != mainFile)
      out.verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                         kernel_.nameSpan);
    assumeNoOffset(unit_, out.verdict);
    out.plan = std::move(*plan);
    return out;
  }

private:
  /// The kernel is handed the old grid, and blocks beyond it do nothing: all threads of one alike, so that barriers
  /// stay where all come to them.
  Preparation guarded(const GridFacts &facts) {
    Merge merge = makeMerge(unit_, kernel_, step_, {}, study_.dialect());
    guardByHanded(merge, unit_, kernel_);
    merge.separated = facts.sharesMemory;
    auto plan = planWholeBody(study_, std::move(merge), {});
    if (!plan) return refused(plan.error());
    auto launches = guardedLaunches(study_, step_, plan->merge.handed);
    if (!launches) return refused(launches.error());
    Preparation out;
    out.others = std::move(*launches);
    if (unit_.launchesOf(study_.id()).empty()) out.verdict.assume(ReasonId::noLaunchToPersist, kernel_.nameSpan);
    if (kernel_.nameSpan.file != mainFile)
      out.verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                         kernel_.nameSpan);
    assumeNoOffset(unit_, out.verdict);
    out.plan = std::move(*plan);
    return out;
  }

  static Preparation refused(Verdict why) { return {std::move(why), std::nullopt, {}}; }

  void tellOf(const RoundedGrid &rounded, Verdict &verdict) const {
    for (const GridCover &cover : rounded.covers) {
      const Variable &parameter = body_[kernel_.parameters[cover.parameter]];
      verdict.reasons.push_back(
          {ReasonId::gridRoundedUp, {parameter.name, std::string(1, letterOf(step_.axis))}, parameter.nameSpan});
      verdict.assume({ReasonId::coveredParameterAtMost, {parameter.name, greatestCovered(cover, step_.factor)}},
                     parameter.nameSpan);
    }
  }

  std::optional<Verdict> whyNot() {
    if (auto why = whyNotInLoop(unit_, kernel_)) return why;
    const dependence::Effects &effects = study_.effects().ofFunction(study_.id());
    if (effects.has(dependence::blockIdxTrait(step_.axis)) || effects.has(dependence::Trait::blockIdxWhole))
      return std::nullopt;
    return Verdict::illegal({ReasonId::blockIndexNotRead, {letterOf(step_.axis)}}, kernel_.nameSpan);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  CoarsenStep step_;
};

} // namespace

Preparation prepareGridCoarsening(KernelStudy &study, const CoarsenStep &step) {
  return GridPreparer(study, step).run();
}

} // namespace warpgrain::transform

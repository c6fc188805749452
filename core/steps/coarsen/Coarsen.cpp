// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/LaunchExtents.h"
#include "core/steps/Transformations.h"
#include "core/steps/coarsen/GridCoarsen.h"
#include "core/steps/coarsen/Preparation.h"
#include "core/steps/coarsen/extents/Extent.h"
#include "core/steps/coarsen/extents/GuardedLaunches.h"
#include "core/steps/coarsen/legality/BarriersInCalls.h"
#include "core/steps/coarsen/legality/Obstacles.h"
#include "core/steps/coarsen/regions/RegionPlanner.h"
#include "core/steps/coarsen/regions/Waits.h"
#include "core/steps/coarsen/text/Emitter.h"
#include "core/steps/coarsen/text/TextObstacles.h"
#include "core/steps/rewrite/ComposedIndex.h"
#include "core/steps/rewrite/Difference.h"
#include "core/steps/rewrite/HeadWords.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/MacroBraces.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <memory>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class CoarsenPreparer {
public:
  CoarsenPreparer(KernelStudy &study, const CoarsenStep &step)
      : study_(study), unit_(study.unit()), id_(study.id()), kernel_(study.kernel()), step_(step),
        index_(study.index()), effects_(study.effects()), variance_(study.variance(step.axis)) {}

  Preparation run() {
    Preparation out;
    if (const auto why = whyNotRewritable(unit_, kernel_)) return {*why, std::nullopt, {}};
    if (const auto why = findEntangledStatements(unit_, kernel_.body)) return {*why, std::nullopt, {}};
    if (const auto why = whyBracesHidden(unit_, kernel_.body, kernel_.body.root))
      return {Verdict::unknown(*why), std::nullopt, {}};
    if (const auto why = findObstacle(index_, id_, effects_, step_)) return {*why, std::nullopt, {}};
    if (const auto word = findHeadWord(unit_, kernel_, {Qualifier::blockExtents}))
      return {Verdict::unknown({ReasonId::kernelHasClusterWord, {word->word}}, word->span), std::nullopt, {}};
    if (out.verdict = LaunchRewriter(unit_, id_).check(); !out.verdict.allows()) return out;
    const bool observes = observesLanes(effects_.ofStatement(index_, kernel_.body.root));
    const std::int64_t multiple = observes ? multipleForLanes(step_) : step_.factor;
    const BlockExtent extent = step_.guarded ? BlockExtent{} : checkExtent(unit_, id_, step_, out.verdict, multiple);
    if (!out.verdict.allows()) return out;
    if (!usesAxis())
      return {
          Verdict::illegal({ReasonId::threadIndexNotRead, {letterOf(step_.axis)}}, kernel_.nameSpan), std::nullopt, {}};
    auto region = RegionPlanner(index_, effects_, variance_).plan();
    if (!region) return {region.error(), std::nullopt, {}};
    CoarsenPlan plan{.region = std::move(*region),
                     .storage = {},
                     .exits = {},
                     .words = {},
                     .merge = makeMerge(unit_, kernel_, step_, extent, study_.dialect()),
                     .helpers = {},
                     .layout = layoutOf(unit_, kernel_)};
    if (step_.guarded) {
      guardByHanded(plan.merge, unit_, kernel_);
      if (unit_.launchesOf(id_).empty())
        return {Verdict::unknown(ReasonId::noLaunchToChange, kernel_.nameSpan), std::nullopt, {}};
    }
    auto launches = step_.guarded ? guardedLaunches(study_, step_, plan.merge.handed)
                                  : LaunchRewriter(unit_, id_).divideBlock(step_.axis, step_.factor, multiple);
    if (!launches) return {launches.error(), std::nullopt, {}};
    auto helpers = planHelpers(index_, id_, effects_, plan.merge, extent);
    if (!helpers) return {helpers.error(), std::nullopt, {}};
    plan.helpers = std::move(*helpers);
    auto storage = planStorage(index_, kernel_, variance_, plan.region);
    if (!storage) return {storage.error(), std::nullopt, {}};
    plan.storage = std::move(*storage);
    plan.exits = planExits(kernel_.body, plan.region);
    auto words = makeSubstitutions(index_, plan.storage, plan.exits, plan.merge, plan.helpers, plan.layout);
    if (!words) return {words.error(), std::nullopt, {}};
    plan.words = std::move(*words);
    if (const auto unknown = findHiddenName(index_, kernel_, plan))
      return {Verdict::unknown(*unknown), std::nullopt, {}};
    out.others = std::move(*launches);
    out.others.insert(out.others.end(), plan.helpers.edits.begin(), plan.helpers.edits.end());
    judgeRaces(study_, out.verdict); // last, because it takes longest
    if (!out.verdict.allows()) return out;
    if (kernel_.nameSpan.file != mainFile)
      out.verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                         kernel_.nameSpan);
    assumeNoOffset(unit_, out.verdict);
    out.plan = std::move(plan);
    return out;
  }

private:
  bool usesAxis() {
    const dependence::Effects effects = effects_.ofStatement(index_, kernel_.body.root);
    return effects.has(dependence::threadIdxTrait(step_.axis)) || effects.has(dependence::Trait::threadIdxWhole);
  }

  KernelStudy &study_;
  const Unit &unit_;
  FunctionId id_;
  const Function &kernel_;
  CoarsenStep step_;
  const BodyIndex &index_;
  dependence::EffectsAnalysis &effects_;
  dependence::ThreadVariance variance_; ///< its own: planning makes more of it vary
};

class Coarsen final : public Transformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "coarsen",
                                       .usage = coarsenUsage,
                                       .qualifier = "grid",
                                       .isFactor = true,
                                       .group = PanelGroup::threadCoarsening,
                                       .qualifiedGroup = PanelGroup::blockCoarsening,
                                       .phase = PlanPhase::grain,
                                       .directiveHasDimension = true,
                                       .directiveNeedsFactor = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseCoarsen(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  Prepared prepare(KernelStudy &study, const Step &step) const override {
    const auto parsed = parseCoarsen(step);
    if (!parsed) return Prepared::refused(Verdict::illegal(parsed.error()));
    if (parsed->factor == 1) return {};
    if (const Plan first = stepsForBarriersInCalls(study, *parsed); !first.empty())
      return prepareAfter(study, first, step);
    auto prepared = std::make_shared<const Preparation>(preparationOf(study, *parsed));
    if (!prepared->plan) return Prepared::refused(prepared->verdict);
    Verdict verdict = prepared->verdict;
    return {std::move(verdict), [&study, step = *parsed, prepared] { return editsOf(study, step, *prepared); }};
  }

  Extents blockAfter(const Extents &block, const Step &step) const override {
    const auto parsed = parseCoarsen(step);
    if (!parsed || parsed->ofGrid || !block[parsed->axis]) return block;
    Extents out = block;
    out[parsed->axis] = (*block[parsed->axis] + parsed->factor - 1) / parsed->factor;
    return out;
  }

  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    dependence::EffectsAnalysis effects(unit);
    const dependence::Effects &whole = effects.ofFunction(kernel);
    for (const Axis axis : allAxes) {
      if (!whole.has(dependence::threadIdxTrait(axis)) && !whole.has(dependence::Trait::threadIdxWhole)) continue;
      for (const model::MergeMode mode : {model::MergeMode::cyclic, model::MergeMode::adjacent})
        for (const std::int64_t factor : {2, 4, 8, 16, 32}) {
          steps.push_back(toStep({.axis = axis, .factor = factor, .mode = mode}));
          if (isOpenBlock(unit, kernel, axis))
            steps.push_back(toStep({.axis = axis, .factor = factor, .mode = mode, .guarded = true}));
        }
    }
    for (const Axis axis : allAxes)
      if (whole.has(dependence::blockIdxTrait(axis)) || whole.has(dependence::Trait::blockIdxWhole))
        for (const std::int64_t factor : {2, 4, 8}) {
          steps.push_back(toStep({.axis = axis, .factor = factor, .ofGrid = true}));
          if (isOpenGrid(unit, kernel, axis))
            steps.push_back(toStep({.axis = axis, .factor = factor, .ofGrid = true, .guarded = true}));
        }
    return steps;
  }

private:
  /// A launch has a grid that is known at run time only.
  static bool isOpenGrid(const Unit &unit, FunctionId kernel, Axis axis) {
    return std::ranges::any_of(unit.launchesOf(kernel), [axis](const Launch *launch) {
      return !isBlockOfKernel(*launch) && !launch->gridExtents[axis];
    });
  }

  /// A launch has a block that is known at run time only.
  static bool isOpenBlock(const Unit &unit, FunctionId kernel, Axis axis) {
    return std::ranges::any_of(unit.launchesOf(kernel),
                               [axis](const Launch *launch) { return !launch->blockExtents[axis]; });
  }

  /// The step on the text that others give first, as edits of the text before them.
  Prepared prepareAfter(KernelStudy &study, const Plan &first, const Step &step) const {
    const auto after = study.after(first);
    if (!after) { // whether it could be merged written out by hand is not known
      Verdict why = after.error();
      why.kind = dependence::VerdictKind::unknown;
      return Prepared::refused(std::move(why));
    }
    const Prepared then = prepare(**after, step);
    Verdict verdict = asVerdictBefore(then.verdict(), first, study.kernel());
    if (!then.allows()) return Prepared::refused(std::move(verdict));
    auto edits = asEditsBefore(study.unit(), (*after)->unit(), then.edits());
    if (!edits) return Prepared::refused(Verdict::unknown(edits.error(), study.kernel().nameSpan));
    return {std::move(verdict), *std::move(edits)};
  }

  static TextEdits editsOf(KernelStudy &study, const CoarsenStep &step, const Preparation &prepared) {
    TextEdits edits = prepared.others;
    const Unit &unit = study.unit();
    const Function &function = study.kernel();
    edits.push_back(differenceOf(function.bodySpan, unit.textOf(function.bodySpan),
                                 Emitter(study.index(), function, *prepared.plan).body()));
    if (function.launchBounds && !function.launchBounds->maxThreadsSpan.empty() && !prepared.plan->merge.guarded &&
        !step.ofGrid)
      edits.push_back(dividedBound(unit, *function.launchBounds, step.factor));
    return normalized(std::move(edits));
  }

  static Preparation preparationOf(KernelStudy &study, const CoarsenStep &step) {
    Preparation out = step.ofGrid ? prepareGridCoarsening(study, step) : CoarsenPreparer(study, step).run();
    if (!out.plan) return out;
    if (const auto why = whyConditionalsPart(study.index(), study.kernel(), *out.plan)) return {*why, std::nullopt, {}};
    assumePlainParameters(study.kernel(), study.unit(), out.verdict);
    assumeAnyAtomicOrder(study.unit(), study.kernel(), out.verdict);
    assumeLoopsEnd(study.unit(), study.kernel(), step.ofGrid ? OtherThreads::ofOtherBlocks : OtherThreads::any,
                   out.verdict);
    return out;
  }

  static TextEdit dividedBound(const Unit &unit, const LaunchBounds &bounds, std::int64_t factor) {
    const std::string text(unit.textOf(bounds.maxThreadsSpan));
    const bool plain = tokenize(text).size() == 1;
    return {bounds.maxThreadsSpan, (plain ? text : "(" + text + ")") + " / " + std::to_string(factor)};
  }
};

} // namespace

const Transformation &coarsenTransformation() {
  static const Coarsen instance;
  return instance;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Operand.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/spread/CommutingAtomics.h"
#include "core/steps/spread/LaneEffects.h"
#include "core/steps/spread/LaneHeader.h"
#include "core/steps/spread/SpreadStep.h"
#include "core/steps/spread/SpreadWriter.h"
#include "core/steps/unroll/JamLegality.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class Spreader {
public:
  Spreader(KernelStudy &study, SpreadStep step)
      : study_(study), index_(study.index()), unit_(study.unit()), kernel_(study.kernel()), step_(std::move(step)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    if (study_.dialect().exchange("m", "v", "1").empty())
      return std::unexpected(Verdict::illegal({ReasonId::notInLanguage, {"exchanges of lanes"}}, kernel_.nameSpan));
    const auto id = findLoop(unit_, study_.id(), step_.loop);
    if (!id) return std::unexpected(id.error());
    auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    plan_ = {.loop = *std::move(loop), .lanes = step_.lanes};
    using Check = std::optional<Verdict> (Spreader::*)(Verdict &);
    for (const Check check : {&Spreader::whyNotIterations, &Spreader::whyNotSums, &Spreader::whyNotLaunched,
                              &Spreader::whyNotWritten, &Spreader::whyNotByMemory})
      if (auto why = (this->*check)(verdict)) return std::unexpected(*std::move(why));
    TextEdits edits = spreadBody(study_, plan_, std::move(indices_));
    edits.insert(edits.end(), launches_.begin(), launches_.end());
    return normalized(std::move(edits));
  }

private:
  std::optional<Verdict> whyNotIterations(Verdict &verdict) {
    const StatementId loop = plan_.loop.loop;
    if (auto why = whyNotInInstances(study_, plan_.loop)) return why;
    if (auto why = whyLeftEarly(index_, loop)) return why;
    if (auto why = whyNotReordered(study_, plan_.loop)) return why;
    if (auto why = whyThreadsMeet(study_, loop)) return why;
    if (auto why = whyCounterIsUsedAfter(index_, plan_.loop)) return why;
    return whyNotStepped(study_, plan_.loop, step_.lanes, verdict);
  }

  std::optional<Verdict> whyNotSums(Verdict &verdict) {
    auto sums = laneSumsOf(kernel_, index_, plan_.loop);
    if (!sums) return sums.error();
    plan_.sums = *std::move(sums);
    for (const LaneSum &sum : plan_.sums) {
      const bool mayOverflow = sum.isSigned && !sum.isFloating &&
                               (sum.operation == SumOperation::sum || sum.operation == SumOperation::product);
      if (mayOverflow) verdict.assume({ReasonId::sumsDoNotOverflow, {sum.name, sum.type}}, sum.span);
      if (!sum.dependsOnOrder()) continue;
      SpreadStep allowed = step_;
      allowed.reorders = true;
      if (!step_.reorders)
        return Verdict::illegal({ReasonId::orderOfSumChanges, {sum.name, sum.type, toString(toStep(allowed))}},
                                sum.span);
      verdict.assume({ReasonId::orderOfSumIsFree, {sum.name, sum.type}}, sum.span);
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyNotLaunched(Verdict &verdict) {
    const LaunchRewriter rewriter(unit_, study_.id());
    if (Verdict seen = rewriter.check(); !seen.allows()) return seen;
    const auto launches = unit_.launchesOf(study_.id());
    const std::int64_t most = largestSpreadBlock / step_.lanes;
    if (launches.empty())
      verdict.assume({ReasonId::noLaunchToMultiply, {step_.lanes, largestSpreadBlock}}, kernel_.nameSpan);
    plan_.isFlat = !launches.empty();
    for (const Launch *launch : launches) {
      plan_.isFlat &= launch->blockExtents[Axis::y] == 1 && launch->blockExtents[Axis::z] == 1;
      const auto threads = launch->blockExtents.volume();
      const SourceSpan &place = launch->spelling.span;
      if (!threads) verdict.assume({ReasonId::launchBlockAtMost, {most}}, place);
      if (threads && *threads > most)
        return Verdict::illegal(
            {ReasonId::lanesExceedBlock, {*threads, step_.lanes, *threads * step_.lanes, largestSpreadBlock}}, place);
    }
    if (auto why = whyNotBounded()) return why;
    auto edits = rewriter.multiplyBlock(Axis::x, step_.lanes);
    if (!edits) return edits.error();
    launches_.insert(launches_.end(), edits->begin(), edits->end());
    if (kernel_.nameSpan.file != mainFile)
      verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                     kernel_.nameSpan);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotBounded() {
    const auto &bounds = kernel_.launchBounds;
    if (!bounds) return std::nullopt;
    if (bounds->maxThreadsSpan.empty()) return Verdict::unknown(ReasonId::launchBoundsNotWritten, kernel_.nameSpan);
    if (bounds->maxThreads && *bounds->maxThreads * step_.lanes > largestSpreadBlock)
      return Verdict::illegal(
          {ReasonId::lanesExceedBounds, {*bounds->maxThreads, *bounds->maxThreads * step_.lanes, largestSpreadBlock}},
          bounds->maxThreadsSpan);
    const std::string text = asOperand(unit_, unit_.textOf(bounds->maxThreadsSpan));
    launches_.push_back({bounds->maxThreadsSpan, text + " * " + std::to_string(step_.lanes)});
    return std::nullopt;
  }

  std::optional<Verdict> whyNotWritten(Verdict &) {
    if (auto why = whyLanesDiffer(study_)) return why;
    auto ofOneLane = statementsOfOneLane(study_, plan_.loop.loop);
    if (!ofOneLane) return ofOneLane.error();
    ofOneLane_ = *std::move(ofOneLane);
    auto indices = dividedIndices(study_, step_.lanes);
    if (!indices) return indices.error();
    indices_ = *std::move(indices);
    if (const auto hidden = findUnknownWord(index_, kernel_, {plan_.loop.counter}, study_.dialect()))
      return Verdict::unknown(*hidden);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotByMemory(Verdict &verdict) {
    const auto turnsRound = [this](const access::KernelInstances &instances, const CarriedDependence &dependence) {
      return !commute(unit_, instances.accesses[dependence.source], instances.accesses[dependence.sink]);
    };
    if (auto why = whyTurnedRound(study_, plan_.loop.loop, ReasonId::sharingOut, turnsRound, verdict)) return why;
    auto order = orderOfLanes(study_, plan_.loop.loop, ofOneLane_);
    if (!order) return order.error();
    plan_.order = *std::move(order);
    for (const dependence::Reason &assumption : plan_.order.assumptions)
      verdict.assumeOnce(assumption, index_.body()[plan_.loop.loop].keyword);
    judgeRaces(study_, verdict); // last, because it takes longest
    if (!verdict.allows()) return verdict;
    if (plan_.order.readsWhatOthersWrite) assumeNoRacesOfBlocks(study_, verdict);
    assumeAnyAtomicOrder(unit_, kernel_, verdict);
    return std::nullopt;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Function &kernel_;
  SpreadStep step_;
  SpreadPlan plan_;
  std::vector<StatementId> ofOneLane_;
  TextEdits indices_;
  TextEdits launches_; ///< edits outside of the kernel's body
};

class Spread final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "spread",
                                       .usage = spreadUsage,
                                       .subject = StepSubject::loop,
                                       .isFactor = true,
                                       .phase = PlanPhase::lanes,
                                       .directiveNeedsFactor = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseSpread(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  Extents blockAfter(const Extents &block, const Step &step) const override {
    const auto parsed = parseSpread(step);
    if (!parsed || !block[Axis::x]) return block;
    Extents out = block;
    out[Axis::x] = *block[Axis::x] * parsed->lanes;
    return out;
  }

  /// Loops whose sums are the same in any order.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    return offersFor(unit, kernel, /*reorders=*/false);
  }

  std::vector<Step> offersThatReorder(const Unit &unit, FunctionId kernel) const override {
    return offersFor(unit, kernel, /*reorders=*/true);
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    const auto parsed = parseSpread(step);
    if (parsed->lanes == 1) return TextEdits{};
    return Spreader(study, *parsed).run(verdict);
  }

private:
  static std::vector<Step> offersFor(const Unit &unit, FunctionId kernel, bool reorders) {
    std::vector<Step> steps;
    const BodyIndex index(unit[kernel].body, unit);
    dependence::EffectsAnalysis effects(unit);
    for (const StatementId id : forLoopsOf(unit, kernel)) {
      const std::string name = nameOfLoop(unit, kernel, id);
      const auto loop = readCountingLoop(index, effects, id);
      if (name.empty() || !loop) continue;
      const auto sums = laneSumsOf(unit[kernel], index, *loop);
      if (!sums || std::ranges::any_of(*sums, &LaneSum::dependsOnOrder) != reorders) continue;
      for (const std::int64_t lanes : {2, 4, 8, 16, 32})
        steps.push_back(toStep({.loop = name, .lanes = lanes, .reorders = reorders}));
    }
    return steps;
  }
};

} // namespace

const Transformation &spreadTransformation() {
  static const Spread instance;
  return instance;
}

} // namespace warpgrain::transform

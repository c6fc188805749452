// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopStep.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/Copies.h"
#include "core/steps/loopkit/Grouping.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/LoopWriter.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/OnePointer.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/unroll/JamLegality.h"
#include "core/steps/unroll/JamPlan.h"
#include "core/steps/unroll/JamWriter.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view jamUsage =
    "unroll-and-jam LOOP FACTOR, where LOOP is the outer loop's counter (i) or its line (L42)";

struct Jam {
  Grouping grouping;
  JamPlan plan;
  std::vector<TextEdits> copies;
};

class JamPreparer {
public:
  JamPreparer(KernelStudy &study, const LoopStep &step) : study_(study), index_(study.index()), step_(step) {}

  std::expected<Jam, Verdict> run() {
    const Function &kernel = study_.kernel();
    if (auto why = whyNotRewritable(study_.unit(), kernel)) return std::unexpected(*std::move(why));
    const auto id = findLoop(study_.unit(), study_.id(), step_.loop);
    if (!id) return std::unexpected(id.error());
    const auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    if (auto why = whyNotInInstances(study_, *loop)) return std::unexpected(*std::move(why));
    FreshNames names(study_.unit(), kernel);
    auto grouping = groupIterations(index_, *loop, step_.factor, names);
    if (!grouping) return std::unexpected(grouping.error());
    if (auto why = whyNotCopied(index_, *loop)) return std::unexpected(*std::move(why));
    auto plan = planJam(index_, study_.effects(), *loop);
    if (!plan) return std::unexpected(plan.error());
    if (auto why = whyNotReordered(study_, *loop)) return std::unexpected(*std::move(why));
    if (auto why = judgeRegisters(index_, *loop, *plan)) return std::unexpected(*std::move(why));
    if (auto why = whyNotJammedInInstances(*loop, *plan)) return std::unexpected(*std::move(why));
    auto copies = editsOfCopies(index_, *grouping, *plan, names);
    if (!copies) return std::unexpected(copies.error());
    Jam jam{std::move(*grouping), std::move(*plan), std::move(*copies)};
    if (auto why = judgeMemory(*loop, jam.plan)) return std::unexpected(*std::move(why));
    return jam;
  }

  /// What the answer rests on; known after run().
  const Verdict &verdict() const { return verdict_; }

  TextEdits edits(const Jam &jam) const {
    const LoopWriter writer(index_, study_.kernel(), jam.grouping);
    return {writer.write(JamWriter(index_, writer, jam.copies).linesOf(jam.plan.level, writer.inner()))};
  }

private:
  std::optional<Verdict> judgeMemory(const CountingLoop &loop, const JamPlan &plan) {
    if (auto why = whyNotMeeting(study_, loop, plan, verdict_)) return why;
    if (auto why = whyLaunchedWithOnePointer(study_)) return why;
    assumeNoRaces(study_, verdict_);
    return whyNotByDistance(study_, loop, plan, step_.factor, verdict_);
  }

  /// An instantiation knows the types and callees that a template's own body does not: the nest is cut the same way.
  std::optional<Verdict> whyNotJammedInInstances(const CountingLoop &loop, const JamPlan &plan) {
    const Function &kernel = study_.kernel();
    for (const Instance &instance : kernel.instances) {
      const StatementId id = sameLoopIn(instance.body, kernel.body[loop.loop]);
      if (!isSome(id)) continue;
      const BodyIndex index(instance.body, study_.unit());
      const auto same = readCountingLoop(index, study_.effects(), id);
      if (!same) return same.error();
      auto cut = planJam(index, study_.effects(), *same);
      if (!cut) return cut.error();
      if (auto why = judgeRegisters(index, *same, *cut)) return why;
      if (!isSameCut(kernel.body, plan, instance.body, *cut))
        return Verdict::unknown({ReasonId::instanceLoopsDiffer, {kernel.name, instance.arguments}},
                                kernel.body[loop.loop].keyword);
    }
    return std::nullopt;
  }

  static bool isSameCut(const Body &body, const JamPlan &plan, const Body &other, const JamPlan &cut) {
    const auto isSameLoop = [&](StatementId a, StatementId b) { return body[a].keyword == other[b].keyword; };
    const auto isSameName = [&](const JamPlan::Private &a, const JamPlan::Private &b) {
      return body[a.variable].nameSpan == other[b.variable].nameSpan;
    };
    return std::ranges::equal(plan.loops, cut.loops, isSameLoop) &&
           std::ranges::equal(plan.privates, cut.privates, isSameName);
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  LoopStep step_;
  Verdict verdict_;
};

class UnrollAndJam final : public Transformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "unroll-and-jam",
                                       .usage = jamUsage,
                                       .subject = StepSubject::loop,
                                       .isFactor = true,
                                       .largestFactor = largestUnrollFactor,
                                       .phase = PlanPhase::loops,
                                       .alias = "uj",
                                       .directiveNeedsFactor = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseLoopStep(step, jamUsage);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(word(), *parsed);
  }

  Prepared prepare(KernelStudy &study, const Step &step) const override {
    const auto parsed = parseLoopStep(step, jamUsage);
    if (!parsed) return Prepared::refused(Verdict::illegal(parsed.error()));
    if (parsed->factor == 1) return {};
    JamPreparer preparer(study, *parsed);
    auto jam = preparer.run();
    if (!jam) return Prepared::refused(std::move(jam.error()));
    Verdict verdict = preparer.verdict();
    for (const Reason &assumption : jam->grouping.assumptions)
      verdict.assume(assumption);
    assumePlainParameters(study.kernel(), study.unit(), verdict);
    return {std::move(verdict), [preparer, jam = *std::move(jam)] { return preparer.edits(jam); }};
  }

  /// Loops that have a loop directly inside them.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    for (std::size_t i = 0; i < body.statements.size(); ++i) {
      const StatementId id{static_cast<std::uint32_t>(i)};
      if (body[id].kind != StatementKind::forLoop || !hasInnerLoop(body, id)) continue;
      const std::string name = nameOfLoop(unit, kernel, id);
      if (name.empty()) continue;
      for (const std::int64_t factor : {2, 4})
        steps.push_back(toStep(word(), {.loop = name, .factor = factor}));
    }
    return steps;
  }

private:
  static bool hasInnerLoop(const Body &body, StatementId loop) {
    const StatementId inside = body[loop].children.front();
    const auto isFor = [&](StatementId id) { return body[id].kind == StatementKind::forLoop; };
    return body[inside].kind == StatementKind::compound ? std::ranges::any_of(body[inside].children, isFor)
                                                        : isFor(inside);
  }
};

} // namespace

const Transformation &unrollAndJamTransformation() {
  static const UnrollAndJam instance;
  return instance;
}

} // namespace warpgrain::transform

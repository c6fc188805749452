// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/loops/SplitStep.h"
#include "core/steps/loops/Strip.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/OnePointer.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/unroll/JamLegality.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view tileUsage =
    "tile LOOP ITERATIONS, where LOOP is the outer loop's counter (i) or its line (L42)";

class Tiler {
public:
  Tiler(KernelStudy &study, SplitStep step) : study_(study), index_(study.index()), step_(std::move(step)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    const Unit &unit = study_.unit();
    if (auto why = whyNotRewritable(unit, study_.kernel())) return std::unexpected(*std::move(why));
    const auto outer = findLoop(unit, study_.id(), step_.loop);
    if (!outer) return std::unexpected(outer.error());
    const auto nest = readNestedLoops(index_, study_.effects(), *outer);
    if (!nest) return std::unexpected(nest.error());
    if (auto why = whyNotReordered(study_, nest->outer)) return std::unexpected(*std::move(why));
    if (auto why = whyThreadsMeet(study_, *outer)) return std::unexpected(*std::move(why));
    if (auto why = whyNotByRegisters(index_, *outer, nest->body, {nest->outer.counter, nest->inner.counter}, verdict))
      return std::unexpected(*std::move(why));
    if (auto why = whyNestNotInInstances(study_, *nest, verdict)) return std::unexpected(*std::move(why));
    FreshNames names(unit, study_.kernel());
    const auto strip = stripsOf(index_, nest->outer, step_.iterations, names);
    if (!strip) return std::unexpected(strip.error());
    auto edits = writeStrips(index_, study_.kernel(), nest->outer, nest->inner, *strip);
    if (!edits) return edits;
    for (const Reason &assumption : strip->assumptions)
      verdict.assume(assumption);
    if (auto why = whyLaunchedWithOnePointer(study_)) return std::unexpected(*std::move(why));
    assumeNoRaces(study_, verdict);
    if (auto why = whyNotByDistance(*nest, verdict)) return std::unexpected(*std::move(why));
    return edits;
  }

private:
  /// Iterations of one strip change their order with those of the inner loop; those of different strips do not.
  std::optional<Verdict> whyNotByDistance(const NestedLoops &nest, Verdict &verdict) {
    const SourceSpan inner = study_.kernel().body[nest.inner.loop].keyword;
    return whyTurnedRound(
        study_, nest.outer.loop, {ReasonId::goingThroughStrips, {step_.iterations}},
        [&](const access::KernelInstances &, const CarriedDependence &dependence) {
          if (dependence.outer.least.value_or(1) >= step_.iterations) return false;
          const auto along = std::ranges::find(dependence.inner, inner, &CarriedDependence::Inner::keyword);
          return along == dependence.inner.end() || !along->distance.least || *along->distance.least < 0;
        },
        verdict);
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  SplitStep step_;
};

class Tile final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "tile", .usage = tileUsage, .subject = StepSubject::loop, .directiveNeedsFactor = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseSplit(step, false, tileUsage);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(word(), *parsed);
  }

  /// Loops with one loop, and nothing else, directly inside.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const BodyIndex index(unit[kernel].body, unit);
    for (const StatementId id : forLoopsOf(unit, kernel)) {
      const std::string name = onlyLoopIn(index, id) ? nameOfLoop(unit, kernel, id) : std::string();
      if (name.empty()) continue;
      for (const std::int64_t iterations : {8, 16, 32})
        steps.push_back(toStep(word(), SplitStep{.loop = name, .iterations = iterations}));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    const auto parsed = parseSplit(step, false, tileUsage);
    if (parsed->iterations == 1) return TextEdits{};
    return Tiler(study, *parsed).run(verdict);
  }
};

} // namespace

const Transformation &tileTransformation() {
  static const Tile instance;
  return instance;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/OnePointer.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/unroll/JamLegality.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view interchangeUsage =
    "interchange OUTER [INNER], where each is a loop's counter (i) or its line (L42)";

class InterchangePreparer {
public:
  InterchangePreparer(KernelStudy &study, const Step &step) : study_(study), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(study_.unit(), study_.kernel())) return std::unexpected(*std::move(why));
    const auto outer = findLoop(study_.unit(), study_.id(), step_.arguments[0]);
    if (!outer) return std::unexpected(outer.error());
    const auto nest = readNestedLoops(study_.index(), study_.effects(), *outer);
    if (!nest) return std::unexpected(nest.error());
    if (auto why = whyNotTheInnerOne(nest->inner)) return std::unexpected(*std::move(why));
    if (auto why = whyNotReordered(study_, nest->outer)) return std::unexpected(*std::move(why));
    if (auto why = whyThreadsMeet(study_, *outer)) return std::unexpected(*std::move(why));
    if (auto why =
            whyNotByRegisters(study_.index(), *outer, nest->body, {nest->outer.counter, nest->inner.counter}, verdict))
      return std::unexpected(*std::move(why));
    if (auto why = whyNestNotInInstances(study_, *nest, verdict)) return std::unexpected(*std::move(why));
    auto edits = swapHeaders(study_.index(), *nest);
    if (!edits) return edits;
    if (auto why = whyLaunchedWithOnePointer(study_)) return std::unexpected(*std::move(why));
    assumeNoRaces(study_, verdict);
    if (auto why = whyNotByDistance(*nest, verdict)) return std::unexpected(*std::move(why));
    return edits;
  }

private:
  std::optional<Verdict> whyNotTheInnerOne(const CountingLoop &inner) const {
    if (step_.arguments.size() < 2) return std::nullopt;
    const auto named = findLoop(study_.unit(), study_.id(), step_.arguments[1]);
    if (!named) return named.error();
    if (*named == inner.loop) return std::nullopt;
    return Verdict::illegal(
        {ReasonId::innerLoopIsAnother, {step_.arguments[0], study_.kernel().body[inner.counter].name}},
        study_.kernel().body[inner.loop].keyword);
  }

  std::optional<Verdict> whyNotByDistance(const NestedLoops &nest, Verdict &verdict) {
    const SourceSpan inner = study_.kernel().body[nest.inner.loop].keyword;
    return whyTurnedRound(
        study_, nest.outer.loop, ReasonId::interchanging,
        [&](const access::KernelInstances &, const CarriedDependence &dependence) {
          const auto along = std::ranges::find(dependence.inner, inner, &CarriedDependence::Inner::keyword);
          return along == dependence.inner.end() || !along->distance.least || *along->distance.least < 0;
        },
        verdict);
  }

  KernelStudy &study_;
  const Step &step_;
};

class Interchange final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "interchange", .usage = interchangeUsage, .subject = StepSubject::loop, .second = StepSubject::loop};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    if (auto read = checkLoopWords(step, 1, 2, interchangeUsage); !read) return std::unexpected(read.error());
    return step;
  }

  /// Loops with one loop, and nothing else, directly inside.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const BodyIndex index(unit[kernel].body, unit);
    for (const StatementId id : forLoopsOf(unit, kernel)) {
      const auto inner = onlyLoopIn(index, id);
      if (!inner) continue;
      const std::string name = nameOfLoop(unit, kernel, id);
      const std::string nameInside = nameOfLoop(unit, kernel, *inner);
      if (!name.empty() && !nameInside.empty())
        steps.push_back({.word = std::string(word()), .arguments = {name, nameInside}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return InterchangePreparer(study, step).run(verdict);
  }
};

} // namespace

const Transformation &interchangeTransformation() {
  static const Interchange instance;
  return instance;
}

} // namespace warpgrain::transform

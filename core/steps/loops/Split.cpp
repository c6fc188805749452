// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/Copies.h"
#include "core/steps/loopkit/Grouping.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/LoopWriter.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/loops/SplitStep.h"
#include "core/steps/loops/Strip.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view splitUsage =
    "split LOOP ITERATIONS or split LOOP at PLACE, where LOOP is the loop's counter (i) or its line (L42)";

class Splitter {
public:
  Splitter(KernelStudy &study, SplitStep step)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), step_(std::move(step)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto id = findLoop(unit_, study_.id(), step_.loop);
    if (!id) return std::unexpected(id.error());
    const auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    if (auto why = whyNotInInstances(study_, *loop)) return std::unexpected(*std::move(why));
    return step_.place.empty() ? intoStrips(*loop, verdict) : atPlace(*loop, verdict);
  }

private:
  std::expected<TextEdits, Verdict> intoStrips(const CountingLoop &loop, Verdict &verdict) {
    if (auto why = whyLeftEarly(index_, loop.loop)) return std::unexpected(*std::move(why));
    FreshNames names(unit_, study_.kernel());
    const auto strip = stripsOf(index_, loop, step_.iterations, names);
    if (!strip) return std::unexpected(strip.error());
    for (const Reason &assumption : strip->assumptions)
      verdict.assume(assumption);
    return writeStrips(index_, study_.kernel(), loop, loop, *strip);
  }

  /// The first loop ends where the place is reached; the second one goes on from there.
  std::expected<TextEdits, Verdict> atPlace(const CountingLoop &loop, Verdict &verdict) {
    const auto place = placeText(index_, step_.place, loop.loop, study_.dialect());
    if (!place) return std::unexpected(place.error());
    if (auto why = whyNotCopied(index_, loop)) return std::unexpected(*std::move(why));
    if (auto why = whyThreadsMeet(study_, loop.loop)) return std::unexpected(*std::move(why));
    for (const CountingLoop::Bound &bound : loop.bounds)
      if (bound.order == Operator::notEqual)
        return std::unexpected(Verdict::unknown(ReasonId::loopEndsAtNotEqual, body_[bound.value].spelling.span));
    const std::string &name = body_[loop.counter].name;
    Grouping parts{.loop = loop, .factor = 1, .hasRest = true};
    parts.mainHeader.push_back({{.file = loop.condition.file, .begin = loop.condition.end, .end = loop.condition.end},
                                " && " + name + (loop.countsDown ? " >= " : " < ") + *place});
    if (!loop.initializer.empty()) {
      parts.restHeader.push_back({loop.initializer, ""});
      if (loop.declaresCounter) {
        parts.before.push_back(std::string(unit_.textOf(loop.initializer)) + ";");
        parts.mainHeader.push_back({loop.initializer, ""});
      }
    }
    if (place->find_first_of("+-*") != std::string::npos)
      verdict.assume({ReasonId::placeDoesNotOverflow, {*place}}, body_[loop.loop].keyword);
    const LoopWriter writer(index_, study_.kernel(), parts);
    const SourceSpan content = writer.contentOf(body_[loop.loop].children.front());
    return TextEdits{writer.write(writer.linesOf(content, {}, writer.inner()))};
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  SplitStep step_;
};

class Split final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "split", .usage = splitUsage, .subject = StepSubject::loop};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseSplit(step, true, splitUsage);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(word(), *parsed);
  }

  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const StatementId id : forLoopsOf(unit, kernel))
      if (const std::string name = nameOfLoop(unit, kernel, id); !name.empty())
        for (const std::int64_t iterations : {8, 16, 32})
          steps.push_back(toStep(word(), SplitStep{.loop = name, .iterations = iterations}));
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    const auto parsed = parseSplit(step, true, splitUsage);
    if (parsed->iterations == 1) return TextEdits{};
    return Splitter(study, *parsed).run(verdict);
  }
};

} // namespace

const Transformation &splitTransformation() {
  static const Split instance;
  return instance;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/Copies.h"
#include "core/steps/loopkit/CounterText.h"
#include "core/steps/loopkit/Grouping.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/LoopWriter.h"
#include "core/steps/rewrite/Comments.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view unrollUsage = "unroll LOOP FACTOR, where LOOP is a loop's counter (k) or its line (L42)";

class UnrollPreparer {
public:
  UnrollPreparer(KernelStudy &study, const LoopStep &step)
      : study_(study), index_(study.index()), body_(index_.body()), step_(step) {}

  std::expected<Grouping, Verdict> run() const {
    const Function &kernel = study_.kernel();
    if (const auto why = whyNotRewritable(study_.unit(), kernel)) return std::unexpected(*why);
    const auto id = findLoop(study_.unit(), study_.id(), step_.loop);
    if (!id) return std::unexpected(id.error());
    const auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    if (const auto why = whyNotInInstances(study_, *loop)) return std::unexpected(*why);
    FreshNames names(study_.unit(), kernel);
    auto grouping = groupIterations(index_, *loop, step_.factor, names);
    if (!grouping) return grouping;
    if (const auto why = whyNotCopied(index_, *loop)) return std::unexpected(*why);
    if (const auto why = whyNotTogether(study_, *id)) return std::unexpected(*why);
    for (std::int64_t copy = 1; copy < step_.factor; ++copy)
      if (auto edits = counterMoved(index_, grouping->loop, body_[bodyOf(*grouping)].spelling.span, copy); !edits)
        return std::unexpected(edits.error());
    return grouping;
  }

  TextEdits edits(const Grouping &grouping) const {
    const LoopWriter writer(index_, study_.kernel(), grouping);
    return {writer.write(content(writer, grouping))};
  }

private:
  StatementId bodyOf(const Grouping &grouping) const { return body_[grouping.loop.loop].children.front(); }

  /// Copies that declare something need a scope each.
  bool declares(StatementId body) const {
    const auto isDeclaration = [this](StatementId s) { return body_[s].kind == StatementKind::declaration; };
    return body_[body].kind == StatementKind::compound ? std::ranges::any_of(body_[body].children, isDeclaration)
                                                       : isDeclaration(body);
  }

  std::string content(const LoopWriter &writer, const Grouping &grouping) const {
    const StatementId body = bodyOf(grouping);
    const SourceSpan span = writer.contentOf(body);
    const bool scoped = declares(body);
    std::string out;
    for (std::int64_t copy = 0; copy < grouping.factor; ++copy) {
      const TextEdits edits =
          counterMoved(index_, grouping.loop, body_[body].spelling.span, copy).value_or(TextEdits{}); // seen to work
      std::string lines = writer.linesOf(span, edits, writer.inner());
      if (copy > 0) lines = withoutComments(lines);
      const std::string end = writer.layout().lineEnd;
      out +=
          scoped ? writer.inner() + "{" + end + indented(lines, writer.layout()) + writer.inner() + "}" + end : lines;
    }
    return out;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  LoopStep step_;
};

class Unroll final : public Transformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "unroll",
                                       .usage = unrollUsage,
                                       .subject = StepSubject::loop,
                                       .isFactor = true,
                                       .largestFactor = largestUnrollFactor,
                                       .phase = PlanPhase::loops,
                                       .directiveNeedsFactor = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseLoopStep(step, unrollUsage);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(word(), *parsed);
  }

  Prepared prepare(KernelStudy &study, const Step &step) const override {
    const auto parsed = parseLoopStep(step, unrollUsage);
    if (!parsed) return Prepared::refused(Verdict::illegal(parsed.error()));
    if (parsed->factor == 1) return {};
    const UnrollPreparer preparer(study, *parsed);
    auto grouping = preparer.run();
    if (!grouping) return Prepared::refused(std::move(grouping.error()));
    Verdict verdict;
    for (const Reason &assumption : grouping->assumptions)
      verdict.assume(assumption);
    assumePlainParameters(study.kernel(), study.unit(), verdict);
    return {std::move(verdict), [preparer, grouping = *std::move(grouping)] { return preparer.edits(grouping); }};
  }

  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    for (std::size_t i = 0; i < body.statements.size(); ++i) {
      const StatementId id{static_cast<std::uint32_t>(i)};
      const std::string name = body[id].kind == StatementKind::forLoop ? nameOfLoop(unit, kernel, id) : std::string();
      if (name.empty()) continue;
      for (const std::int64_t factor : {2, 4, 8})
        steps.push_back(toStep(word(), {.loop = name, .factor = factor}));
    }
    return steps;
  }
};

} // namespace

const Transformation &unrollTransformation() {
  static const Unroll instance;
  return instance;
}

} // namespace warpgrain::transform

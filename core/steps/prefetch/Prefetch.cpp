// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/prefetch/CopyText.h"
#include "core/steps/prefetch/PrefetchLegality.h"
#include "core/steps/prefetch/TileCopies.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view prefetchUsage = "prefetch LOOP, where LOOP is the loop's counter (k) or its line (L42)";

class Prefetcher {
public:
  Prefetcher(KernelStudy &study, const Step &step)
      : study_(study), index_(study.index()), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body),
        step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    const auto loop = findLoop(unit_, study_.id(), step_.arguments[0]);
    if (!loop) return std::unexpected(loop.error());
    const auto copies = readTileCopies(index_, study_.effects(), *loop);
    if (!copies) return std::unexpected(outerLoopOr(copies.error(), *loop));
    if (auto why = whyNotPlaced(*loop)) return std::unexpected(*std::move(why));
    if (auto why = whyNotInText(*copies)) return std::unexpected(*std::move(why));
    if (auto why = whyNotIn(index_, *copies)) return std::unexpected(*std::move(why));
    if (auto why = whyNotInInstantiations(*copies)) return std::unexpected(*std::move(why));
    if (auto why = whyLoadedIsWritten(study_, *copies, verdict)) return std::unexpected(*std::move(why));
    auto edits = writePrefetch(study_, *copies, verdict);
    if (!edits) return edits;
    assumeNoRaces(study_, verdict); // last, because it takes longest
    return edits;
  }

private:
  /// The loop that a person means may be the one around: `stage` makes a loop over tiles of the loop that it is given.
  Verdict outerLoopOr(const Verdict &why, StatementId loop) const {
    for (StatementId at = enclosingLoop(body_, loop); isSome(at); at = enclosingLoop(body_, at)) {
      const std::string name = nameOfLoop(unit_, study_.id(), at);
      if (!name.empty() && readTileCopies(index_, study_.effects(), at))
        return Verdict::illegal({ReasonId::loopAroundCopies, {name}}, body_[loop].keyword);
    }
    return why;
  }

  /// Lines that declare registers are put before the loop, past which no jump may lead.
  std::optional<Verdict> whyNotPlaced(StatementId loop) {
    const auto effects = study_.effects().ofStatement(index_, body_.root);
    const StatementId block = body_[body_[loop].parent].parent;
    const bool isInSwitch = body_[body_[loop].parent].kind == StatementKind::caseLabel ||
                            (isSome(block) && body_[block].kind == StatementKind::switchCase);
    if (isInSwitch || effects.has(dependence::Trait::gotoJump))
      return Verdict::unknown(ReasonId::jumpPastFirstLoads, body_[loop].keyword);
    return std::nullopt;
  }

  /// What the compiler did not see: lines of the preprocessor, and names in what it left out.
  std::optional<Verdict> whyNotInText(const TileCopies &copies) const {
    const Statement &loop = body_[copies.loop.loop];
    const SourceSpan span{.file = loop.keyword.file, .begin = loop.keyword.begin, .end = loop.spelling.span.end};
    const SourceSpan &barrier = body_[copies.barrier].spelling.span;
    const std::string_view text = unit_.textOf(span);
    for (const Token &token : tokenize(text)) {
      if (token.kind != TokenKind::directive) continue;
      const bool isPragma = textOf(text, token).find("unroll") != std::string_view::npos;
      const bool isCopied = isPragma && isInsideCopy(copies, span.begin + token.begin);
      if (isPragma && (!isCopied || span.begin + token.begin > barrier.begin)) continue;
      return Verdict::unknown(
          ReasonId::preprocessorLineInLoop,
          SourceSpan{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end});
    }
    std::set<VariableId> named{copies.loop.counter};
    for (const StatementId id : copies.declarations)
      named.insert(body_[id].variables.begin(), body_[id].variables.end());
    if (const auto unknown = findUnknownName(index_, span, named)) return Verdict::unknown(*unknown);
    return std::nullopt;
  }

  /// A pragma before a statement that copies stays there; one further inside would have to be copied with it.
  bool isInsideCopy(const TileCopies &copies, std::uint32_t offset) const {
    for (const StatementId id : copies.statements) {
      const SourceSpan &span = body_[id].spelling.span;
      if (span.contains(span.file, offset) && offset >= body_[id].keyword.begin) return true;
    }
    return false;
  }

  std::optional<Verdict> whyNotIn(const BodyIndex &index, const TileCopies &copies) {
    if (auto why = whyLoadsMayNotPass(index, study_.effects(), copies.loop.loop)) return why;
    return whyNotComputedEarly(index, study_.effects(), copies);
  }

  /// A template's own body tells less than its instantiations, where types and callees are known.
  std::optional<Verdict> whyNotInInstantiations(const TileCopies &copies) {
    if (!kernel_.isTemplate) return std::nullopt;
    if (kernel_.instances.empty()) return Verdict::unknown(ReasonId::noInstanceSeen, kernel_.nameSpan);
    if (auto why = whyNotInInstances(study_, copies.loop)) return why;
    for (const Instance &instance : kernel_.instances) {
      const StatementId loop = sameLoopIn(instance.body, body_[copies.loop.loop]);
      if (!isSome(loop)) continue;
      const BodyIndex index(instance.body, unit_);
      const auto same = readTileCopies(index, study_.effects(), loop);
      auto why = same ? whyNotIn(index, *same) : std::optional(same.error());
      if (!same && why->reasons.front().id == ReasonId::loopCopiesNothing) continue; // left out there
      if (why) return inInstance(*why, instance);
    }
    return std::nullopt;
  }

  Verdict inInstance(Verdict verdict, const Instance &instance) const {
    for (dependence::Reason &reason : verdict.reasons)
      reason = dependence::Reason(ReasonId::inInstance, {reason, kernel_.name + instance.arguments}, reason.span);
    return verdict;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  const Step &step_;
};

class Prefetch final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "prefetch", .usage = prefetchUsage, .subject = StepSubject::loop, .phase = PlanPhase::ahead};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    if (auto right = checkLoopWords(step, 1, 1, prefetchUsage); !right) return std::unexpected(right.error());
    return step;
  }

  /// Loops that copy tiles.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const BodyIndex index(unit[kernel].body, unit);
    dependence::EffectsAnalysis effects(unit);
    for (const StatementId loop : forLoopsOf(unit, kernel)) {
      const std::string name = nameOfLoop(unit, kernel, loop);
      if (!name.empty() && readTileCopies(index, effects, loop))
        steps.push_back({.word = std::string(word()), .arguments = {name}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Prefetcher(study, step).run(verdict);
  }
};

} // namespace

const Transformation &prefetchTransformation() {
  static const Prefetch instance;
  return instance;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/prefetch/AsyncCopies.h"
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
constexpr std::string_view asyncUsage = "prefetch-async LOOP, where LOOP is the loop's counter (k) or its line (L42)";

class Prefetcher {
public:
  Prefetcher(KernelStudy &study, const Step &step, NextTile next)
      : study_(study), index_(study.index()), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body),
        step_(step), next_(next) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    if (next_ == NextTile::shared && unit_.dialect->closeCopies().empty())
      return std::unexpected(Verdict::illegal({ReasonId::notInLanguage, {"asynchronous copies"}}, kernel_.nameSpan));
    const auto loop = findLoop(unit_, study_.id(), step_.arguments[0]);
    if (!loop) return std::unexpected(loop.error());
    const auto copies = readTileCopies(index_, study_.effects(), *loop, next_);
    if (!copies) return std::unexpected(outerLoopOr(copies.error(), *loop));
    if (auto why = whyNotPlaced(*loop)) return std::unexpected(*std::move(why));
    if (auto why = whyNotInText(*copies)) return std::unexpected(*std::move(why));
    if (auto why = whyNotIn(index_, *copies)) return std::unexpected(*std::move(why));
    if (auto why = whyNotInInstantiations(*copies)) return std::unexpected(*std::move(why));
    if (auto why = whyLoadedIsWritten(study_, *copies, verdict)) return std::unexpected(*std::move(why));
    auto edits =
        next_ == NextTile::shared ? writeInTwoArrays(*copies, verdict) : writePrefetch(study_, *copies, verdict);
    if (!edits) return edits;
    assumeNoRaces(study_, verdict); // last, because it takes longest
    return edits;
  }

private:
  std::expected<TextEdits, Verdict> writeInTwoArrays(const TileCopies &copies, Verdict &verdict) {
    if (auto why = whyWaitedBefore(copies)) return std::unexpected(*std::move(why));
    const auto arrays = readTileArrays(study_, copies, verdict);
    if (!arrays) return std::unexpected(arrays.error());
    if (auto why = whyTilesDiffer(study_, copies, *arrays, verdict)) return std::unexpected(*std::move(why));
    return writeAsyncCopies(study_, copies, *arrays, verdict);
  }

  /// The first tile is copied before the loop: another barrier before the copies may be what keeps them from a tile
  /// that the loop used when it was executed the last time.
  std::optional<Verdict> whyWaitedBefore(const TileCopies &copies) {
    for (const StatementId id : body_[body_[copies.loop.loop].children.front()].children) {
      if (id == copies.barrier) break;
      const dependence::Effects effects = study_.effects().ofStatement(index_, id);
      for (const dependence::Trait trait : {dependence::Trait::blockBarrier, dependence::Trait::blockVote})
        if (effects.has(trait))
          return Verdict::unknown({ReasonId::loadsMayNotPass, {effects.place(trait).what}}, effects.place(trait).span);
    }
    return std::nullopt;
  }

  /// The loop that a person means may be the one around: `stage` makes a loop over tiles of the loop that it is given.
  Verdict outerLoopOr(const Verdict &why, StatementId loop) const {
    for (StatementId at = enclosingLoop(body_, loop); isSome(at); at = enclosingLoop(body_, at)) {
      const std::string name = nameOfLoop(unit_, study_.id(), at);
      if (!name.empty() && readTileCopies(index_, study_.effects(), at, next_))
        return Verdict::illegal({ReasonId::loopAroundCopies, {name, step_.word}}, body_[loop].keyword);
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
      // Copies past the registers are written anew; loops of constant length are unrolled without being told.
      if (isPragma && isCopied && next_ == NextTile::shared) continue;
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
    if (next_ == NextTile::shared)
      if (auto why = whyNotAsynchronous(index, copies)) return why;
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
      const auto same = readTileCopies(index, study_.effects(), loop, next_);
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
  NextTile next_;
};

class Prefetch final : public WrittenTransformation {
public:
  explicit Prefetch(NextTile next) : next_(next) {}

  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor intoRegisters{
        .word = "prefetch", .usage = prefetchUsage, .subject = StepSubject::loop, .phase = PlanPhase::ahead};
    static constexpr StepDescriptor intoShared{
        .word = "prefetch-async", .usage = asyncUsage, .subject = StepSubject::loop, .phase = PlanPhase::copies};
    return next_ == NextTile::shared ? intoShared : intoRegisters;
  }

  Read<Step> canonical(Step step) const override {
    if (auto right = checkLoopWords(step, 1, 1, descriptor().usage); !right) return std::unexpected(right.error());
    return step;
  }

  /// Loops that copy tiles.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    if (next_ == NextTile::shared && unit.dialect->closeCopies().empty()) return steps;
    const BodyIndex index(unit[kernel].body, unit);
    dependence::EffectsAnalysis effects(unit);
    for (const StatementId loop : forLoopsOf(unit, kernel)) {
      const std::string name = nameOfLoop(unit, kernel, loop);
      if (!name.empty() && readTileCopies(index, effects, loop, next_))
        steps.push_back({.word = std::string(word()), .arguments = {name}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Prefetcher(study, step, next_).run(verdict);
  }

private:
  NextTile next_;
};

} // namespace

const Transformation &prefetchTransformation() {
  static const Prefetch instance(NextTile::registers);
  return instance;
}

const Transformation &prefetchAsyncTransformation() {
  static const Prefetch instance(NextTile::shared);
  return instance;
}

} // namespace warpgrain::transform

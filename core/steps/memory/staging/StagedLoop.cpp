// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/Strip.h"
#include "core/steps/memory/staging/BlockReach.h"
#include "core/steps/memory/staging/StageEdits.h"
#include "core/steps/memory/staging/StagedBlock.h"
#include "core/steps/memory/staging/StagedLoopText.h"
#include "core/steps/memory/staging/StagedReads.h"
#include "core/steps/memory/staging/TileText.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Operand.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class LoopStager {
public:
  LoopStager(KernelStudy &study, const StageStep &step)
      : study_(study), index_(study.index()), unit_(study.unit()), body_(study.kernel().body), step_(step),
        names_(unit_, study.kernel()) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    if (study_.kernel().isTemplate)
      return std::unexpected(Verdict::unknown(ReasonId::templateTilesDiffer, study_.kernel().nameSpan));
    const auto id = findLoop(unit_, study_.id(), step_.loop);
    if (!id) return std::unexpected(id.error());
    const auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    if (auto why = whyNotThisLoop(*loop)) return std::unexpected(*std::move(why));
    const auto reads = readStagedReads(study_, step_.array, *loop, verdict);
    if (!reads) return std::unexpected(reads.error());
    if (auto why = whyNotRoundTogether(study_, *loop, reads->block)) return std::unexpected(*std::move(why));
    if (auto why = whyNotReachedTogether(study_, loop->loop, reads->block)) return std::unexpected(*std::move(why));
    auto text = textOf(*loop, *reads, verdict);
    if (!text) return std::unexpected(text.error());
    if (auto why = whyTilesTooLarge(study_, text->bytes, body_[loop->loop].keyword, verdict))
      return std::unexpected(*std::move(why));
    assumeNoRaces(study_, verdict);
    return writeStagedLoop(index_, study_.kernel(), *text, study_.dialect());
  }

private:
  std::optional<Verdict> whyNotThisLoop(const CountingLoop &loop) const {
    const Statement &statement = body_[loop.loop];
    if (!loop.declaresCounter)
      return Verdict::unknown({ReasonId::counterLivesOn, {body_[loop.counter].name}},
                              loop.initializer.empty() ? statement.keyword : loop.initializer);
    if (loop.step != 1) return Verdict::unknown(ReasonId::loopStepIsNotOne, loop.increment);
    for (const Use *use : index_.usesOf(loop.counter)) {
      const Spelling &spelling = body_[use->expression].spelling;
      if (loop.condition.contains(spelling.span) && !spelling.editable())
        return Verdict::unknown({ReasonId::macroNamesVariable, {spelling.macro, body_[loop.counter].name}},
                                spelling.span);
    }
    if (auto why = whyLeftEarly(index_, loop.loop)) return why;
    for (const StatementId id : statementsIn(body_, loop.loop)) {
      const StatementKind kind = body_[id].kind;
      const bool isOwnContinue = kind == StatementKind::continueNext && jumpTarget(body_, id) == loop.loop;
      if (kind == StatementKind::returnFrom || isOwnContinue)
        return Verdict::unknown(ReasonId::iterationMayEndEarly, body_[id].keyword);
    }
    return std::nullopt;
  }

  std::expected<StagedLoopText, Verdict> textOf(const CountingLoop &loop, const StagedReads &reads, Verdict &verdict) {
    StagedLoopText out{.loop = loop.loop};
    const auto loader = loaderOf(loop, reads, out, verdict);
    if (!loader) return std::unexpected(loader.error());
    for (const StagedRead &read : reads.reads) {
      const TileText tile(reads, read, *loader, body_, names_, study_.dialect());
      out.bytes += tile.bytes();
      out.declarations.push_back(tile.declaration());
      out.loads.push_back({.guard = read.guard, .head = tile.loaderHead(), .body = tile.load()});
      for (const Access *access : read.element.accesses)
        out.reads.push_back({body_[access->expression].spelling.span, tile.element()});
    }
    return out;
  }

  std::expected<TileLoop, Verdict> loaderOf(const CountingLoop &loop, const StagedReads &reads, StagedLoopText &text,
                                            Verdict &verdict) {
    std::int64_t loaders = 0;
    for (const StagedRead &read : reads.reads)
      loaders = std::max(loaders, reads.loadersOf(read));
    TileLoop out{.counter = body_[loop.counter].name,
                 .loader = nameForLoader(loop),
                 .type = unit_[body_[loop.counter].type].name,
                 .start = {},
                 .within = {},
                 .iterations = step_.iterations};
    if (const auto most = mostIterations(loop); most && *most <= step_.iterations) {
      const Expression &start = body_[body_[loop.counter].initializer];
      out.iterations = *most;
      if (start.constant != 0) out.start = asOperand(unit_, unit_.textOf(start.spelling.span));
      out.within = std::string(unit_.textOf(loop.condition));
      if (!loop.trips || !start.constant)
        verdict.assume({ReasonId::tileSumDoesNotOverflow, {out.counter, loaders, out.type}}, loop.condition);
      return out;
    }
    const auto strip = stripsOf(index_, loop, step_.iterations, names_, loaders);
    if (!strip) return std::unexpected(strip.error());
    for (const Reason &assumption : strip->assumptions)
      verdict.assume(assumption);
    text.strips = strip->strips;
    text.elements = strip->elements;
    out.start = strip->start;
    out.within = strip->within;
    return out;
  }

  /// `kk` for k. Another loop's counter may have that name, as long as it does not hold this one.
  std::string nameForLoader(const CountingLoop &loop) {
    const std::string &counter = body_[loop.counter].name;
    const std::string wish = counter.size() == 1 ? counter + counter : counter + "_load";
    bool isCounter = false;
    bool isFree = true;
    for (const Variable &variable : body_.variables) {
      if (variable.name != wish) continue;
      const StatementId holder = isSome(variable.statement) ? body_[variable.statement].parent : none<StatementId>;
      isCounter = isSome(holder) && body_[holder].kind == StatementKind::forLoop &&
                  body_[holder].initializer == variable.statement && !isInside(body_, loop.loop, holder);
      isFree &= isCounter;
    }
    return isCounter && isFree ? wish : names_.take(wish);
  }

  ExpressionId stripped(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && !body_[id].operands.empty())
      id = body_[id].operands[0];
    return id;
  }

  /// The text means the same before the loop and everywhere in it.
  bool isSteady(ExpressionId start, const CountingLoop &loop) const {
    if (body_[start].spelling.origin != SpellingOrigin::file) return false;
    if (whyItChanges(index_, study_.effects(), start, loop.loop)) return false;
    return std::ranges::none_of(expressionsIn(body_, start), [&](ExpressionId part) {
      return body_[part].kind == ExpressionKind::variable && isHidden(body_[part].variable, loop.loop);
    });
  }

  /// Another variable of that name is declared in the loop.
  bool isHidden(VariableId variable, StatementId loop) const {
    return std::ranges::any_of(body_.variables, [&](const Variable &other) {
      return other.name == body_[variable].name && &other != &body_[variable] && isSome(other.statement) &&
             isInside(body_, other.statement, loop);
    });
  }

  /// How often the loop runs at most, where its header says so: `k = k0; k < k0 + 16 && …`.
  std::optional<std::int64_t> mostIterations(const CountingLoop &loop) const {
    std::optional<std::int64_t> most = loop.trips;
    const ExpressionId start = body_[loop.counter].initializer;
    if (!isSome(start) || !isSteady(start, loop)) return std::nullopt;
    for (const CountingLoop::Bound &bound : loop.bounds) {
      const Expression &sum = body_[stripped(bound.value)];
      if (bound.order != Operator::less || sum.kind != ExpressionKind::binary || sum.op != Operator::plus) continue;
      if (!areAlike(body_, stripped(sum.operands[0]), stripped(start))) continue;
      const auto count = constantValue(body_, unit_, sum.operands[1]);
      if (count && (!most || *count < *most)) most = count;
    }
    return most && *most >= 1 ? most : std::nullopt;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Body &body_;
  StageStep step_;
  FreshNames names_;
};

} // namespace

std::expected<TextEdits, Verdict> stageLoop(KernelStudy &study, const StageStep &step, Verdict &verdict) {
  return LoopStager(study, step).run(verdict);
}

} // namespace warpgrain::transform

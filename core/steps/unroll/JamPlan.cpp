// SPDX-License-Identifier: Apache-2.0
#include "core/steps/unroll/JamPlan.h"

#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/rewrite/InnerCode.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class JamPlanner {
public:
  JamPlanner(const BodyIndex &index, EffectsAnalysis &effects, const CountingLoop &outer)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), outer_(outer) {}

  std::expected<JamPlan, Verdict> run() {
    plan_.level = levelOf(body_[outer_.loop].children.front());
    if (refusal_) return std::unexpected(*refusal_);
    const bool shares = std::ranges::any_of(plan_.level.segments, &JamSegment::isShared);
    if (!shares)
      return std::unexpected(
          unshared_.value_or(Verdict::illegal({ReasonId::noLoopToJam, {name()}}, body_[outer_.loop].keyword)));
    checkSharedCounters();
    if (refusal_) return std::unexpected(*refusal_);
    return std::move(plan_);
  }

private:
  const std::string &name() const { return body_[outer_.counter].name; }

  void refuse(const Reason &why, const SourceSpan &where) {
    if (!refusal_) refusal_ = Verdict::unknown(why, where);
  }

  JamLevel levelOf(StatementId body) {
    JamLevel level{.body = body, .segments = {}};
    const std::vector<StatementId> alone{body};
    for (const StatementId id : body_[body].kind == StatementKind::compound ? body_[body].children : alone) {
      if (body_[id].spelling.origin != SpellingOrigin::file)
        refuse({ReasonId::macroWritesStatement, {body_[id].spelling.macro}}, body_[id].spelling.span);
      if (isShared(id)) {
        level.segments.push_back({.statements = {id}, .inside = {levelOf(body_[id].children.front())}});
        continue;
      }
      if (level.segments.empty() || level.segments.back().isShared()) level.segments.emplace_back();
      level.segments.back().statements.push_back(id);
      takeDeclared(id);
    }
    return level;
  }

  void takeDeclared(StatementId id) {
    const Statement &statement = body_[id];
    if (statement.kind != StatementKind::declaration) return;
    if (declaresType(unit_, body_, id)) refuse(ReasonId::typeDeclaredBetweenLoops, statement.spelling.span);
    for (const VariableId v : statement.variables) {
      if (body_[v].declaration.origin != SpellingOrigin::file)
        refuse({ReasonId::macroDeclaresArray, {body_[v].declaration.macro, body_[v].name}}, body_[v].declaration.span);
      plan_.declared.insert(v);
    }
  }

  /// True for a loop whose header means the same for every copy, before whichever of them it is evaluated.
  bool isShared(StatementId id) {
    if (body_[id].kind != StatementKind::forLoop) return false;
    const auto loop = readCountingLoop(index_, effects_, id);
    if (!loop) return note(loop.error());
    if (!isSome(body_[id].initializer))
      return note(Verdict::unknown({ReasonId::loopHasNoBegin, {body_[loop->counter].name}}, body_[id].keyword));
    if (const auto jump = jumpOutOf(id); isSome(jump))
      return note(Verdict::illegal({ReasonId::innerLoopLeft, {body_[loop->counter].name}}, body_[jump].keyword));
    std::vector<ExpressionId> parts{startOf(*loop)};
    for (const CountingLoop::Bound &bound : loop->bounds)
      parts.push_back(bound.value);
    if (isSome(loop->stepExpression)) parts.push_back(loop->stepExpression);
    for (const ExpressionId part : parts)
      if (const auto why = whyNotAlike(part))
        return note(Verdict::illegal({ReasonId::innerLoopNotAlike, {body_[loop->counter].name, name(), *why}},
                                     body_[id].keyword));
    plan_.shared.insert(loop->counter);
    plan_.loops.push_back(id);
    return true;
  }

  /// A break or continue of the loop itself.
  StatementId jumpOutOf(StatementId loop) const {
    for (const StatementId id : statementsIn(body_, loop)) {
      const StatementKind kind = body_[id].kind;
      const bool jumps = kind == StatementKind::breakOut || kind == StatementKind::continueNext;
      if (jumps && jumpTarget(body_, id) == loop) return id;
    }
    return none<StatementId>;
  }

  /// The first reason is the one that is told where no loop can be shared.
  bool note(Verdict verdict) {
    if (!unshared_) unshared_ = std::move(verdict);
    return false;
  }

  ExpressionId startOf(const CountingLoop &loop) const {
    return loop.declaresCounter ? body_[loop.counter].initializer
                                : body_[body_[body_[loop.loop].initializer].expression].operands[1];
  }

  std::optional<Reason> whyNotAlike(ExpressionId part) {
    if (!isSome(part)) return Reason(ReasonId::hasNoFirstValue);
    for (const ExpressionId e : expressionsIn(body_, part)) {
      if (body_[e].kind != ExpressionKind::variable) continue;
      const VariableId v = body_[e].variable;
      if (v == outer_.counter) return Reason(ReasonId::dependsOn, {name()});
      const bool isInner = isSome(body_[v].statement) && isInside(body_, body_[v].statement, outer_.loop);
      if (isInner && !plan_.shared.contains(v))
        return Reason(ReasonId::declaredInLoopMayDiffer, {body_[v].name, name()});
    }
    return whyItChanges(index_, effects_, part, outer_.loop, plan_.shared);
  }

  /// A counter that is declared outside may be used in the loops that count with it alone.
  void checkSharedCounters() {
    for (const VariableId counter : plan_.shared)
      for (const Use *use : index_.usesOf(counter)) {
        if (!isSome(use->statement) || !isInside(body_, use->statement, outer_.loop)) continue;
        const bool inItsLoop = std::ranges::any_of(plan_.loops, [&](StatementId loop) {
          return counterOf(body_, loop) == counter && isInside(body_, use->statement, loop);
        });
        if (!inItsLoop)
          return refuse({ReasonId::counterUsedAfterItsLoop, {body_[counter].name}},
                        body_[use->expression].spelling.span);
      }
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  const CountingLoop &outer_;
  JamPlan plan_;
  std::optional<Verdict> refusal_;
  std::optional<Verdict> unshared_;
};

} // namespace

std::expected<JamPlan, Verdict> planJam(const BodyIndex &index, EffectsAnalysis &effects, const CountingLoop &outer) {
  return JamPlanner(index, effects, outer).run();
}

std::vector<std::size_t> pathOf(const Body &body, const JamPlan &plan, const SourceSpan &place) {
  std::vector<std::size_t> path;
  const JamLevel *level = &plan.level;
  while (level != nullptr) {
    const auto holds = [&](const JamSegment &segment) {
      return std::ranges::any_of(segment.statements, [&](StatementId id) {
        const StatementId whole = segment.isShared() ? segment.inside.front().body : id;
        return body[whole].spelling.span.contains(place);
      });
    };
    const auto found = std::ranges::find_if(level->segments, holds);
    if (found == level->segments.end()) return {};
    path.push_back(static_cast<std::size_t>(found - level->segments.begin()));
    level = found->isShared() ? &found->inside.front() : nullptr;
  }
  return path;
}

namespace {

/// Each statement in a segment of its own.
std::vector<JamSegment> partedSegments(const JamLevel &level) {
  std::vector<JamSegment> out;
  for (const JamSegment &segment : level.segments) {
    if (segment.isShared()) {
      out.push_back(segment);
      continue;
    }
    for (const StatementId id : segment.statements)
      out.push_back({.statements = {id}, .inside = {}});
  }
  return out;
}

/// Neighbours that are done for one copy after the other are one segment.
std::vector<JamSegment> joinedSegments(std::vector<JamSegment> parted) {
  std::vector<JamSegment> out;
  for (JamSegment &segment : parted) {
    if (out.empty() || out.back().isShared() || segment.isShared())
      out.push_back(std::move(segment));
    else
      out.back().statements.push_back(segment.statements.front());
  }
  return out;
}

} // namespace

std::optional<JamHoist> hoistingOf(const Body &body, const JamPlan &plan, const SourceSpan &source,
                                   const SourceSpan &sink) {
  const auto from = pathOf(body, plan, source);
  const auto to = pathOf(body, plan, sink);
  JamHoist out{.plan = plan};
  JamLevel *level = &out.plan.level;
  for (std::size_t depth = 0; depth < std::min(from.size(), to.size()); ++depth) {
    if (from[depth] == to[depth]) {
      if (!level->segments[from[depth]].isShared()) return std::nullopt;
      level = &level->segments[from[depth]].inside.front();
      continue;
    }
    if (from[depth] < to[depth] || body[level->body].kind != StatementKind::compound) return std::nullopt;
    auto parted = partedSegments(*level);
    const auto holding = [&](const SourceSpan &place) {
      return std::ranges::find_if(parted, [&](const JamSegment &segment) {
        return body[segment.statements.front()].spelling.span.contains(place);
      });
    };
    const auto later = holding(source);
    const auto earlier = holding(sink);
    if (later == parted.end() || earlier == parted.end() || later < earlier) return std::nullopt;
    out.source = later->statements.front();
    out.sink = earlier->statements.front();
    std::rotate(earlier, later, later + 1);
    level->segments = joinedSegments(std::move(parted));
    return out;
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

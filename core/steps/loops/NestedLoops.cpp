// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/NestedLoops.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/ReorderingLegality.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class NestReader {
public:
  NestReader(const BodyIndex &index, EffectsAnalysis &effects, StatementId outer)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), outer_(outer) {}

  std::expected<NestedLoops, Verdict> run() {
    auto outer = readCountingLoop(index_, effects_, outer_);
    if (!outer) return std::unexpected(outer.error());
    const auto inside = onlyLoopIn(index_, outer_);
    if (!inside) return std::unexpected(inside.error());
    auto inner = readCountingLoop(index_, effects_, *inside);
    if (!inner) return std::unexpected(inner.error());
    NestedLoops nest{*std::move(outer), *std::move(inner), body_[*inside].children.front()};
    using Check = std::optional<Verdict> (NestReader::*)(const NestedLoops &);
    for (const Check check : {&NestReader::whyTextNotFollowed, &NestReader::whyNotRectangular,
                              &NestReader::whyNamesMeet, &NestReader::whyLeft, &NestReader::whyCountersLive})
      if (auto why = (this->*check)(nest)) return std::unexpected(*std::move(why));
    return nest;
  }

private:
  const std::string &nameOf(const CountingLoop &loop) const { return body_[loop.counter].name; }

  std::optional<Verdict> whyTextNotFollowed(const NestedLoops &nest) {
    const SourceSpan whole{.file = body_[outer_].keyword.file,
                           .begin = body_[outer_].keyword.begin,
                           .end = body_[outer_].spelling.span.end};
    const SourceSpan inner = body_[nest.body].spelling.span;
    for (const Token &token : tokenize(unit_.textOf(whole))) {
      if (token.kind != TokenKind::directive) continue;
      const SourceSpan place{.file = whole.file, .begin = whole.begin + token.begin, .end = whole.begin + token.end};
      const bool isPragma = body_[nest.inner.loop].spelling.span.contains(place) && !inner.contains(place);
      if (!inner.contains(place) && !isPragma) return Verdict::unknown(ReasonId::preprocessorLineBetweenLoops, place);
    }
    for (const CountingLoop *loop : {&nest.outer, &nest.inner})
      if (loop->initializer.empty() || !isSome(body_[loop->loop].initializer))
        return Verdict::unknown({ReasonId::loopHasNoBegin, {nameOf(*loop)}}, body_[loop->loop].keyword);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotRectangular(const NestedLoops &nest) {
    for (const auto &[loop, other] : {std::pair(&nest.inner, &nest.outer), std::pair(&nest.outer, &nest.inner)})
      for (const ExpressionId value : headerValues(body_, *loop))
        if (auto why = whyNotAlike(*loop, *other, value)) return why;
    if (!nest.outer.trips || *nest.outer.trips < 1)
      for (const ExpressionId value : headerValues(body_, nest.inner))
        if (auto why = whyNotComputedEarlier(index_, value)) return why;
    return std::nullopt;
  }

  std::optional<Verdict> whyNotAlike(const CountingLoop &loop, const CountingLoop &other, ExpressionId value) {
    const SourceSpan &place = body_[value].spelling.span;
    const auto illegal = [&](const Reason &why) {
      return Verdict::illegal({ReasonId::innerLoopNotAlike, {nameOf(loop), nameOf(other), why}}, place);
    };
    for (const ExpressionId e : expressionsIn(body_, value))
      if (body_[e].kind == ExpressionKind::variable && body_[e].variable == other.counter)
        return illegal({ReasonId::dependsOn, {nameOf(other)}});
    if (const auto why = whyItChanges(index_, effects_, value, outer_)) return illegal(*why);
    return std::nullopt;
  }

  /// Each header would stand in the scope of the other counter.
  std::optional<Verdict> whyNamesMeet(const NestedLoops &nest) {
    if (nest.outer.counter == nest.inner.counter || nameOf(nest.outer) == nameOf(nest.inner))
      return Verdict::unknown({ReasonId::loopsShareCounter, {nameOf(nest.outer)}}, body_[nest.inner.loop].keyword);
    for (const auto &[loop, other] : {std::pair(&nest.inner, &nest.outer), std::pair(&nest.outer, &nest.inner)}) {
      bool names = namesWord(unit_, headerText(*loop), nameOf(*other));
      for (const ExpressionId value : headerValues(body_, *loop))
        for (const ExpressionId e : expressionsIn(body_, value))
          names =
              names || (body_[e].kind == ExpressionKind::variable && body_[body_[e].variable].name == nameOf(*other));
      if (names)
        return Verdict::unknown({ReasonId::headerNamesOther, {nameOf(*loop), nameOf(*other)}}, headerText(*loop));
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyLeft(const NestedLoops &nest) {
    if (auto why = whyLeftEarly(index_, nest.outer.loop)) return why;
    return whyLeftEarly(index_, nest.inner.loop);
  }

  std::optional<Verdict> whyCountersLive(const NestedLoops &nest) {
    if (auto why = whyCounterIsUsedAfter(index_, nest.outer)) return why;
    return whyCounterIsUsedAfter(index_, nest.inner);
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  StatementId outer_;
};

} // namespace

std::expected<StatementId, Verdict> onlyLoopIn(const BodyIndex &index, StatementId outer) {
  const Body &body = index.body();
  StatementId inside = body[outer].children.front();
  if (body[inside].kind == StatementKind::compound) {
    const auto &children = body[inside].children;
    if (children.empty()) return std::unexpected(Verdict::illegal(ReasonId::loopIsEmpty, body[outer].keyword));
    const auto other =
        std::ranges::find_if(children, [&](StatementId id) { return body[id].kind != StatementKind::forLoop; });
    const auto beside = other != children.end() ? other : children.begin() + 1;
    if (beside != children.end() && (children.size() > 1 || other != children.end()))
      return std::unexpected(Verdict::unknown(ReasonId::nestNotPerfect, body[*beside].spelling.span));
    inside = children.front();
  }
  if (body[inside].kind != StatementKind::forLoop)
    return std::unexpected(Verdict::illegal(ReasonId::noLoopInside, body[outer].keyword));
  return inside;
}

std::vector<ExpressionId> headerValues(const Body &body, const CountingLoop &loop) {
  std::vector<ExpressionId> values;
  if (const StatementId start = body[loop.loop].initializer; isSome(start))
    values.push_back(loop.declaresCounter ? body[loop.counter].initializer : body[body[start].expression].operands[1]);
  for (const CountingLoop::Bound &bound : loop.bounds)
    values.push_back(bound.value);
  if (isSome(loop.stepExpression)) values.push_back(loop.stepExpression);
  std::erase_if(values, [](ExpressionId id) { return !isSome(id); });
  return values;
}

std::optional<Verdict> whyNotComputedEarlier(const BodyIndex &index, ExpressionId expression) {
  const Body &body = index.body();
  for (const ExpressionId id : expressionsIn(body, expression)) {
    const Expression &e = body[id];
    const bool divides = e.kind == ExpressionKind::binary && (e.op == Operator::divide || e.op == Operator::modulo);
    const bool byConstant = divides && body[e.operands[1]].constant.value_or(0) != 0;
    if ((divides && !byConstant) || e.kind == ExpressionKind::call || index.accessAt(id) != nullptr)
      return Verdict::unknown({ReasonId::valueMayFailEarlier, {index.unit().textOf(e.spelling.span)}}, e.spelling.span);
  }
  return std::nullopt;
}

std::expected<NestedLoops, Verdict> readNestedLoops(const BodyIndex &index, EffectsAnalysis &effects,
                                                    StatementId outer) {
  return NestReader(index, effects, outer).run();
}

SourceSpan headerText(const CountingLoop &loop) {
  return {.file = loop.initializer.file, .begin = loop.initializer.begin, .end = loop.increment.end};
}

bool namesWord(const Unit &unit, const SourceSpan &span, std::string_view name) {
  const std::string_view text = unit.textOf(span);
  return std::ranges::any_of(tokenize(text), [&](const Token &token) {
    return token.kind == TokenKind::identifier && textOf(text, token) == name;
  });
}

std::optional<Verdict> whyNestNotInInstances(KernelStudy &study, const NestedLoops &nest, Verdict &verdict) {
  for (const model::Instance &instance : study.kernel().instances) {
    const model::StatementId id = sameLoopIn(instance.body, study.kernel().body[nest.outer.loop]);
    if (!isSome(id)) continue;
    const model::BodyIndex index(instance.body, study.unit());
    const auto same = readNestedLoops(index, study.effects(), id);
    if (!same) return same.error();
    if (auto why = whyNotByRegisters(index, id, same->body, {same->outer.counter, same->inner.counter}, verdict))
      return why;
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

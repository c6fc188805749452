// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/CountingLoop.h"

#include "core/base/Tokens.h"
#include "core/model/LaunchExtents.h"
#include "core/model/TripCount.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/Invariance.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

SourceSpan trimmed(std::string_view text, SourceSpan span) {
  const auto isBlank = [text](std::uint32_t at) {
    return std::string_view(" \t\r\n").find(text[at]) != std::string_view::npos;
  };
  while (!span.empty() && isBlank(span.begin))
    ++span.begin;
  while (!span.empty() && isBlank(span.end - 1))
    --span.end;
  return span;
}

/// The parts between `(`, the two semicolons and `)` of a for header.
std::optional<std::array<SourceSpan, 3>> headerParts(const Unit &unit, const SourceSpan &header) {
  const std::string_view text = unit[header.file].text;
  std::array<SourceSpan, 3> parts;
  std::size_t part = 0;
  int depth = 0;
  std::uint32_t begin = 0;
  const auto take = [&](std::uint32_t end) {
    if (part < parts.size()) parts[part] = trimmed(text, {.file = header.file, .begin = begin, .end = end});
    ++part;
  };
  for (const Token &token : tokenize(text.substr(header.begin, header.length()))) {
    const std::uint32_t at = header.begin + token.begin;
    if (token.kind == TokenKind::directive) return std::nullopt;
    if (token.kind != TokenKind::punctuation) continue;
    const char c = text[at];
    if ((c == '(' || c == '[' || c == '{') && depth++ == 0) begin = at + 1;
    if (c == ';' && depth == 1) take(at), begin = at + 1;
    if ((c == ')' || c == ']' || c == '}') && --depth == 0) take(at);
  }
  return part == parts.size() ? std::optional(parts) : std::nullopt;
}

class LoopReader {
public:
  LoopReader(const BodyIndex &index, EffectsAnalysis &effects, StatementId loop)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), statement_(body_[loop]) {
    out_.loop = loop;
  }

  std::expected<CountingLoop, Verdict> run() {
    using Stage = void (LoopReader::*)();
    for (const Stage stage : {&LoopReader::readText, &LoopReader::readCounter, &LoopReader::readStart,
                              &LoopReader::readStep, &LoopReader::readCondition, &LoopReader::checkBody}) {
      (this->*stage)();
      if (refusal_) return std::unexpected(*refusal_);
    }
    return std::move(out_);
  }

private:
  void refuse(const Reason &why, const SourceSpan &where) {
    if (!refusal_) refusal_ = Verdict::unknown(why, where);
  }

  const std::string &name() const { return body_[out_.counter].name; }

  void readText() {
    if (statement_.kind != StatementKind::forLoop) return refuse(ReasonId::loopIsNoForLoop, statement_.keyword);
    if (statement_.spelling.origin != SpellingOrigin::file)
      return refuse({ReasonId::macroWritesLoop, {statement_.spelling.macro}}, statement_.spelling.span);
    for (const ExpressionId part : {statement_.condition, statement_.increment})
      if (isSome(part) && body_[part].spelling.origin != SpellingOrigin::file)
        return refuse({ReasonId::macroWritesHeaderPart, {body_[part].spelling.macro}}, body_[part].spelling.span);
    const SourceSpan body = body_[statement_.children.front()].spelling.span;
    const SourceSpan header{.file = statement_.keyword.file, .begin = statement_.keyword.begin, .end = body.begin};
    const auto parts = header.begin < header.end ? headerParts(unit_, header) : std::nullopt;
    if (!parts) return refuse(ReasonId::headerNotUnderstood, header);
    out_.initializer = (*parts)[0];
    out_.condition = (*parts)[1];
    out_.increment = (*parts)[2];
    if (!isSome(statement_.condition)) return refuse(ReasonId::loopHasNoCondition, statement_.keyword);
    if (!isSome(statement_.increment)) return refuse(ReasonId::loopStepsNothing, statement_.keyword);
  }

  void readCounter() {
    out_.counter = counterOf(body_, out_.loop);
    if (!isSome(out_.counter)) return refuse(ReasonId::loopStepsNoVariable, out_.increment);
    const Variable &counter = body_[out_.counter];
    if (!counter.isPerThread() || !isSome(counter.type))
      return refuse({ReasonId::counterNotOfThread, {name()}}, out_.increment);
    const Type &type = unit_[counter.type];
    if (type.kind != TypeKind::integer || type.sizeBytes < 4 || type.isVolatile)
      return refuse({ReasonId::counterTypeNotSupported, {name(), type.name}}, counter.nameSpan);
  }

  /// `int k = 0`, `k = 0`, or nothing.
  void readStart() {
    if (!isSome(statement_.initializer)) return;
    const Statement &start = body_[statement_.initializer];
    if (start.kind == StatementKind::declaration) {
      out_.declaresCounter = true;
      if (start.variables.size() != 1 || start.variables.front() != out_.counter)
        refuse({ReasonId::headerDeclaresMore, {name()}}, out_.initializer);
      return;
    }
    const bool assigns = isSome(start.expression) && body_[start.expression].kind == ExpressionKind::assign &&
                         body_[start.expression].op == Operator::none &&
                         isNamingOf(body_, body_[start.expression].operands[0], out_.counter);
    if (!assigns) refuse({ReasonId::headerBeginsOtherwise, {name()}}, out_.initializer);
  }

  void readStep() {
    const Expression &e = body_[statement_.increment];
    if (e.kind == ExpressionKind::unary) {
      out_.countsDown = e.op == Operator::decrement;
      out_.step = out_.countsDown ? -1 : 1;
    } else if (e.op == Operator::plus || e.op == Operator::minus) {
      readAmount(e.operands[1], e.op == Operator::minus);
    } else if (e.op == Operator::none && body_[e.operands[1]].kind == ExpressionKind::binary) {
      readSum(body_[e.operands[1]]); // k = k + 4
    } else {
      return refuse(ReasonId::stepIsNoSum, out_.increment);
    }
    if (refusal_) return;
    if (out_.step == 0) return refuse({ReasonId::stepIsZero, {name()}}, out_.increment);
    if (out_.step && std::abs(*out_.step) > (std::int64_t{1} << 24)) refuse(ReasonId::stepTooLarge, out_.increment);
  }

  void readSum(const Expression &sum) {
    const bool onLeft = isNamingOf(body_, sum.operands[0], out_.counter);
    const bool isSum = sum.op == Operator::plus || (sum.op == Operator::minus && onLeft);
    if (!isSum || (!onLeft && !isNamingOf(body_, sum.operands[1], out_.counter)))
      return refuse(ReasonId::stepIsNoSum, out_.increment);
    readAmount(sum.operands[onLeft ? 1 : 0], sum.op == Operator::minus);
  }

  void readAmount(ExpressionId amount, bool subtracts) {
    const Expression &e = body_[amount];
    out_.stepExpression = amount;
    out_.stepText = std::string(unit_.textOf(e.spelling.span));
    out_.countsDown = subtracts;
    if (const auto value = constantValue(body_, unit_, amount)) {
      out_.step = subtracts ? -*value : *value;
      out_.countsDown = *out_.step < 0;
      if (*value <= 0 || !e.spelling.editable() || !hasCountersType(amount))
        out_.stepText = std::to_string(std::abs(*value));
      return;
    }
    const bool isInteger = isSome(e.type) && unit_[e.type].kind == TypeKind::integer;
    if (!isInteger || e.spelling.origin != SpellingOrigin::file)
      return refuse({ReasonId::stepNotUnderstood, {out_.stepText}}, e.spelling.span);
    if (const auto why = whyItChanges(index_, effects_, amount, out_.loop))
      refuse({ReasonId::stepChanges, {*why}}, e.spelling.span);
  }

  /// Sums with it are then of the counter's type, as those with a number are.
  bool hasCountersType(ExpressionId amount) const {
    const TypeId type = body_[amount].type;
    return isSome(type) && unit_[type].name == unit_[body_[out_.counter].type].name;
  }

  void readCondition() {
    out_.trips = constantTripCount(body_, unit_, out_.loop);
    readConjunct(statement_.condition);
  }

  void readConjunct(ExpressionId id) {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::binary && e.op == Operator::logicalAnd) {
      for (const ExpressionId side : e.operands)
        readConjunct(side);
      return;
    }
    const bool compares = e.kind == ExpressionKind::binary && isComparison(e.op);
    const bool onLeft = compares && isNamingOf(body_, e.operands[0], out_.counter);
    if (!compares || (!onLeft && !isNamingOf(body_, e.operands[1], out_.counter)))
      return refuse({ReasonId::conditionComparesNoBound, {name(), unit_.textOf(e.spelling.span)}}, e.spelling.span);
    readBound(e, onLeft ? e.op : mirrored(e.op), e.operands[onLeft ? 1 : 0]);
  }

  void readBound(const Expression &comparison, Operator order, ExpressionId value) {
    const bool isUp = order == Operator::less || order == Operator::lessEqual;
    const bool isDown = order == Operator::greater || order == Operator::greaterEqual;
    const bool isCounted = order == Operator::notEqual && out_.trips;
    if (!isCounted && !(out_.countsDown ? isDown : isUp))
      return refuse(order == Operator::notEqual ? Reason(ReasonId::notEqualMayBeMissed, {name()})
                                                : Reason(ReasonId::conditionAndStepDiffer),
                    comparison.spelling.span);
    const TypeId type = strippedType(value);
    if (!isSome(type) || unit_[type].kind != TypeKind::integer)
      return refuse(ReasonId::boundIsNoInteger, body_[value].spelling.span);
    if (const auto why = whyItChanges(index_, effects_, value, out_.loop))
      return refuse({ReasonId::boundMayChange, {*why}}, body_[value].spelling.span);
    out_.bounds.push_back({.order = order, .value = value});
  }

  TypeId strippedType(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && !body_[id].operands.empty())
      id = body_[id].operands[0];
    return body_[id].type;
  }

  void checkBody() {
    for (const Use *use : index_.usesOf(out_.counter)) {
      const bool inHeader = use->statement == out_.loop || use->statement == statement_.initializer;
      const bool isInside = isSome(use->statement) && model::isInside(body_, use->statement, out_.loop);
      const SourceSpan &place = body_[use->expression].spelling.span;
      if (use->kind == UseKind::escape || isAddressed(use->expression))
        return refuse({ReasonId::counterAddressTaken, {name()}}, place);
      if (isInside && !inHeader && use->writes()) return refuse({ReasonId::bodyChangesCounter, {name()}}, place);
      // A name of its own for the counter would not follow its copies.
      if (!isInside && !out_.declaresCounter && isBoundTo(*use))
        return refuse({ReasonId::counterReferred, {name()}}, place);
    }
  }

  bool isAddressed(ExpressionId naming) const {
    ExpressionId at = body_[naming].parent;
    while (isSome(at) && body_[at].kind == ExpressionKind::cast)
      at = body_[at].parent;
    return isSome(at) && body_[at].kind == ExpressionKind::unary && body_[at].op == Operator::addressOf;
  }

  bool isBoundTo(const Use &use) const {
    if (!isSome(use.statement)) return false;
    return std::ranges::any_of(body_[use.statement].variables, [&](VariableId v) {
      return isSome(body_[v].type) && unit_[body_[v].type].kind == TypeKind::reference;
    });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  const Statement &statement_;
  CountingLoop out_;
  std::optional<Verdict> refusal_;
};

} // namespace

bool isNamingOf(const Body &body, ExpressionId id, VariableId variable) {
  while (isSome(id) && body[id].kind == ExpressionKind::cast && body[id].isImplicit && !body[id].operands.empty())
    id = body[id].operands[0];
  return isSome(id) && body[id].kind == ExpressionKind::variable && body[id].variable == variable;
}

std::expected<CountingLoop, Verdict> readCountingLoop(const BodyIndex &index, EffectsAnalysis &effects,
                                                      StatementId loop) {
  return LoopReader(index, effects, loop).run();
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/model/TripCount.h"

#include "core/model/LaunchExtents.h"
#include "core/model/Uses.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

bool isNaming(const Body &body, ExpressionId id, VariableId variable) {
  while (isSome(id) && body[id].kind == ExpressionKind::cast)
    id = body[id].operands[0];
  return isSome(id) && body[id].kind == ExpressionKind::variable && body[id].variable == variable;
}

std::optional<std::int64_t> valueOf(const Body &body, const Unit &unit, ExpressionId id) {
  return isSome(id) ? constantValue(body, unit, id) : std::nullopt;
}

/// What the increment adds to the counter.
std::optional<std::int64_t> stepOf(const Body &body, const Unit &unit, ExpressionId increment, VariableId counter) {
  if (!isSome(increment)) return std::nullopt;
  const Expression &e = body[increment];
  if (e.operands.empty() || !isNaming(body, e.operands[0], counter)) return std::nullopt;
  if (e.kind == ExpressionKind::unary && e.op == Operator::increment) return 1;
  if (e.kind == ExpressionKind::unary && e.op == Operator::decrement) return -1;
  if (e.kind != ExpressionKind::assign || (e.op != Operator::plus && e.op != Operator::minus)) return std::nullopt;
  const auto step = valueOf(body, unit, e.operands[1]);
  if (!step) return std::nullopt;
  return e.op == Operator::plus ? *step : -*step;
}

/// A comparison with the counter on the left, whichever way round it is written.
struct Bound {
  Operator op = Operator::none;
  std::int64_t value = 0;
};

std::optional<Bound> boundOf(const Body &body, const Unit &unit, ExpressionId condition, VariableId counter) {
  if (!isSome(condition)) return std::nullopt;
  const Expression &e = body[condition];
  if (e.kind != ExpressionKind::binary) return std::nullopt;
  const bool onLeft = isNaming(body, e.operands[0], counter);
  if (!onLeft && !isNaming(body, e.operands[1], counter)) return std::nullopt;
  const auto value = valueOf(body, unit, e.operands[onLeft ? 1 : 0]);
  if (!value) return std::nullopt;
  return Bound{.op = onLeft ? e.op : mirrored(e.op), .value = *value};
}

std::optional<std::int64_t> tripsBetween(std::int64_t start, const Bound &bound, std::int64_t step) {
  const std::int64_t distance = bound.value - start;
  switch (bound.op) {
  case Operator::less:
    return step > 0 ? std::optional(std::max<std::int64_t>(0, (distance + step - 1) / step)) : std::nullopt;
  case Operator::lessEqual:
    return step > 0 ? std::optional(distance < 0 ? 0 : distance / step + 1) : std::nullopt;
  case Operator::greater:
    return step < 0 ? std::optional(std::max<std::int64_t>(0, (distance + step + 1) / step)) : std::nullopt;
  case Operator::greaterEqual:
    return step < 0 ? std::optional(distance > 0 ? 0 : distance / step + 1) : std::nullopt;
  case Operator::notEqual:
    return distance % step == 0 && distance / step >= 0 ? std::optional(distance / step) : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// Nothing in the loop's body changes the counter, or leaves the loop.
bool runsToItsEnd(const Body &body, const Unit &unit, StatementId loop, VariableId counter) {
  for (const Use &use : usesIn(body, unit))
    if (use.variable == counter && use.writes() && use.statement != loop) return false;
  return !mayLeaveEarly(body, loop);
}

} // namespace

bool mayLeaveEarly(const Body &body, StatementId loop) {
  return std::ranges::any_of(statementsIn(body, loop), [&](StatementId inner) {
    const StatementKind kind = body[inner].kind;
    return kind == StatementKind::returnFrom || kind == StatementKind::gotoLabel ||
           (kind == StatementKind::breakOut && jumpTarget(body, inner) == loop);
  });
}

Operator mirrored(Operator op) {
  switch (op) {
  case Operator::less:
    return Operator::greater;
  case Operator::lessEqual:
    return Operator::greaterEqual;
  case Operator::greater:
    return Operator::less;
  case Operator::greaterEqual:
    return Operator::lessEqual;
  default:
    return op;
  }
}

std::optional<std::int64_t> constantTripCount(const Body &body, const Unit &unit, StatementId loop) {
  const Statement &statement = body[loop];
  if (statement.kind != StatementKind::forLoop || !isSome(statement.initializer)) return std::nullopt;
  const Statement &first = body[statement.initializer];
  if (first.kind != StatementKind::declaration || first.variables.size() != 1) return std::nullopt;
  const VariableId counter = first.variables.front();
  const auto start = valueOf(body, unit, body[counter].initializer);
  const auto step = stepOf(body, unit, statement.increment, counter);
  const auto bound = boundOf(body, unit, statement.condition, counter);
  constexpr std::int64_t large = std::int64_t{1} << 40;
  if (!start || !step || *step == 0 || !bound || std::abs(*start) > large || std::abs(bound->value) > large)
    return std::nullopt;
  if (!runsToItsEnd(body, unit, loop, counter)) return std::nullopt;
  return tripsBetween(*start, *bound, *step);
}

} // namespace warpgrain::model

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/LoopHeaders.h"

#include "core/model/TripCount.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

class HeaderReader {
public:
  HeaderReader(const BodyIndex &index, const Statement &loop) : index_(index), body_(index.body()), loop_(loop) {
    header_ = expressionsIn(body_, loop.condition);
    increment_ = expressionsIn(body_, loop.increment);
    std::ranges::copy(increment_, std::back_inserter(header_));
  }

  bool says() const {
    return std::ranges::all_of(header_, [this](ExpressionId e) {
      return isPlain(body_[e]) && (body_[e].kind != ExpressionKind::variable || isOwn(body_[e].variable));
    });
  }

private:
  /// Values alone, which nobody else changes: numbers, variables and what is computed from them.
  static bool isPlain(const Expression &e) {
    switch (e.kind) {
    case ExpressionKind::literal:
    case ExpressionKind::variable:
    case ExpressionKind::builtinIndex:
    case ExpressionKind::binary:
    case ExpressionKind::assign:
    case ExpressionKind::cast:
    case ExpressionKind::sizeOf:
      return true;
    case ExpressionKind::unary:
      return e.op != Operator::dereference && e.op != Operator::addressOf;
    default:
      return false;
    }
  }

  /// An integer that no pointer leads to, and that only the header changes while the loop runs.
  bool isOwn(VariableId id) const {
    const Variable &variable = body_[id];
    if (variable.constant) return true;
    if (!variable.isPerThread() || !isSome(variable.type)) return false;
    const Type &type = index_.unit()[variable.type];
    if (type.kind != TypeKind::integer || type.isVolatile) return false;
    return std::ranges::none_of(index_.usesOf(id), [this](const Use *use) {
      if (use->kind == UseKind::escape) return true;
      return use->writes() && std::ranges::find(increment_, use->expression) == increment_.end() &&
             std::ranges::any_of(loop_.children,
                                 [&](StatementId child) { return isInside(body_, use->statement, child); });
    });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Statement &loop_;
  std::vector<ExpressionId> header_; ///< the condition and the increment
  std::vector<ExpressionId> increment_;
};

} // namespace

bool endsByItsHeader(const BodyIndex &index, StatementId id) {
  const Statement &loop = index.body()[id];
  if (loop.kind != StatementKind::forLoop || !isSome(loop.condition) || !isSome(loop.increment)) return false;
  return !mayLeaveEarly(index.body(), id) && HeaderReader(index, loop).says();
}

namespace {

/// What the first expression of a `for` assigns, and to what.
std::optional<VariableId> assignedFirst(const Body &body, const Statement &loop) {
  if (loop.kind != StatementKind::forLoop || !isSome(loop.initializer) || !isSome(loop.condition)) return std::nullopt;
  const ExpressionId first = body[loop.initializer].expression;
  if (!isSome(first) || body[first].kind != ExpressionKind::assign || body[first].op != Operator::none)
    return std::nullopt;
  const Expression &target = body[body[first].operands[0]];
  return target.kind == ExpressionKind::variable ? std::optional(target.variable) : std::nullopt;
}

bool names(const Body &body, ExpressionId expression, VariableId variable) {
  return std::ranges::any_of(expressionsIn(body, expression), [&](ExpressionId e) {
    return body[e].kind == ExpressionKind::variable && body[e].variable == variable;
  });
}

} // namespace

std::optional<VariableId> reusedCounter(const BodyIndex &index, const dependence::ThreadVariance &variance,
                                        StatementId id) {
  const Body &body = index.body();
  const Statement &loop = body[id];
  const auto counter = assignedFirst(body, loop);
  if (!counter || !variance.varies(*counter) || variance.hasVaryingJump(id)) return std::nullopt;
  // All but the counter is the same for all threads.
  const auto variesOtherwise = [&](ExpressionId root) {
    return isSome(root) && std::ranges::any_of(expressionsIn(body, root), [&](ExpressionId e) {
             return !names(body, e, *counter) && variance.varies(e);
           });
  };
  const ExpressionId value = body[body[loop.initializer].expression].operands[1];
  if (names(body, value, *counter) || variance.varies(value)) return std::nullopt;
  if (variesOtherwise(loop.condition) || variesOtherwise(loop.increment)) return std::nullopt;
  const StatementId inside = loop.children.empty() ? none<StatementId> : loop.children.front();
  const bool isChanged = std::ranges::any_of(index.usesOf(*counter), [&](const Use *use) {
    return use->writes() && (use->kind == UseKind::escape || isInside(body, use->statement, inside));
  });
  return isChanged || variance.isDivergentWithin(id, body.root) ? std::nullopt : counter;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/LoopGuards.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The statements of a loop's body.
std::vector<StatementId> insideOf(const Body &body, StatementId loop) {
  const StatementId inside = body[loop].children.front();
  return body[inside].kind == StatementKind::compound ? body[inside].children : std::vector{inside};
}

/// The one statement of a block of one statement.
StatementId withoutBraces(const Body &body, StatementId statement) {
  const bool isBlock = body[statement].kind == StatementKind::compound && body[statement].children.size() == 1;
  return isBlock ? body[statement].children.front() : statement;
}

bool isPlainIf(const Statement &statement) {
  return statement.kind == StatementKind::ifElse && statement.children.size() == 1 && !statement.isConstexpr &&
         !isSome(statement.initializer) && statement.variables.empty();
}

/// No value that grows by more in an iteration is compared: it might come round to where it began.
constexpr std::int64_t steepest = std::int64_t{1} << 28;

struct Comparison {
  Operator op;
  Operator opposite;
  std::string_view text;
};

constexpr std::array comparisons{
    Comparison{Operator::less, Operator::greaterEqual, "<"}, Comparison{Operator::lessEqual, Operator::greater, "<="},
    Comparison{Operator::greater, Operator::lessEqual, ">"}, Comparison{Operator::greaterEqual, Operator::less, ">="},
    Comparison{Operator::equal, Operator::notEqual, "=="},   Comparison{Operator::notEqual, Operator::equal, "!="},
};

const Comparison *comparisonOf(Operator op) {
  const auto found = std::ranges::find(comparisons, op, &Comparison::op);
  return found != comparisons.end() ? &*found : nullptr;
}

class ConditionWriter {
public:
  ConditionWriter(const BodyIndex &index, std::int64_t iterations, EarlyValues &values)
      : index_(index), body_(index.body()), unit_(index.unit()), iterations_(iterations), values_(values) {}

  std::expected<std::string, Verdict> run(const std::vector<VectorGuard> &guards) {
    std::string text;
    for (const VectorGuard &guard : guards) {
      std::vector<ExpressionId> parts;
      addParts(body_[guard.statement].condition, guard.leaves ? Operator::logicalOr : Operator::logicalAnd, parts);
      for (const ExpressionId part : parts) {
        auto written = guard.leaves ? negated(part) : asWritten(part);
        if (!written) return written;
        text += (text.empty() ? "" : " && ") + *written;
      }
    }
    return text;
  }

private:
  ExpressionId withoutCasts(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && body_[id].operands.size() == 1)
      id = body_[id].operands[0];
    return id;
  }

  void addParts(ExpressionId id, Operator op, std::vector<ExpressionId> &out) const {
    id = withoutCasts(id);
    if (body_[id].kind != ExpressionKind::binary || body_[id].op != op) return out.push_back(id);
    for (const ExpressionId operand : body_[id].operands)
      addParts(operand, op, out);
  }

  Verdict refusal(ExpressionId part) const {
    return Verdict::unknown({ReasonId::conditionNotBetween, {iterations_}}, body_[part].spelling.span);
  }

  bool isInteger(ExpressionId id) const {
    const TypeId type = body_[id].type;
    return isSome(type) && unit_[type].kind == TypeKind::integer;
  }

  /// The iteration in which a comparison is the hardest to meet; none where the first and the last do not tell.
  std::optional<std::int64_t> hardest(const Expression &e, Operator op) const {
    const auto left = values_.slopeOf(e.operands[0]);
    const auto right = values_.slopeOf(e.operands[1]);
    if (!left || !right || std::max(std::abs(*left), std::abs(*right)) > steepest) return std::nullopt;
    const std::int64_t slope = *left - *right;
    if (slope == 0) return 0;
    if (op == Operator::equal || op == Operator::notEqual) return std::nullopt;
    const bool isAbove = op == Operator::less || op == Operator::lessEqual;
    return (slope > 0) == isAbove ? iterations_ - 1 : 0;
  }

  std::expected<std::string, Verdict> compared(ExpressionId part, const Comparison &comparison) {
    const Expression &e = body_[part];
    const auto iteration = hardest(e, comparison.op);
    if (!iteration || !isInteger(e.operands[0]) || !isInteger(e.operands[1])) return std::unexpected(refusal(part));
    return unwrapped(e.operands[0]) + unwrapped(e.operands[1]) + side(e.operands[0], *iteration) + " " +
           std::string(comparison.text) + " " + side(e.operands[1], *iteration);
  }

  /// The condition, in front of others, that an unsigned side passes zero in none of the iterations; empty where that
  /// is known: `i0 - 2 <= i0 + 1 && `.
  std::string unwrapped(ExpressionId id) {
    const std::int64_t slope = values_.slopeOf(id).value_or(0);
    if (slope == 0 || isSigned(id) || values_.isNeverNegative(id)) return {};
    const std::string lowest = side(id, slope > 0 ? 0 : iterations_ - 1);
    if (isSigned(withoutCasts(id))) return lowest + " >= 0 && ";
    return lowest + " <= " + side(id, slope > 0 ? iterations_ - 1 : 0) + " && ";
  }

  bool isSigned(ExpressionId id) const { return unit_[body_[id].type].isSigned; }

  /// One side of a comparison, in parentheses where it binds less tightly.
  std::string side(ExpressionId id, std::int64_t iteration) {
    const Expression &e = body_[id];
    std::string text = values_.textOf(e.spelling.span, iteration);
    static constexpr std::array tight{Operator::plus,   Operator::minus,     Operator::times,     Operator::divide,
                                      Operator::modulo, Operator::shiftLeft, Operator::shiftRight};
    const bool isLoose = e.kind == ExpressionKind::conditional ||
                         (e.kind == ExpressionKind::binary && std::ranges::find(tight, e.op) == tight.end());
    return isLoose && !text.starts_with('(') ? "(" + text + ")" : text;
  }

  std::optional<Verdict> whyNot(ExpressionId part) const {
    if (body_[part].spelling.origin != SpellingOrigin::file) return refusal(part);
    return values_.whyNot(part, std::string(unit_.textOf(body_[part].spelling.span)));
  }

  /// A value that is the same in all iterations.
  std::expected<std::string, Verdict> fixed(ExpressionId part, bool isNegated) {
    if (values_.slopeOf(part) != 0) return std::unexpected(refusal(part));
    const std::string text = values_.textOf(body_[part].spelling.span, 0);
    const ExpressionKind kind = body_[part].kind;
    const bool isSingle = kind == ExpressionKind::variable || kind == ExpressionKind::literal;
    return std::string(isNegated ? "!" : "") + (isSingle ? text : "(" + text + ")");
  }

  std::expected<std::string, Verdict> asWritten(ExpressionId part) {
    if (auto why = whyNot(part)) return std::unexpected(*std::move(why));
    const Comparison *comparison = body_[part].kind == ExpressionKind::binary ? comparisonOf(body_[part].op) : nullptr;
    return comparison != nullptr ? compared(part, *comparison) : fixed(part, false);
  }

  std::expected<std::string, Verdict> negated(ExpressionId part) {
    if (auto why = whyNot(part)) return std::unexpected(*std::move(why));
    const Comparison *comparison = body_[part].kind == ExpressionKind::binary ? comparisonOf(body_[part].op) : nullptr;
    return comparison != nullptr ? compared(part, *comparisonOf(comparison->opposite)) : fixed(part, true);
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  std::int64_t iterations_;
  EarlyValues &values_;
};

} // namespace

std::optional<std::vector<VectorGuard>> leavingGuards(const Body &body, StatementId loop) {
  std::vector<VectorGuard> out;
  std::size_t jumps = 0;
  for (const StatementId id : statementsIn(body, loop)) {
    const StatementKind kind = body[id].kind;
    const bool isJump = kind == StatementKind::breakOut || kind == StatementKind::continueNext;
    if (isJump && jumpTarget(body, id) == loop) ++jumps;
  }
  for (const StatementId id : insideOf(body, loop)) {
    if (!isPlainIf(body[id])) continue;
    const StatementId then = withoutBraces(body, body[id].children.front());
    if (body[then].kind == StatementKind::continueNext) out.push_back({.statement = id, .leaves = true});
  }
  return out.size() == jumps ? std::optional(std::move(out)) : std::nullopt;
}

StatementId guardAround(const Body &body, StatementId loop, const Access &access) {
  for (const StatementId id : insideOf(body, loop))
    if (isPlainIf(body[id]) && isInside(body, access.statement, body[id].children.front())) return id;
  return none<StatementId>;
}

std::expected<std::string, Verdict> conditionOfAll(const BodyIndex &index, const std::vector<VectorGuard> &guards,
                                                   std::int64_t iterations, EarlyValues &values) {
  return ConditionWriter(index, iterations, values).run(guards);
}

} // namespace warpgrain::transform

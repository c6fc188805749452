// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/WayEvaluator.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace warpgrain::transform {

using namespace model;

namespace {

using Variables = std::set<VariableId>;

void addTo(Variables &all, const Variables &more) {
  all.insert(more.begin(), more.end());
}

/// What is computed of two values. Where one of them may be 0, as in `i += isSet[i]`, the other may stay as it is.
WayValue computedOf(const WayValue &a, const WayValue &b) {
  Sources from;
  for (const Variables &left : a.from)
    for (const Variables &right : b.from) {
      Variables both = left;
      addTo(both, right);
      from.insert(std::move(both));
    }
  WayValue out{.from = bounded(std::move(from)), .copies = {}, .mayBeZero = false, .truth = {}};
  if (b.mayBeZero) out.copies = a.copies;
  if (a.mayBeZero) addTo(out.copies, b.copies);
  return out;
}

/// True for what may leave its left operand as it is, whatever stands on the right: `k % n` of a small k, `k / 2` of 0.
bool mayKeep(Operator op) {
  return op != Operator::plus && op != Operator::minus && op != Operator::bitXor;
}

/// What an operator of arithmetic gives.
WayValue computedBy(Operator op, const WayValue &a, const WayValue &b) {
  WayValue out = computedOf(a, b);
  if (mayKeep(op)) addTo(out.copies, a.copies);
  if (op == Operator::times || op == Operator::bitAnd || op == Operator::bitOr) addTo(out.copies, b.copies);
  return out;
}

/// What is computed of two values in a way that is not known: it may be either.
WayValue mixedOf(const WayValue &a, const WayValue &b) {
  WayValue out = computedOf(a, b);
  addTo(out.copies, a.copies);
  addTo(out.copies, b.copies);
  return out;
}

/// A value that may be 0, and hangs on nothing that moves.
WayValue outcome(std::optional<bool> truth = std::nullopt) {
  return {.from = {{}}, .copies = {}, .mayBeZero = true, .truth = truth};
}

WayValue valueFrom(Sources from, bool mayBeZero) {
  return {.from = std::move(from), .copies = {}, .mayBeZero = mayBeZero, .truth = {}};
}

bool isOfKind(const Unit &unit, const Variable &variable, TypeKind kind) {
  return isSome(variable.type) && unit[variable.type].kind == kind;
}

} // namespace

void WayEvaluator::give(VariableId variable, WayValue value, Way &way) const {
  const Variable &declared = body_[variable];
  const bool isOwn =
      !declaredSpaceOf(declared).has_value() && !declared.isStatic &&
      !isOfKind(index_.unit(), declared, TypeKind::reference) &&
      std::ranges::none_of(index_.usesOf(variable), [](const Use *use) { return use->kind == UseKind::escape; });
  if (!isOwn) {
    value.copies.insert(variable);
    value.truth.reset();
  }
  way.blank.erase(variable);
  way.values[variable] = std::move(value);
}

WayValue WayEvaluator::evaluate(ExpressionId id, Way &way) {
  if (!isSome(id)) return {};
  const Expression &e = body_[id];
  WayValue out;
  switch (e.kind) {
  case ExpressionKind::literal:
  case ExpressionKind::sizeOf:
  case ExpressionKind::builtinIndex:
  case ExpressionKind::function:
    break;
  case ExpressionKind::variable:
    if (seen_.sees(id)) look(id, {}, way);
    out = way.valueOf(e.variable);
    break;
  case ExpressionKind::cast:
    out = evaluateOperands(e, way);
    if (seen_.sees(id)) look(id, out, way);
    break;
  case ExpressionKind::unary:
    out = e.op == Operator::dereference ? evaluatePlace(id, way) : evaluateUnary(e, way);
    break;
  case ExpressionKind::binary:
    out = evaluateBinary(e, way);
    break;
  case ExpressionKind::conditional:
    out = evaluateChoice(e, way);
    break;
  case ExpressionKind::assign:
    out = evaluateAssignment(e, way);
    break;
  case ExpressionKind::subscript:
  case ExpressionKind::member:
    out = evaluatePlace(id, way);
    break;
  case ExpressionKind::call:
    out = evaluateCall(id, way);
    break;
  case ExpressionKind::construct:
    followsAll_ &= !seen_.sees(id);
    out = evaluateOperands(e, way);
    break;
  case ExpressionKind::initializers:
    out = evaluateOperands(e, way);
    break;
  case ExpressionKind::launch:
  case ExpressionKind::lambda:
  case ExpressionKind::other:
    followsAll_ = false;
    break;
  }
  if (!e.constant) return out;
  out = outcome(*e.constant != 0);
  out.mayBeZero = *e.constant == 0;
  return out;
}

/// All operands, and what is computed of them in a way that is not known: it may be any of them.
WayValue WayEvaluator::evaluateOperands(const Expression &e, Way &way) {
  if (e.operands.size() == 1) return evaluate(e.operands[0], way);
  WayValue out;
  for (const ExpressionId operand : e.operands)
    out = mixedOf(out, evaluate(operand, way));
  return out;
}

WayValue WayEvaluator::evaluateUnary(const Expression &e, Way &way) {
  WayValue value = evaluate(e.operands[0], way);
  switch (e.op) {
  case Operator::logicalNot:
    return outcome(value.truth ? std::optional(!*value.truth) : std::nullopt);
  case Operator::increment:
  case Operator::decrement: {
    WayValue next = valueFrom(value.from, false);
    write(e.operands[0], next, way);
    return e.isPostfix ? value : next;
  }
  case Operator::plus:
  case Operator::addressOf:
    return value;
  default:
    return valueFrom(value.from, value.mayBeZero);
  }
}

WayValue WayEvaluator::evaluateBinary(const Expression &e, Way &way) {
  const WayValue left = evaluate(e.operands[0], way);
  if (e.op == Operator::logicalAnd || e.op == Operator::logicalOr) {
    const bool decides = e.op == Operator::logicalOr;
    if (left.truth == decides) return outcome(decides);
    Way further = way;
    const WayValue right = evaluate(e.operands[1], further);
    if (left.truth)
      way = std::move(further);
    else
      way.join(further);
    return left.truth || right.truth == decides ? outcome(right.truth) : outcome();
  }
  const WayValue right = evaluate(e.operands[1], way);
  if (e.op == Operator::comma) return right;
  if (isComparison(e.op) || e.op == Operator::threeWay) return outcome();
  return computedBy(e.op, left, right);
}

WayValue WayEvaluator::evaluateChoice(const Expression &e, Way &way) {
  const WayValue condition = evaluate(e.operands[0], way);
  if (condition.truth) return evaluate(e.operands[*condition.truth ? 1 : 2], way);
  Way other = way;
  const WayValue first = evaluate(e.operands[1], way);
  const WayValue second = evaluate(e.operands[2], other);
  way.join(other);
  return eitherOf(first, second);
}

WayValue WayEvaluator::evaluateAssignment(const Expression &e, Way &way) {
  const ExpressionId target = e.operands[0];
  WayValue value = evaluate(e.operands[1], way);
  if (e.op != Operator::none) value = computedBy(e.op, evaluate(target, way), value);
  write(target, value, way);
  return value;
}

/// Stores through pointers change no variable that a look's place is known to hang on; those in a variable that holds
/// several values leave the others.
void WayEvaluator::write(ExpressionId target, WayValue value, Way &way) {
  ExpressionId at = target;
  while (body_[at].kind == ExpressionKind::cast || (body_[at].kind == ExpressionKind::member && !body_[at].isArrow) ||
         body_[at].kind == ExpressionKind::subscript)
    at = body_[at].operands[0];
  if (at != target) evaluatePlace(target, way);
  if (body_[at].kind != ExpressionKind::variable) return;
  const VariableId variable = body_[at].variable;
  if (at == target) return give(variable, std::move(value), way);
  if (isOfKind(index_.unit(), body_[variable], TypeKind::pointer)) return;
  WayValue whole = way.valueOf(variable);
  addTo(whole.copies, value.copies);
  whole.copies.insert(variable);
  give(variable, std::move(whole), way);
}

/// An element or a member: what is read there hangs on what the place hangs on.
WayValue WayEvaluator::evaluatePlace(ExpressionId id, Way &way) {
  const WayValue place = evaluateOperands(body_[id], way);
  if (seen_.sees(id)) look(id, place, way);
  const bool isMemory = std::ranges::any_of(index_.accessesAt(id),
                                            [](const Access *access) { return access->space != MemorySpace::local; });
  WayValue out = valueFrom(place.from, true);
  if (!isMemory) out.copies = place.copies;
  return out;
}

void WayEvaluator::look(ExpressionId id, const WayValue &place, Way &way) const {
  const auto [at, isNew] = way.looks.try_emplace(id, place.from);
  if (!isNew) at->second = eitherOf(at->second, place.from);
}

WayValue WayEvaluator::evaluateCall(ExpressionId id, Way &way) {
  const Expression &e = body_[id];
  const CallMeaning meaning = dialect_.call(e.callee);
  if (meaning.has(CallTrait::extremum) && e.operands.size() == 2)
    return eitherOf(evaluate(e.operands[0], way), evaluate(e.operands[1], way));
  const WayValue place = e.operands.empty() ? WayValue{} : evaluate(e.operands[0], way);
  WayValue out = place;
  for (const ExpressionId operand : e.operands | std::views::drop(1))
    out = mixedOf(out, evaluate(operand, way));
  out.mayBeZero = false;
  out.truth.reset();
  if (!seen_.sees(id)) return out;
  followsAll_ &= meaning.effect != CallEffect::user;
  look(id, place, way);
  return valueFrom(out.from, true);
}

} // namespace warpgrain::transform

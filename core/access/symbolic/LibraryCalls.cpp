// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/LibraryCalls.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/symbolic/ExpressionShape.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

LibraryCalls::LibraryCalls(RunContext &run, Evaluator &evaluator, UnknownCalls &unknown)
    : dialect_(run.dialect), atoms_(run.atoms), types_(run.types), position_(run.position), values_(run.values),
      origins_(run.origins), recorder_(run.recorder), numbers_(run.numbers), store_(run.store), evaluator_(evaluator),
      unknown_(unknown), collectives_(run, evaluator, unknown), groups_(run, evaluator) {}

/// Records what the arguments lead to. `isChanged`: the call changes it, as atomics and stores do.
std::vector<Value> LibraryCalls::recordOperands(State &state, ExpressionId id, bool isChanged) {
  std::vector<Value> out;
  const std::vector<ExpressionId> operands = position_.at(id).operands;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const ExpressionId operand = operands[i];
    if (!isSome(operand)) continue;
    const Value value = evaluator_.evaluate(state, operand);
    if (isChanged && isHandedByReference(id, i)) obscureObject(state, operand);
    if (value.isPointer()) evaluator_.record(state, operand, value.target, true);
    if (value.isPointer() && isChanged) {
      const TypeId element = types_.elementOf(position_.at(operand).type);
      store_.obscure(state, value.target, element, operand, ReasonId::isChangedByCall);
    }
    out.push_back(value);
  }
  return out;
}

/// True for an object that a function may change: the expected value of `x.compare_exchange_strong(e, 1)`. Groups are
/// handed values by references that bind to anything, and `p->store(1)` changes what p leads to.
bool LibraryCalls::isHandedByReference(ExpressionId id, std::size_t operand) const {
  const Expression &e = position_.at(id);
  const Callee &callee = e.callee;
  const bool isWritten = operand < callee.byReference.size() && callee.byReference[operand] &&
                         callee.writesThrough[operand] && !dialect_.call(callee).has(CallTrait::ofGroup);
  const bool leadsToObject = operand == 0 && e.hasObject && types_.isPointer(position_.at(e.operands[operand]).type);
  return isWritten && !leadsToObject && !isValue(position_.body(), e.operands[operand]);
}

/// Precondition: the operand was evaluated. What it does is not done again.
void LibraryCalls::obscureObject(State &state, ExpressionId operand) {
  Location place;
  {
    const Recorder::Pause look(recorder_);
    State aside = state;
    place = evaluator_.locate(aside, operand, false);
  }
  store_.obscure(state, place, position_.at(operand).type, operand, ReasonId::isChangedByCall);
}

void LibraryCalls::evaluateOperands(State &state, ExpressionId id) {
  for (const ExpressionId operand : position_.at(id).operands)
    if (isSome(operand)) evaluator_.evaluate(state, operand);
}

/// Loads through a pointer, `__ldg(p)`, or through a handle: `tex2D<float>(texture, x, y)`, `tex1D(&v, texture, x)`.
Value LibraryCalls::loadThrough(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const bool isByPointer = e.operands.size() == 1;
  const std::vector<Value> values = recordOperands(state, id, !isByPointer);
  if (values.size() == 1 && values[0].isPointer()) return store_.load(state, values[0].target, e.type, id);
  return values_.unfollowedValue(id, e.type, ReasonId::isLoadedFromMemory, false);
}

/// A copy, a fill: runs of memory that the dialect tells.
Value LibraryCalls::changeMemory(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const std::vector<Value> values = recordOperands(state, id, false);
  const CallMeaning meaning = dialect_.call(e.callee);
  for (const CallFootprint &footprint : meaning.footprints) {
    if (footprint.kind == AccessKind::read || footprint.argument >= values.size()) continue;
    const ExpressionId operand = e.operands[footprint.argument];
    store_.obscureRun(state, targetOf(values[footprint.argument]), operand, ReasonId::isChangedByCall);
  }
  // Most give back a pointer that they were handed.
  const bool givesPointer =
      types_.isPointer(e.type) && !values.empty() && values[0].isPointer() && !meaning.has(CallTrait::findsPlace);
  return givesPointer ? values[0] : values_.unfollowedValue(id, e.type, ReasonId::isComputedByFunction, false);
}

/// A function that loads nothing through the pointer that it is handed. Where it gives back a pointer, it is that one:
/// `__builtin_assume_aligned(p, 16)`.
Value LibraryCalls::lookAtPointer(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  std::optional<Value> first;
  for (const ExpressionId operand : e.operands) {
    if (!isSome(operand)) continue;
    const Value value = evaluator_.evaluate(state, operand);
    if (!first) first = value;
  }
  if (types_.isPointer(e.type) && first && first->isPointer()) return *first;
  return values_.unfollowedValue(id, e.type, ReasonId::isComputedByFunction, false);
}

/// A function that only computes.
Value LibraryCalls::compute(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const bool byReference = std::ranges::any_of(e.callee.byReference, [](bool b) { return b; });
  const bool writes = std::ranges::any_of(e.callee.writesThrough, [](bool b) { return b; });
  if (byReference && writes) return unknown_.call(state, id, {});
  if (dialect_.call(e.callee).has(CallTrait::pointerAlone)) return lookAtPointer(state, id);
  const std::vector<Value> values = recordOperands(state, id, writes);
  if (auto known = knownFunction(state, id, values)) return *known;
  const bool areUniform = std::ranges::all_of(
      values, [this](const Value &value) { return values_.isUniform(value) && !value.isPointer(); });
  return values_.unfollowedValue(id, e.type, ReasonId::isComputedByFunction, areUniform);
}

Value LibraryCalls::call(State &state, ExpressionId id, CallEffect effect) {
  const Expression &e = position_.at(id);
  switch (effect) {
  case CallEffect::blockBarrier:
    evaluateOperands(state, id);
    recorder_.recordBarrier(state, id, BarrierKind::block);
    return Value::other(true);
  case CallEffect::gridBarrier:
    evaluateOperands(state, id);
    recorder_.recordBarrier(state, id, BarrierKind::grid);
    return Value::other(true);
  case CallEffect::warpBarrier: // its mask may be loaded, or change something
    evaluateOperands(state, id);
    recorder_.recordBarrier(state, id, BarrierKind::warp);
    return Value::other(true);
  case CallEffect::blockVote: {
    recordOperands(state, id, false);
    recorder_.recordBarrier(state, id, BarrierKind::block);
    return values_.unfollowedValue(id, e.type, ReasonId::isVoteOfBlock, true);
  }
  case CallEffect::load:
    return loadThrough(state, id);
  case CallEffect::memory:
    return changeMemory(state, id);
  case CallEffect::store:
  case CallEffect::atomic:
    if (dialect_.call(e.callee).has(CallTrait::surface)) recorder_.recordSurfaceStore(state);
    recordOperands(state, id, true);
    return values_.unfollowedValue(
        id, e.type, effect == CallEffect::atomic ? ReasonId::isOldValueOfAtomic : ReasonId::isNotFollowed, false);
  case CallEffect::warpExchange:
    recordOperands(state, id, true);
    if (const auto tile = groups_.call(state, id)) return *tile;
    return values_.unfollowedValue(id, e.type, ReasonId::comesFromWarp, false);
  case CallEffect::collective:
    return collectives_.call(state, id);
  case CallEffect::groupHandle:
  case CallEffect::threadIdentity: {
    const auto known = groups_.call(state, id);
    evaluateOperands(state, id);
    return known ? *known : values_.unfollowedValue(id, e.type, ReasonId::tellsWhichThread, false);
  }
  case CallEffect::none:
    return compute(state, id);
  case CallEffect::fence:
  case CallEffect::report:
    recordOperands(state, id, false);
    return values_.unfollowedValue(id, e.type, ReasonId::isNotFollowed, false);
  case CallEffect::clock:
    evaluateOperands(state, id);
    return values_.unfollowedValue(id, e.type, ReasonId::isTime, false);
  case CallEffect::allocate:
    recordOperands(state, id, false);
    return values_.unfollowedValue(id, e.type, ReasonId::isAllocatedByThread, false);
  default:
    return unknown_.call(state, id,
                         dialect_.collective(e.callee) ? ReasonId::isHandedFunction : ReasonId::isUnknownFunction);
  }
}

/// make_int2(x, y): a record of its arguments.
Value LibraryCalls::madeRecord(const State &state, ExpressionId id, const std::vector<Value> &arguments) {
  const Expression &e = position_.at(id);
  Value out = values_.unfollowedValue(id, e.type, ReasonId::isNotFollowed, true);
  const std::vector<Field> &fields = position_.typeOf(id).fields;
  for (std::size_t i = 0; i < fields.size() && i < arguments.size(); ++i) {
    Value part = arguments[i];
    if (part.isNumber() && types_.isInteger(fields[i].type))
      part.form = numbers_.converted(state, part.form, position_.at(e.operands[i]).type, fields[i].type, id);
    out.members[fields[i].name] = std::make_shared<const Value>(std::move(part));
  }
  out.isUniform = fields.size() <= arguments.size() && values_.isUniform(out);
  return out;
}

/// min, max: of the values that the common type holds.
std::optional<Form> LibraryCalls::extreme(const State &state, ExpressionId id, const Form &a, const Form &b,
                                          bool isMinimum) {
  const TypeId type = position_.at(id).type;
  const Form first = numbers_.clamped(state, a, type, id);
  const Form second = numbers_.clamped(state, b, type, id);
  return isMinimum ? minimum(atoms_, first, second) : maximum(atoms_, first, second);
}

/// __mul24 and its kin: of the low 24 bits of two numbers.
Form LibraryCalls::product24(const State &state, ExpressionId id, const Form &a, const Form &b) {
  constexpr std::uint64_t bits = 24;
  const TypeId type = position_.at(id).type;
  const Form first = numbers_.lowBits(state, a, bits, !types_.isUnsigned(type), id);
  const Form second = numbers_.lowBits(state, b, bits, !types_.isUnsigned(type), id);
  return numbers_.arithmetic(state, id, Operator::times, first, second, type);
}

/// Functions whose value is a form of their arguments'.
std::optional<Value> LibraryCalls::knownFunction(const State &state, ExpressionId id,
                                                 const std::vector<Value> &arguments) {
  const Expression &e = position_.at(id);
  const CallMeaning meaning = dialect_.call(e.callee);
  const bool areNumbers = !arguments.empty() && std::ranges::all_of(arguments, &Value::isNumber);
  if (meaning.has(CallTrait::makesVector) && position_.typeOf(id).kind == TypeKind::record)
    return madeRecord(state, id, arguments);
  if (!areNumbers || !types_.isInteger(e.type)) return std::nullopt;
  const Form &a = arguments[0].form;
  std::optional<Form> form;
  if (arguments.size() == 2) {
    const Form &b = arguments[1].form;
    const bool isMinimum = meaning.integer == IntegerFunction::minimum;
    if (isMinimum || meaning.integer == IntegerFunction::maximum) form = extreme(state, id, a, b, isMinimum);
    if (meaning.integer == IntegerFunction::product24) form = product24(state, id, a, b);
  }
  if (arguments.size() == 3 && meaning.integer == IntegerFunction::productSum24)
    form = numbers_.arithmetic(state, id, Operator::plus, product24(state, id, a, arguments[1].form), arguments[2].form,
                               e.type);
  if (arguments.size() == 1 && meaning.integer == IntegerFunction::absolute)
    if (const auto negated = a.scaled(-1)) form = maximum(atoms_, a, *negated);
  if (!form) return std::nullopt;
  origins_.remember(*form, id);
  return Value::number(*form);
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

/// Functions whose value is a form of their arguments'.
std::optional<Value> Machine::knownFunction(State &state, ExpressionId id, const std::vector<Value> &arguments) {
  const Expression &e = at(id);
  const CallMeaning meaning = unit_.dialect->call(e.callee);
  const bool areNumbers = !arguments.empty() && std::ranges::all_of(arguments, &Value::isNumber);
  if (meaning.has(CallTrait::makesVector) && typeOf(id).kind == TypeKind::record) {
    Value out = unfollowedValue(id, e.type, "is not followed", true);
    const std::vector<Field> &fields = typeOf(id).fields;
    for (std::size_t i = 0; i < fields.size() && i < arguments.size(); ++i) {
      Value part = arguments[i];
      if (part.isNumber() && isInteger(fields[i].type))
        part.form = converted(state, part.form, at(e.operands[i]).type, fields[i].type, id);
      out.members[fields[i].name] = std::make_shared<const Value>(std::move(part));
    }
    out.isUniform = fields.size() <= arguments.size() && isUniform(out);
    return out;
  }
  if (!areNumbers || !isInteger(e.type)) return std::nullopt;
  const Form &a = arguments[0].form;
  AtomTable &atoms = out_.atoms;
  std::optional<Form> form;
  if (arguments.size() == 2) {
    const Form &b = arguments[1].form;
    if (meaning.integer == IntegerFunction::minimum) form = minimum(atoms, a, b);
    if (meaning.integer == IntegerFunction::maximum) form = maximum(atoms, a, b);
    if (meaning.integer == IntegerFunction::product24) form = a.times(b);
  }
  if (arguments.size() == 3 && meaning.integer == IntegerFunction::productSum24)
    if (const auto product = a.times(arguments[1].form)) form = product->plus(arguments[2].form);
  if (arguments.size() == 1 && meaning.integer == IntegerFunction::absolute)
    if (const auto negated = a.scaled(-1)) form = maximum(atoms, a, *negated);
  if (!form) return std::nullopt;
  remember(*form, id);
  return Value::number(*form);
}

Value Machine::callLibrary(State &state, ExpressionId id, CallEffect effect) {
  const Expression &e = at(id);
  const auto record = [&](bool isAtomic) {
    std::vector<Value> values;
    for (const ExpressionId operand : std::vector(at(id).operands)) {
      if (!isSome(operand)) continue;
      const Value value = evaluate(state, operand);
      if (value.isPointer()) this->record(state, operand, value.target, true);
      // Atomics and stores through pointers to local arrays.
      if (value.isPointer() && isAtomic)
        obscure(state, value.target, elementOf(at(operand).type), operand, "is changed by a call");
      values.push_back(value);
    }
    return values;
  };
  switch (effect) {
  case CallEffect::blockBarrier:
    for (const ExpressionId operand : std::vector(e.operands))
      if (isSome(operand)) evaluate(state, operand);
    recordBarrier(state, id, BarrierKind::block);
    return Value::other(true);
  case CallEffect::gridBarrier:
    recordBarrier(state, id, BarrierKind::grid);
    return Value::other(true);
  case CallEffect::warpBarrier:
    recordBarrier(state, id, BarrierKind::warp);
    return Value::other(true);
  case CallEffect::blockVote: {
    record(false);
    recordBarrier(state, id, BarrierKind::block);
    return unfollowedValue(id, at(id).type, "is what the threads of the block vote", true);
  }
  case CallEffect::load: {
    const std::vector<Value> values = record(false);
    if (values.size() == 1 && values[0].isPointer()) return load(state, values[0].target, at(id).type, id);
    callUnknown(state, id, {});
    return unfollowedValue(id, at(id).type, "is loaded from memory", false);
  }
  case CallEffect::memory: {
    const std::vector<Value> values = record(false);
    for (const CallFootprint &footprint : unit_.dialect->call(at(id).callee).footprints)
      if (footprint.kind != AccessKind::read && footprint.argument < values.size())
        obscureRun(state, target(values[footprint.argument]), at(id).operands[footprint.argument],
                   "is changed by a call");
    // Most give back a pointer that they were handed.
    const bool givesPointer = isPointer(at(id).type) && !values.empty() && values[0].isPointer();
    return givesPointer ? values[0] : unfollowedValue(id, at(id).type, "is computed by a function", false);
  }
  case CallEffect::store:
  case CallEffect::atomic:
    record(true);
    return unfollowedValue(id, at(id).type,
                           effect == CallEffect::atomic ? "is an atomic's old value" : "is not followed", false);
  case CallEffect::warpExchange:
    record(true);
    if (const auto tile = groupFunction(state, id)) return *tile;
    return unfollowedValue(id, at(id).type, "comes from other threads of the warp", false);
  case CallEffect::collective:
    return callCollective(state, id);
  case CallEffect::groupHandle:
  case CallEffect::threadIdentity: {
    const auto known = groupFunction(state, id);
    for (const ExpressionId operand : std::vector(e.operands))
      if (isSome(operand)) evaluate(state, operand);
    return known ? *known : unfollowedValue(id, at(id).type, "tells which thread this is", false);
  }
  case CallEffect::none: {
    const bool byReference = std::ranges::any_of(e.callee.byReference, [](bool b) { return b; });
    const bool writes = std::ranges::any_of(e.callee.writesThrough, [](bool b) { return b; });
    if (byReference && writes) return callUnknown(state, id, {});
    const std::vector<Value> values = record(writes);
    if (auto known = knownFunction(state, id, values)) return *known;
    const bool areUniform =
        std::ranges::all_of(values, [this](const Value &value) { return isUniform(value) && !value.isPointer(); });
    return unfollowedValue(id, at(id).type, "is computed by a function", areUniform);
  }
  case CallEffect::fence:
  case CallEffect::report:
    record(false);
    return unfollowedValue(id, at(id).type, "is not followed", false);
  case CallEffect::clock:
    return unfollowedValue(id, at(id).type, "is a time", false);
  case CallEffect::allocate:
    record(false);
    return unfollowedValue(id, at(id).type, "is allocated", false);
  default:
    return callUnknown(state, id,
                       unit_.dialect->collective(e.callee) ? "is handed a function that may do more than compute"
                                                           : "is a function that is not known");
  }
}

} // namespace warpgrain::access

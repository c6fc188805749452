// SPDX-License-Identifier: Apache-2.0
//
// Which addresses an expression may have as its value, and which objects it may name.
#include "core/model/Dialect.h"
#include "core/run/parameters/PointerFlow.h"

#include <algorithm>
#include <optional>

namespace warpgrain::run {

using namespace model;

namespace {

/// Truth values and floating-point numbers hold no address; everything else may, or a part of one.
bool mayHoldAddress(TypeKind kind) {
  return kind != TypeKind::boolean && kind != TypeKind::floating && kind != TypeKind::voidType;
}

/// "data" of `params.data`, "inner.rows" of `params.inner.rows[2]`: the members from a variable on, as far as they are
/// named one by one. Nothing where it does not begin at a variable.
struct Path {
  VariableId variable = none<VariableId>;
  std::string members;
};

std::optional<Path> pathOf(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (e.kind == ExpressionKind::variable) return Path{.variable = e.variable, .members = {}};
  if (e.operands.empty() || !isSome(e.operands[0])) return std::nullopt;
  auto whole = e.kind == ExpressionKind::subscript || (e.kind == ExpressionKind::member && !e.isArrow)
                   ? pathOf(body, e.operands[0])
                   : std::nullopt;
  if (!whole || e.kind == ExpressionKind::subscript) return whole;
  whole->members += (whole->members.empty() ? "" : ".") + e.name;
  return whole;
}

/// True if an origin is a member or one of its own: "rows" is around "rows[2]" and "rows.first".
bool isBelow(const std::string &origin, const std::string &member) {
  if (member.empty() || origin == member) return true;
  return origin.starts_with(member) && (origin[member.size()] == '.' || origin[member.size()] == '[');
}

} // namespace

const PointerFlow::Places &PointerFlow::valueOf(const Body &body, ExpressionId id) {
  static const Places nothing;
  if (!isSome(id) || !mayHoldAddress(kindOf(body, id))) return nothing;
  const auto [known, isNew] = values_.try_emplace({&body, id});
  if (isNew) {
    Places found = findValue(body, id);
    return values_[{&body, id}] = std::move(found);
  }
  return known->second;
}

const PointerFlow::Places &PointerFlow::placeOf(const Body &body, ExpressionId id) {
  static const Places nothing;
  if (!isSome(id)) return nothing;
  const auto [known, isNew] = places_.try_emplace({&body, id});
  if (isNew) {
    Places found = findPlace(body, id);
    return places_[{&body, id}] = std::move(found);
  }
  return known->second;
}

PointerFlow::Places PointerFlow::findValue(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  // The value of an array is where it begins.
  if (kindOf(body, id) == TypeKind::array && e.kind != ExpressionKind::initializers) return placeOf(body, id);
  switch (e.kind) {
  case ExpressionKind::variable:
  case ExpressionKind::subscript:
  case ExpressionKind::member:
    if (const Places *below = ofParameter(body, id)) return *below;
    return load(placeOf(body, id));
  case ExpressionKind::unary:
    return valueOfUnary(body, id);
  case ExpressionKind::binary:
    return valueOfBinary(body, id);
  case ExpressionKind::assign:
    return e.operands.size() < 2 ? Places() : valuesOf(body, e.operands);
  case ExpressionKind::conditional:
    return valuesOf(body, {e.operands[1], e.operands[2]});
  case ExpressionKind::call:
    return valueOfCall(body, id);
  case ExpressionKind::construct:
    return valueOfConstruct(body, id);
  case ExpressionKind::lambda: {
    Places out = valuesOf(body, e.operands);
    for (std::size_t i = 0; i < e.operands.size(); ++i)
      if (isByReference(e, i)) out.merge(Places(placeOf(body, e.operands[i])));
    return out;
  }
  case ExpressionKind::cast:
  case ExpressionKind::initializers:
    return valuesOf(body, e.operands);
  case ExpressionKind::other: {
    if (e.other == OtherExpression::thisPointer) return selves_[&body];
    Places out = valuesOf(body, e.operands);
    if (e.other == OtherExpression::allocation) out.insert(elsewhere);
    return out;
  }
  default:
    return {};
  }
}

PointerFlow::Places PointerFlow::valueOfUnary(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (e.op == Operator::addressOf) return placeOf(body, e.operands[0]);
  if (e.op == Operator::dereference) return load(placeOf(body, id));
  return e.op == Operator::logicalNot ? Places() : valueOf(body, e.operands[0]);
}

PointerFlow::Places PointerFlow::valueOfBinary(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  switch (e.op) {
  case Operator::comma:
    return valueOf(body, e.operands[1]);
  case Operator::less:
  case Operator::lessEqual:
  case Operator::greater:
  case Operator::greaterEqual:
  case Operator::equal:
  case Operator::notEqual:
  case Operator::logicalAnd:
  case Operator::logicalOr:
    return {};
  default:
    return valuesOf(body, e.operands);
  }
}

PointerFlow::Places PointerFlow::valueOfCall(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (const Called called = calledBy(e); called.body != nullptr) {
    const Places &result = results_[called.body];
    return e.callee.returnsReference ? load(result) : result;
  }
  const CallEffect effect = unit_.dialect->effectOf(e.callee);
  if (effect == CallEffect::clock || effect == CallEffect::report) return {};
  Places out{elsewhere};
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    if (!isSome(e.operands[i])) continue;
    const Places value = valueOf(body, e.operands[i]);
    const bool isAddress = kindOf(body, e.operands[i]) == TypeKind::pointer && !isByReference(e, i);
    // What a load gives back lay in memory; other functions may give back the address itself.
    if (effect != CallEffect::load && effect != CallEffect::atomic) out.insert(value.begin(), value.end());
    if (isAddress || effect == CallEffect::none) out.merge(load(value));
    if (isByReference(e, i) && effect != CallEffect::atomic && kindOf(body, id) != TypeKind::integer)
      out.merge(Places(placeOf(body, e.operands[i])));
  }
  return out;
}

PointerFlow::Places PointerFlow::valueOfConstruct(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (const Called called = calledBy(e); called.body != nullptr) return load(placeOfTemporary(body, id));
  Places out = valuesOf(body, e.operands);
  // A copy holds what the object holds; another constructor may keep where the object is.
  const bool isCopy = e.operands.size() == 1 && isSome(e.operands[0]) && e.type == body[e.operands[0]].type;
  for (std::size_t i = 0; i < e.operands.size() && !isCopy; ++i)
    if (isByReference(e, i)) out.merge(Places(placeOf(body, e.operands[i])));
  return out;
}

PointerFlow::Places PointerFlow::valuesOf(const Body &body, const std::vector<ExpressionId> &operands) {
  Places out;
  for (const ExpressionId operand : operands)
    if (isSome(operand)) out.merge(Places(valueOf(body, operand)));
  return out;
}

PointerFlow::Places PointerFlow::findPlace(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  switch (e.kind) {
  case ExpressionKind::variable: {
    const std::size_t named = variable(body, e.variable);
    return isReference(body[e.variable].type) ? contents_[named] : Places{named};
  }
  case ExpressionKind::subscript: {
    const bool isSwapped = kindOf(body, e.operands[0]) == TypeKind::integer; // 3[a]
    return valueOrPlaceOf(body, e.operands[isSwapped ? 1 : 0]);
  }
  case ExpressionKind::member:
    return placeOfMember(body, id);
  case ExpressionKind::unary:
    if (e.op == Operator::dereference) return valueOrPlaceOf(body, e.operands[0]);
    if ((e.op == Operator::increment || e.op == Operator::decrement) && !e.isPostfix)
      return placeOf(body, e.operands[0]);
    return placeOfTemporary(body, id);
  case ExpressionKind::assign:
    return e.operands.empty() ? Places() : placeOf(body, e.operands[0]);
  case ExpressionKind::conditional: {
    Places out = placeOf(body, e.operands[1]);
    out.merge(Places(placeOf(body, e.operands[2])));
    return out;
  }
  case ExpressionKind::binary:
    return e.op == Operator::comma ? placeOf(body, e.operands[1]) : placeOfTemporary(body, id);
  case ExpressionKind::cast:
  case ExpressionKind::other:
    if (e.operands.size() == 1 && e.other != OtherExpression::thisPointer) return placeOf(body, e.operands[0]);
    return placeOfTemporary(body, id);
  case ExpressionKind::call: {
    if (!e.callee.returnsReference) return placeOfTemporary(body, id);
    const Called called = calledBy(e);
    if (called.body != nullptr) return results_[called.body];
    // `view[i]` of a library's class: what the object holds, or leads to.
    Places out = valueOf(body, id);
    for (std::size_t i = 0; i < e.operands.size(); ++i) {
      out.merge(Places(valueOf(body, e.operands[i])));
      if (isByReference(e, i)) out.merge(Places(placeOf(body, e.operands[i])));
    }
    close(out);
    return out;
  }
  default:
    return placeOfTemporary(body, id);
  }
}

/// Of what stands before `[` or behind `*`.
const PointerFlow::Places &PointerFlow::valueOrPlaceOf(const Body &body, ExpressionId id) {
  return kindOf(body, id) == TypeKind::array ? placeOf(body, id) : valueOf(body, id);
}

PointerFlow::Places PointerFlow::placeOfMember(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  Places whole = selves_[&body];
  TypeId record = none<TypeId>;
  if (!e.operands.empty()) {
    whole = e.isArrow ? valueOf(body, e.operands[0]) : placeOf(body, e.operands[0]);
    record = body[e.operands[0]].type;
  }
  if (isSome(record) && (unit_[record].kind == TypeKind::pointer || unit_[record].kind == TypeKind::reference))
    record = unit_[record].element;
  if (!isSome(record)) return whole;
  const auto &fields = unit_[record].fields;
  const auto field = std::ranges::find(fields, e.name, &Field::name);
  // A member that is a reference names what it refers to. One of a base class may be.
  const bool isNamed = field != fields.end();
  if (isNamed && !isReference(field->type)) return whole;
  if (isNamed) return load(whole);
  if (unit_[record].isDerived) whole.merge(load(whole));
  return whole;
}

/// An object that an expression makes.
PointerFlow::Places PointerFlow::placeOfTemporary(const Body &body, ExpressionId id) {
  const auto [known, isNew] = temporaries_.try_emplace({&body, id}, contents_.size());
  if (isNew) contents_.emplace_back();
  const std::size_t place = known->second;
  // The object that a constructor of a body's own makes gets its values there.
  const bool isMade = body[id].kind == ExpressionKind::construct && calledBy(body[id]).body != nullptr;
  if (!isMade) store({place}, valueOf(body, id));
  return {place};
}

/// What a parameter of the kernel holds is told apart by its members, and whatever else was put into it belongs to all.
const PointerFlow::Places *PointerFlow::ofParameter(const Body &body, ExpressionId id) {
  const auto path = pathOf(body, id);
  if (!path || path->members.empty() || body[path->variable].space != VariableSpace::parameter) return nullptr;
  const std::size_t named = variable(body, path->variable);
  Places out;
  bool isOrigin = false;
  for (std::size_t i = 0; i < origins_.size(); ++i) {
    if (variable(kernel_, origins_[i].parameter) != named) continue;
    isOrigin = true;
    if (isBelow(origins_[i].member, path->members)) out.insert(i + 1);
  }
  if (!isOrigin) return nullptr;
  if (const auto written = written_.find(named); written != written_.end())
    out.insert(written->second.begin(), written->second.end());
  return &(membersOf_[{&body, id}] = std::move(out));
}

} // namespace warpgrain::run

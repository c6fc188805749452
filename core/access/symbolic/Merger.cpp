// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Merger.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// A pointer to one of more arrays, or one that a longer condition chooses, is not followed.
constexpr std::size_t mostAlternatives = 4;
constexpr std::size_t largestChoice = 16;

constexpr ReasonId notFollowed = ReasonId::dependsOnCondition;

std::size_t commonPrefix(const std::vector<Condition> &a, const std::vector<Condition> &b) {
  return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

Condition since(const std::vector<Condition> &guards, std::size_t prefix) {
  return Condition::all({guards.begin() + static_cast<std::ptrdiff_t>(prefix), guards.end()});
}

} // namespace

/// The places of two pointers, each with when it is the one; none where that is not followed, or differs between the
/// threads of a block.
std::shared_ptr<const std::vector<Alternative>> Merger::either(const Condition &condition, const Location &a,
                                                               const Location &b) const {
  std::vector<Alternative> out;
  const auto add = [&](const Condition &when, const Location &place) {
    const bool isPlain = place.kind == Location::Kind::memory && !arrays_[place.array].unknownBase;
    if (!place.alternatives && isPlain) out.push_back({.condition = when, .place = place});
    if (!place.alternatives) return isPlain;
    for (const Alternative &alternative : *place.alternatives)
      out.push_back({.condition = Condition::all({when, alternative.condition}), .place = alternative.place});
    return true;
  };
  const Condition simple = decided(atoms_, condition);
  // Threads of one warp that go to different arrays do so in one request; each array alone would be another.
  if (variesInBlock(atoms_, simple)) return nullptr;
  if (!simple.isFollowed() || simple.nodeCount() > largestChoice || !add(simple, a) || !add(simple.negated(), b))
    return nullptr;
  if (out.size() > mostAlternatives) return nullptr;
  return std::make_shared<const std::vector<Alternative>>(std::move(out));
}

Value Merger::chosen(const Condition &condition, const Value &then, const Value &otherwise, ExpressionId where) {
  if (same(then, otherwise)) return then;
  // Reading what has no value yet is a mistake: a program without it reads the other.
  if (then.isUnset) return otherwise;
  if (otherwise.isUnset) return then;
  const bool isUniformChoice = !variesInBlock(atoms_, condition);
  const bool areUniform = isUniformChoice && values_.isUniform(then) && values_.isUniform(otherwise);
  if (then.isNumber() && otherwise.isNumber())
    return chosenNumber(condition, then.form, otherwise.form, areUniform, where);
  if (then.isPointer() && otherwise.isPointer()) return chosenPointer(condition, then.target, otherwise.target, where);
  if (then.kind == Value::Kind::record && otherwise.kind == Value::Kind::record)
    return chosenRecord(condition, then, otherwise, areUniform, where);
  if (then.isNumber() || otherwise.isNumber())
    return Value::number(values_.opaque(position_.because(where, notFollowed)));
  return Value::other(areUniform);
}

Value Merger::chosenNumber(const Condition &condition, const Form &then, const Form &otherwise, bool areUniform,
                           ExpressionId where) {
  if (auto form = select(atoms_, condition, then, otherwise)) return Value::number(*form);
  if (isSome(where)) return Value::number(values_.unfollowed(where, notFollowed, areUniform));
  return Value::number(areUniform ? values_.symbol("value", {}, false) : values_.opaque({.what = notFollowed}));
}

Value Merger::chosenPointer(const Condition &condition, const Location &a, const Location &b, ExpressionId where) {
  const bool bothMemory = a.kind == Location::Kind::memory && b.kind == Location::Kind::memory;
  const bool isChoice = a.alternatives || b.alternatives;
  if (!isChoice && bothMemory && a.array == b.array) {
    Location out = a;
    const auto offset = select(atoms_, condition, a.offset, b.offset);
    out.offset = offset ? *offset : values_.opaque(position_.because(where, notFollowed));
    return Value::pointer(out);
  }
  variables_.expose(a);
  variables_.expose(b);
  Location out{.kind = Location::Kind::memory};
  const std::string name = bothMemory ? arrays_[a.array].name + " or " + arrays_[b.array].name : "pointer";
  const bool sameSpace = bothMemory && arrays_[a.array].space == arrays_[b.array].space;
  const MemorySpace space = sameSpace ? arrays_[a.array].space : MemorySpace::unknown;
  const TypeId type = bothMemory ? arrays_[a.array].type : none<TypeId>;
  const Obscurity reason = position_.because(where, ReasonId::pointsToOneOfSeveral);
  out.array = values_.unknownArray(name, type, values_.nextSerial(), reason, space);
  out.alternatives = either(condition, a, b);
  const auto offset = bothMemory ? select(atoms_, condition, a.offset, b.offset) : std::nullopt;
  out.offset = offset ? *offset : values_.opaque(reason);
  return Value::pointer(out);
}

Value Merger::chosenRecord(const Condition &condition, const Value &then, const Value &otherwise, bool areUniform,
                           ExpressionId where) {
  Value out = values_.record(areUniform, then.origin, position_.because(where, notFollowed));
  for (const auto &[name, member] : then.members) {
    const auto other = otherwise.members.find(name);
    if (other != otherwise.members.end()) out.members[name] = mergeValues(member, other->second, condition, where);
  }
  if (then.origin != otherwise.origin || then.serial != otherwise.serial) return out;
  out.serial = then.serial;
  out.isParameter = then.isParameter && otherwise.isParameter;
  out.target = then.target;
  out.reason = then.reason;
  // A member that only one side has set is not the origin's any more.
  for (const Value *side : {&then, &otherwise})
    for (const auto &[name, member] : side->members)
      if (!out.members.contains(name))
        out.members[name] = std::make_shared<const Value>(member->isNumber() ? Value::number(values_.opaque(out.reason))
                                                                             : Value::other(false));
  return out;
}

ValuePtr Merger::mergeValues(const ValuePtr &a, const ValuePtr &b, const Condition &condition, ExpressionId where) {
  if (a == b) return a;
  return std::make_shared<const Value>(chosen(condition, *a, *b, where));
}

State Merger::merge(const State &a, const State &b, ExpressionId where) {
  if (!a.isReachable) return b;
  if (!b.isReachable) return a;
  const std::size_t prefix = commonPrefix(a.guards, b.guards);
  const Condition inA = since(a.guards, prefix);
  const Condition inB = since(b.guards, prefix);
  State out = a;
  if (!a.environment.isUnchangedFrom(b.environment)) {
    mergeObjects(out, a, b, inA, where);
    mergeArrays(out, b, inA, where);
  }
  out.guards.resize(prefix);
  Condition either = inA.negated() == inB ? Condition::always() : Condition::any({inA, inB});
  if (either.nodeCount() > Condition::maximumNodes) either = Condition::unknown(where, !variesInBlock(atoms_, either));
  out.require(either);
  return out;
}

/// Gives the variables of `out` what they hold in `a` where the condition holds, else in `b`.
void Merger::mergeObjects(State &out, const State &a, const State &b, const Condition &inA, ExpressionId where) {
  // A variable that one side did not change has its initial value there: a parameter's, or none.
  const auto untouched = [&](const ObjectId &object) {
    return std::make_shared<const Value>(variables_.initialValue(object, where));
  };
  std::vector<std::pair<ObjectId, ValuePtr>> changed;
  for (const auto &[object, value] : a.environment.objects()) {
    ValuePtr other = b.environment.find(object);
    if (!other) other = untouched(object);
    if (value != other) changed.emplace_back(object, mergeValues(value, other, inA, where));
  }
  for (const auto &[object, value] : b.environment.objects())
    if (!a.environment.find(object)) changed.emplace_back(object, mergeValues(untouched(object), value, inA, where));
  for (auto &[object, value] : changed)
    out.environment.set(object, std::move(value));
}

/// The same of the elements of local arrays, where both states know them; `out` holds those of the first.
void Merger::mergeArrays(State &out, const State &b, const Condition &inA, ExpressionId where) {
  const auto arrays = out.environment.arrays();
  for (const auto &[array, elements] : arrays) {
    out.environment.forgetElements(array);
    for (const auto &[offset, element] : elements) {
      const Environment::Element *other = b.environment.element(array, offset);
      if (other == nullptr || types_.isReinterpreted(element.type, other->type)) continue;
      Environment::Element merged = element;
      merged.value = mergeValues(element.value, other->value, inA, where);
      out.environment.setElement(array, offset, std::move(merged));
    }
  }
}

State Merger::mergeAll(std::vector<State> states, const State &otherwise, ExpressionId where) {
  std::erase_if(states, [](const State &state) { return !state.isReachable; });
  if (states.empty()) {
    State out = otherwise;
    out.isReachable = false;
    return out;
  }
  State out = states.front();
  for (std::size_t i = 1; i < states.size(); ++i)
    out = merge(out, states[i], where);
  return out;
}

} // namespace warpgrain::access

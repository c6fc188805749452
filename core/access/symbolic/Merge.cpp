// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// A pointer to one of more arrays, or one that a longer condition chooses, is not followed.
constexpr std::size_t mostAlternatives = 4;
constexpr std::size_t largestChoice = 16;

std::size_t commonPrefix(const std::vector<Condition> &a, const std::vector<Condition> &b) {
  return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

Condition since(const std::vector<Condition> &guards, std::size_t prefix) {
  return Condition::all({guards.begin() + static_cast<std::ptrdiff_t>(prefix), guards.end()});
}

} // namespace

/// The places of two pointers, each with when it is the one; none where that is not followed, or differs between the
/// threads of a block.
std::shared_ptr<const std::vector<Alternative>> Machine::either(const Condition &condition, const Location &a,
                                                                const Location &b) {
  std::vector<Alternative> out;
  const auto add = [&](const Condition &when, const Location &place) {
    const bool isPlain = place.kind == Location::Kind::memory && !out_[place.array].unknownBase;
    if (!place.alternatives && isPlain) out.push_back({.condition = when, .place = place});
    if (!place.alternatives) return isPlain;
    for (const Alternative &alternative : *place.alternatives)
      out.push_back({.condition = Condition::all({when, alternative.condition}), .place = alternative.place});
    return true;
  };
  const Condition simple = decided(out_.atoms, condition);
  // Threads of one warp that go to different arrays do so in one request; each array alone would be another.
  if (variesInBlock(out_.atoms, simple)) return nullptr;
  if (!simple.isFollowed() || simple.nodeCount() > largestChoice || !add(simple, a) || !add(simple.negated(), b))
    return nullptr;
  if (out.size() > mostAlternatives) return nullptr;
  return std::make_shared<const std::vector<Alternative>>(std::move(out));
}

/// A value that is `then` where the condition holds, else `otherwise`.
Value Machine::chosen(const Condition &condition, const Value &then, const Value &otherwise, ExpressionId where) {
  if (same(then, otherwise)) return then;
  // Reading what has no value yet is a mistake: a program without it reads the other.
  if (then.isUnset) return otherwise;
  if (otherwise.isUnset) return then;
  const bool isUniformChoice = !variesInBlock(out_.atoms, condition);
  const bool areUniform = isUniformChoice && isUniform(then) && isUniform(otherwise);
  constexpr const char *why = "depends on a condition that is not followed";
  if (then.isNumber() && otherwise.isNumber()) {
    if (auto form = select(out_.atoms, condition, then.form, otherwise.form)) return Value::number(*form);
    if (isSome(where)) return Value::number(unfollowed(where, why, areUniform));
    return Value::number(areUniform ? symbol("value", {}, ++serial_, false) : opaque({.what = why}, ++serial_));
  }
  if (then.isPointer() && otherwise.isPointer()) {
    const Location &a = then.target;
    const Location &b = otherwise.target;
    const bool isChoice = a.alternatives || b.alternatives;
    if (!isChoice && a.kind == Location::Kind::memory && b.kind == Location::Kind::memory && a.array == b.array) {
      Location out = a;
      const auto offset = select(out_.atoms, condition, a.offset, b.offset);
      out.offset = offset ? *offset : opaque({.body = frame().body, .expression = where, .what = why}, ++serial_);
      return Value::pointer(out);
    }
    expose(a);
    expose(b);
    Location out{.kind = Location::Kind::memory};
    const bool bothMemory = a.kind == Location::Kind::memory && b.kind == Location::Kind::memory;
    const std::string name = bothMemory ? out_[a.array].name + " or " + out_[b.array].name : "pointer";
    const bool sameSpace = bothMemory && out_[a.array].space == out_[b.array].space;
    const TypeId type = bothMemory ? out_[a.array].type : none<TypeId>;
    const Obscurity reason{.body = frame().body, .expression = where, .what = "points to one of several arrays"};
    out.array = unknownArray(name, type, ++serial_, reason, sameSpace ? out_[a.array].space : MemorySpace::unknown);
    out.alternatives = either(condition, a, b);
    if (bothMemory)
      if (const auto offset = select(out_.atoms, condition, a.offset, b.offset))
        return out.offset = *offset, Value::pointer(out);
    out.offset = opaque(reason, ++serial_);
    return Value::pointer(out);
  }
  if (then.kind == Value::Kind::record && otherwise.kind == Value::Kind::record) {
    Value out = Value::other(areUniform);
    out.kind = Value::Kind::record;
    out.serial = ++serial_;
    out.origin = then.origin;
    out.reason = {.body = frame().body, .expression = where, .what = why};
    for (const auto &[name, member] : then.members) {
      const auto other = otherwise.members.find(name);
      if (other != otherwise.members.end()) out.members[name] = mergeValues(member, other->second, condition, where);
    }
    if (then.origin == otherwise.origin && then.serial == otherwise.serial) {
      out.serial = then.serial;
      out.isParameter = then.isParameter && otherwise.isParameter;
      out.target = then.target;
      out.reason = then.reason;
      // A member that only one side has set is not the origin's any more.
      for (const Value *side : {&then, &otherwise})
        for (const auto &[name, member] : side->members)
          if (!out.members.contains(name))
            out.members[name] = std::make_shared<const Value>(
                member->isNumber() ? Value::number(opaque(out.reason, ++serial_)) : Value::other(false));
    }
    return out;
  }
  if (then.isNumber() || otherwise.isNumber())
    return Value::number(opaque({.body = frame().body, .expression = where, .what = why}, ++serial_));
  return Value::other(areUniform);
}

ValuePtr Machine::mergeValues(const ValuePtr &a, const ValuePtr &b, const Condition &condition, ExpressionId where) {
  if (a == b) return a;
  return std::make_shared<const Value>(chosen(condition, *a, *b, where));
}

/// The states come from one, and no thread is in both.
State Machine::merge(const State &a, const State &b, ExpressionId where) {
  if (!a.isReachable) return b;
  if (!b.isReachable) return a;
  const std::size_t prefix = commonPrefix(a.guards, b.guards);
  const Condition inA = since(a.guards, prefix);
  const Condition inB = since(b.guards, prefix);
  State out = a;
  if (!a.environment.isUnchangedFrom(b.environment)) {
    std::vector<std::pair<ObjectId, ValuePtr>> changed;
    for (const auto &[object, value] : a.environment.objects()) {
      ValuePtr other = b.environment.find(object);
      // What one side has not touched is what it was: a parameter, or without a value.
      if (!other) other = std::make_shared<const Value>(initialValue(object, where));
      if (value != other) changed.emplace_back(object, mergeValues(value, other, inA, where));
    }
    for (const auto &[object, value] : b.environment.objects())
      if (!a.environment.find(object))
        changed.emplace_back(
            object, mergeValues(std::make_shared<const Value>(initialValue(object, where)), value, inA, where));
    for (auto &[object, value] : changed)
      out.environment.set(object, std::move(value));
    const auto arrays = out.environment.arrays();
    for (const auto &[array, elements] : arrays) {
      out.environment.forgetElements(array);
      for (const auto &[offset, element] : elements) {
        const Environment::Element *other = b.environment.element(array, offset);
        if (other == nullptr || isReinterpreted(element.type, other->type)) continue;
        Environment::Element merged = element;
        merged.value = mergeValues(element.value, other->value, inA, where);
        out.environment.setElement(array, offset, std::move(merged));
      }
    }
  }
  out.guards.resize(prefix);
  Condition either = inA.negated() == inB ? Condition::always() : Condition::any({inA, inB});
  if (either.nodeCount() > Condition::maximumNodes)
    either = Condition::unknown(where, !variesInBlock(out_.atoms, either));
  out.require(either);
  return out;
}

/// All of several; `otherwise` where none of them is reached.
State Machine::mergeAll(std::vector<State> states, const State &otherwise, ExpressionId where) {
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

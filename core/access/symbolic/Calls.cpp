// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Calls inside calls are followed so deep.
constexpr std::size_t deepestCall = 8;

/// Variables of a callee that hold temporaries: of arguments, from the first on, and of the object.
constexpr std::uint32_t ofArguments = 0x80000000U;
constexpr VariableId ofObject{0x90000000U};

/// "Rows" of "ns::Rows<4>".
std::string bareName(std::string name) {
  name = name.substr(0, name.find('<'));
  const std::size_t colon = name.rfind(':');
  return colon == std::string::npos ? name : name.substr(colon + 1);
}

/// True if a member function is one of a base class of the type that it is called on.
bool isOfBase(const Callee &callee, const Type &object) {
  const std::size_t end = callee.qualifiedName.rfind("::" + callee.name);
  return object.isDerived && end != std::string::npos &&
         bareName(callee.qualifiedName.substr(0, end)) != bareName(object.name);
}

} // namespace

/// Of a call that gives back a reference: what the object that it names holds.
Value Machine::evaluateCall(State &state, ExpressionId id) {
  const Value result = callResult(state, id);
  if (!namesObject(id)) return result;
  const Location object = target(result);
  record(state, id, object);
  return object.kind == Location::Kind::unknown && !result.isPointer() ? result : load(state, object, at(id).type, id);
}

bool Machine::namesObject(ExpressionId id) {
  const Expression &e = at(id);
  return e.kind == ExpressionKind::call && e.callee.returnsReference &&
         unit_.dialect->effectOf(e.callee) == CallEffect::user;
}

Value Machine::callResult(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const CallEffect effect = unit_.dialect->effectOf(e.callee);
  if (effect == CallEffect::user) return callUser(state, id);
  return callLibrary(state, id, effect);
}

void Machine::evaluateArguments(State &state, ExpressionId id, std::vector<Value> &values) {
  const std::vector<ExpressionId> operands = at(id).operands;
  for (const ExpressionId operand : operands)
    values.push_back(evaluate(state, operand));
}

Value Machine::callUser(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const Called called = calledBy(unit_, e.callee);
  // A template may call another instance of itself, which ends somewhere.
  if (std::ranges::find(frame().stack, called.body) != frame().stack.end())
    return callUnknown(state, id, "calls itself");
  const bool changesLambda = e.hasObject && !e.callee.writesThrough.empty() && e.callee.writesThrough[0] &&
                             !e.operands.empty() && typeOf(e.operands[0]).name.starts_with("(lambda");
  if (changesLambda) return callUnknown(state, id, "changes what it captured");
  if (!isSome(called.body->root)) return callUnknown(state, id, "has no body in this file");
  if (const std::string &hidden = hiddenIn(*called.body); !hidden.empty())
    return callUnknown(state, id, "holds what is not followed: " + hidden);
  if (frame().stack.size() > deepestCall || tooMuch()) return callUnknown(state, id, "is called too deeply to follow");
  return inlineCall(state, id, called);
}

Machine::Called Machine::calledBy(const Unit &unit, const Callee &callee) {
  const Function &function = unit[callee.function];
  Called out{.function = &function, .body = &function.body, .parameters = &function.parameters};
  if (!callee.instance || *callee.instance >= function.instances.size()) return out;
  const Instance &instance = function.instances[*callee.instance];
  if (isSome(instance.body.root))
    out = {.function = &function, .body = &instance.body, .parameters = &instance.parameters};
  return out;
}

/// An object that the expression itself makes: `View{p}`, what a function gives back.
bool Machine::isTemporary(ExpressionId id) {
  const Expression *e = &at(id);
  while ((e->kind == ExpressionKind::other || e->kind == ExpressionKind::cast) && e->operands.size() == 1)
    e = &at(id = e->operands[0]);
  return e->kind == ExpressionKind::construct || e->kind == ExpressionKind::initializers ||
         (e->kind == ExpressionKind::call && !namesObject(id));
}

/// A temporary has no place: its value goes into a variable of its own.
Location Machine::temporaryOf(State &state, ExpressionId id, TypeId type, const ObjectId &object) {
  return holdTemporary(state, id, type, object, evaluate(state, id));
}

Location Machine::holdTemporary(State &state, ExpressionId id, TypeId type, const ObjectId &object,
                                const Value &value) {
  Location place;
  place.kind = Location::Kind::object;
  place.object = object;
  temporaries_[object] = at(id).type;
  store(state, place, value, type, id);
  return place;
}

/// An expression that has a value, and names no object.
bool Machine::isValue(ExpressionId id) {
  const Expression &e = at(id);
  switch (e.kind) {
  case ExpressionKind::literal:
  case ExpressionKind::builtinIndex:
  case ExpressionKind::function:
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
  case ExpressionKind::sizeOf:
  case ExpressionKind::lambda:
    return true;
  case ExpressionKind::call:
    return !e.callee.returnsReference;
  case ExpressionKind::binary:
    return e.op != Operator::comma || isValue(e.operands[1]);
  case ExpressionKind::unary:
    return e.op != Operator::dereference &&
           ((e.op != Operator::increment && e.op != Operator::decrement) || e.isPostfix);
  case ExpressionKind::conditional:
    return isValue(e.operands[1]) || isValue(e.operands[2]);
  case ExpressionKind::cast:
    return e.isImplicit || (e.operands.size() == 1 && isValue(e.operands[0]));
  case ExpressionKind::other:
    return e.operands.size() == 1 && isValue(e.operands[0]);
  default:
    return false;
  }
}

/// What has a value is evaluated once: to look for its place would do all that it does, too.
Location Machine::boundTo(State &state, ExpressionId id, TypeId type, const ObjectId &object) {
  if (isValue(id)) return temporaryOf(state, id, type, object);
  const ExpressionKind kind = at(id).kind;
  if (kind == ExpressionKind::call && !namesObject(id)) {
    const Value result = callResult(state, id);
    return result.isPointer() ? result.target : holdTemporary(state, id, type, object, result);
  }
  const Location place = locate(state, id, false);
  const bool isNamed = kind == ExpressionKind::variable || kind == ExpressionKind::subscript ||
                       kind == ExpressionKind::member || kind == ExpressionKind::call;
  return place.kind != Location::Kind::unknown || isNamed ? place : temporaryOf(state, id, type, object);
}

Value Machine::inlineCall(State &state, ExpressionId id, const Called &called) {
  const Expression &e = at(id);
  const Body &calledBody = *called.body;
  Frame callee;
  callee.calls = frame().calls;
  callee.calls.push_back({.body = frame().body, .call = id, .function = e.callee.function});
  callee.id = frameIds_.try_emplace({callee.calls, frame().id}, nextFrame_).first->second;
  if (callee.id == nextFrame_) ++nextFrame_;
  callee.stack = frame().stack;
  callee.stack.push_back(called.body);
  callee.bodySpan = called.function->bodySpan;

  std::vector<ExpressionId> arguments = e.operands;
  Value closure; // of a call of a lambda: the lambda
  if (e.hasObject && !arguments.empty()) {
    const bool isPointed = isPointer(at(arguments[0]).type);
    if (isPointed)
      callee.self = target(evaluate(state, arguments[0]));
    else if (isTemporary(arguments[0]))
      callee.self = temporaryOf(state, arguments[0], at(arguments[0]).type, {.frame = callee.id, .variable = ofObject});
    else
      callee.self = locate(state, arguments[0], false);
    // Where a base class stands in an object is one number for all.
    const Type *object = described(e.callee.objectType);
    if (callee.self && callee.self->kind == Location::Kind::memory && object != nullptr &&
        isOfBase(e.callee, *object)) {
      Atom offset;
      offset.name = "offset of a base of " + object->name;
      offset.isNotNegative = true;
      callee.self = shifted(*callee.self, Form(out_.atoms.intern(std::move(offset))), id);
    }
    if (called.function->name == "operator()") closure = evaluate(state, arguments[0]);
    arguments.erase(arguments.begin());
  }
  // A constructor makes an object of its own.
  const ObjectId made{.frame = frame().id, .variable = VariableId{0x20000000u + static_cast<std::uint32_t>(id)}};
  if (e.kind == ExpressionKind::construct) {
    temporaries_[made] = e.type;
    callee.self = Location{.kind = Location::Kind::object, .object = made};
    Value fresh = Value::other(false);
    fresh.kind = Value::Kind::record;
    fresh.origin = textOf(id);
    fresh.serial = ++serial_;
    fresh.reason = because(id, "is made by a constructor");
    state.environment.set(made, std::make_shared<const Value>(std::move(fresh)));
  }
  std::vector<std::pair<VariableId, Value>> bound;
  for (std::size_t i = 0; i < called.parameters->size(); ++i) {
    const VariableId parameter = (*called.parameters)[i];
    const TypeId type = calledBody[parameter].type;
    const bool isReference = isSome(type) && unit_[type].kind == TypeKind::reference;
    if (i >= arguments.size() || !isSome(arguments[i])) {
      Value missing = Value::other(false);
      if (isInteger(type)) missing = Value::number(opaque(id, "has a default argument"));
      bound.emplace_back(parameter, std::move(missing));
    } else if (isReference) {
      const ObjectId object{.frame = callee.id, .variable = VariableId{ofArguments + static_cast<std::uint32_t>(i)}};
      bound.emplace_back(parameter, Value::pointer(boundTo(state, arguments[i], type, object)));
    } else {
      bound.emplace_back(parameter, evaluate(state, arguments[i]));
    }
  }

  // A lambda may name a shared array of the function around it: then the array must be the same one.
  const bool hasLambda = std::ranges::any_of(
      calledBody.expressions, [](const Expression &part) { return part.kind == ExpressionKind::lambda; });
  if (called.body != &called.function->body && !hasLambda)
    instances_.try_emplace(called.body, static_cast<std::uint32_t>(instances_.size()));
  frames_.push_back(&callee);
  begin(callee, calledBody);
  for (auto &[parameter, value] : bound) {
    const ObjectId object{.frame = callee.id, .variable = parameter};
    noteWrite(object);
    state.environment.set(object, std::make_shared<const Value>(std::move(value)));
  }
  const std::vector<Condition> guards = state.guards;
  std::vector<JumpTarget *> outerJumps;
  outerJumps.swap(jumps_);
  bindCaptures(state, called, closure);
  for (const MemberInitializer &initializer : calledBody.initializers)
    initializeMember(state, initializer);
  execute(state, calledBody.root);
  jumps_.swap(outerJumps);
  frames_.pop_back();

  Value result = resultOf(state, callee, id);
  state.guards = guards;
  state.isReachable = true;
  if (e.kind == ExpressionKind::construct) {
    if (const ValuePtr object = state.environment.find(made)) result = *object;
    state.environment.erase(made);
  }
  state.environment.eraseFrame(callee.id);
  return result;
}

/// A member of the object that is made, before the constructor's body.
void Machine::initializeMember(State &state, const MemberInitializer &initializer) {
  if (!frame().self || !isSome(initializer.value)) return;
  Location place = *frame().self;
  const TypeId type = partOf(typeAt(place), initializer.member);
  if (place.kind != Location::Kind::object) {
    evaluate(state, initializer.value);
    return;
  }
  if (initializer.member.empty()) {
    const Value base = evaluate(state, initializer.value);
    for (const auto &[name, value] : base.members) {
      Location member = place;
      member.path.push_back(name);
      store(state, member, *value, none<TypeId>, initializer.value);
    }
    return;
  }
  place.path.push_back(initializer.member);
  if (isSome(type) && unit_[type].kind == TypeKind::reference) {
    const Location bound = locate(state, initializer.value, false);
    expose(bound);
    return store(state, place, Value::pointer(bound), none<TypeId>, initializer.value);
  }
  store(state, place, evaluate(state, initializer.value), type, initializer.value);
}

/// The value that a call gives back, and the state after it: all ways out of the function together.
Value Machine::resultOf(State &state, Frame &callee, ExpressionId id) {
  const ObjectId result{.frame = callee.id, .variable = none<VariableId>};
  std::vector<State> ways = std::move(callee.returns);
  if (state.isReachable) ways.push_back(state);
  const State last = state;
  frames_.push_back(&callee); // the merged variables are the callee's
  state = mergeAll(std::move(ways), last, none<ExpressionId>);
  frames_.pop_back();
  const ValuePtr value = state.environment.find(result);
  const TypeId type = at(id).type;
  if (callee.returnsInLoop || callee.isChaotic) {
    const bool isKnownUniform = callee.returnsInLoop && callee.returnsUniformly && value && isUniform(*value);
    return unfollowedValue(id, type, "is found in a loop of a function", isKnownUniform);
  }
  if (!value) return unfollowedValue(id, type, "is not followed", false);
  if (value->isNumber() || value->isPointer() || !isInteger(type)) return *value;
  return unfollowedValue(id, type, "is not followed", isUniform(*value));
}

/// Forgets what the callee may change. What it is handed by a reference that it may write through, it may also give
/// back, or keep in an object. The result is uniform only if nothing that the callee may read differs between threads.
Value Machine::callUnknown(State &state, ExpressionId id, const std::string &why) {
  const Expression e = at(id);
  bool areUniform = true;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    if (!isSome(operand)) continue;
    const bool writes = i < e.callee.writesThrough.size() && e.callee.writesThrough[i];
    const bool isReference = i < e.callee.byReference.size() && e.callee.byReference[i];
    if (isReference) {
      const Location location = locate(state, operand);
      const bool isKnown = location.kind != Location::Kind::unknown;
      const Value held = isKnown ? load(state, location, at(operand).type, operand) : evaluate(state, operand);
      areUniform = areUniform && isUniform(held) && !held.isPointer();
      if (writes) obscure(state, location, at(operand).type, operand, "may be changed by a call");
      if (writes) expose(location);
      continue;
    }
    const Value value = evaluate(state, operand);
    areUniform = areUniform && isUniform(value) && !value.isPointer();
    if (writes && value.isPointer())
      obscure(state, value.target, elementOf(at(operand).type), operand, "may be changed by a call");
  }
  if (!why.empty()) {
    recordUnfollowed(state, id, e.callee.name, why);
    storeAnywhere(state, id);
  }
  return unfollowedValue(id, e.type, why.empty() ? "is computed by a function" : why, areUniform && why.empty());
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/CallResolver.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Calls inside calls are followed so deep.
constexpr std::size_t deepestCall = 8;

} // namespace

CallResolver::CallResolver(RunContext &run, Evaluator &evaluator, Execution &execution)
    : unit_(run.unit), dialect_(run.dialect), budget_(run.budget), types_(run.types), bodies_(run.bodies),
      position_(run.position), arrays_(run.arrays), values_(run.values), variables_(run.variables), places_(run.places),
      merger_(run.merger), store_(run.store), evaluator_(evaluator), execution_(execution), unknown_(run, evaluator),
      library_(run, evaluator, unknown_) {}

Value CallResolver::result(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  if (e.kind == ExpressionKind::call) {
    const CallEffect effect = dialect_.effectOf(e.callee);
    return effect == CallEffect::user ? callUser(state, id) : library_.call(state, id, effect);
  }
  if (isSome(e.callee.function)) return callUser(state, id);
  if (dialect_.call(e.callee).has(CallTrait::makesCollective)) return library_.collectiveObject(state, id);
  // A constructor of a library may do anything: fill shared memory, wait, copy.
  return unknown_.call(state, id, ReasonId::isMadeByUnknownConstructor);
}

CallResolver::Called CallResolver::calledBy(const Callee &callee) const {
  const Function &function = unit_[callee.function];
  Called out{.function = &function, .body = &function.body, .parameters = &function.parameters};
  if (!callee.instance || *callee.instance >= function.instances.size()) return out;
  const Instance &instance = function.instances[*callee.instance];
  if (isSome(instance.body.root))
    out = {.function = &function, .body = &instance.body, .parameters = &instance.parameters};
  return out;
}

Value CallResolver::callUser(State &state, ExpressionId id) {
  const Called called = calledBy(position_.at(id).callee);
  const auto why = whyNotFollowed(position_.at(id), called);
  return why ? unknown_.call(state, id, why) : inlineCall(state, id, called);
}

/// Returns nothing if the body is followed.
std::optional<Cause> CallResolver::whyNotFollowed(const Expression &call, const Called &called) {
  const std::vector<const Body *> &active = position_.frame().stack;
  // A template may call another instance of itself, which ends somewhere.
  if (std::ranges::find(active, called.body) != active.end()) return ReasonId::isRecursive;
  const bool changesLambda = call.hasObject && !call.callee.writesThrough.empty() && call.callee.writesThrough[0] &&
                             !call.operands.empty() && position_.typeOf(call.operands[0]).name.starts_with("(lambda");
  if (changesLambda) return ReasonId::changesCaptured;
  if (!isSome(called.body->root)) return ReasonId::hasNoBodyHere;
  if (const auto &hidden = bodies_.hiddenIn(*called.body)) return Cause(ReasonId::holdsWhatIsNotFollowed, {*hidden});
  if (active.size() > deepestCall || budget_.isSpent()) return ReasonId::isCalledTooDeeply;
  return std::nullopt;
}

Value CallResolver::inlineCall(State &state, ExpressionId id, const Called &called) {
  const Expression &e = position_.at(id);
  Frame callee = frameOf(id, called);
  std::vector<ExpressionId> arguments = e.operands;
  Value closure; // of a call of a lambda: the lambda
  if (e.hasObject && !arguments.empty()) {
    callee.self = objectOf(state, id, callee.id);
    // Of another object with such an operator nothing is read before its body does.
    const bool isLambda = position_.typeOf(arguments[0]).name.contains("(lambda");
    if (isLambda && called.function->name == "operator()") closure = evaluator_.evaluate(state, arguments[0]);
    arguments.erase(arguments.begin());
  }
  const bool constructs = e.kind == ExpressionKind::construct;
  const ObjectId made = madeBy(id);
  if (constructs) {
    beginObject(state, id);
    callee.self = Location{.kind = Location::Kind::object, .object = made};
  }
  const Bindings bound = argumentsOf(state, id, arguments, callee.id, called);
  separateArrays(called);
  const std::vector<Condition> guards = state.guards;
  runBody(state, callee, bound, called, closure);
  Value result = resultOf(state, callee, id);
  state.guards = guards;
  state.isReachable = true;
  if (constructs) {
    if (const ValuePtr object = state.environment.find(made)) result = *object;
    state.environment.erase(made);
  }
  state.environment.eraseFrame(callee.id);
  return result;
}

/// An activation of what a call runs. The same call in the same activation of the caller gets the same number.
Frame CallResolver::frameOf(ExpressionId id, const Called &called) {
  const Frame &caller = position_.frame();
  Frame callee(*called.body, bodies_);
  callee.calls = caller.calls;
  callee.calls.push_back({.body = caller.body, .call = id, .function = position_.at(id).callee.function});
  callee.id = frameIds_.try_emplace({callee.calls, caller.id}, nextFrame_).first->second;
  if (callee.id == nextFrame_) ++nextFrame_;
  callee.stack = caller.stack;
  callee.stack.push_back(called.body);
  callee.bodySpan = called.function->bodySpan;
  return callee;
}

/// Each instance of a function has shared arrays of its own. A lambda may name a shared array of the function around
/// it: then the array must be the same one.
void CallResolver::separateArrays(const Called &called) {
  const bool hasLambda = std::ranges::any_of(
      called.body->expressions, [](const Expression &part) { return part.kind == ExpressionKind::lambda; });
  if (called.body != &called.function->body && !hasLambda) arrays_.separate(*called.body);
}

void CallResolver::runBody(State &state, Frame &callee, const Bindings &bound, const Called &called,
                           const Value &closure) {
  const Position::Activation active(position_, callee);
  for (const auto &[parameter, value] : bound)
    store_.begin(state, {.frame = callee.id, .variable = parameter}, std::make_shared<const Value>(value));
  bindCaptures(state, callee, called, closure);
  for (const MemberInitializer &initializer : called.body->initializers)
    initializeMember(state, initializer);
  execution_.execute(state, called.body->root);
}

/// The value that a call gives back, and the state after it: all ways out of the function together.
Value CallResolver::resultOf(State &state, Frame &callee, ExpressionId id) {
  std::vector<State> ways = std::move(callee.returns);
  if (state.isReachable) ways.push_back(state);
  {
    const Position::Activation active(position_, callee); // the merged variables are the callee's
    state = merger_.mergeAll(std::move(ways), state, none<ExpressionId>);
  }
  const ValuePtr value = state.environment.find(callee.result());
  const TypeId type = position_.at(id).type;
  if (callee.returnsInLoop || callee.isChaotic) {
    const bool isKnownUniform = callee.returnsInLoop && callee.returnsUniformly && value && values_.isUniform(*value);
    return values_.unfollowedValue(id, type, ReasonId::isFoundInLoopOfFunction, isKnownUniform);
  }
  if (!value) return values_.unfollowedValue(id, type, ReasonId::isNotFollowed, false);
  if (value->isNumber() || value->isPointer() || !types_.isInteger(type)) return *value;
  return values_.unfollowedValue(id, type, ReasonId::isNotFollowed, values_.isUniform(*value));
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
//
// How addresses go on: from statement to statement, into functions and back. What an expression makes of them stands in
// PointerFlowValues.cpp.
#include "core/run/parameters/PointerFlow.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Dialect.h"
#include "core/model/HiddenCode.h"

#include <algorithm>

namespace warpgrain::run {

using namespace model;

PointerFlow::PointerFlow(const Unit &unit, const Body &kernel, std::vector<PointerOrigin> origins)
    : unit_(unit), kernel_(kernel), origins_(std::move(origins)) {
  contents_.resize(origins_.size() + 1);
  contents_[elsewhere].insert(elsewhere);
  for (std::size_t i = 0; i < origins_.size(); ++i)
    contents_[variable(kernel, origins_[i].parameter)].insert(i + 1);
  take(kernel);
  solve();
}

/// A function that is reached.
void PointerFlow::take(const Body &body) {
  if (std::ranges::find(bodies_, &body) != bodies_.end()) return;
  bodies_.push_back(&body);
  for (std::size_t i = 0; i < body.variables.size(); ++i) {
    const VariableId id{static_cast<std::uint32_t>(i)};
    if (isSome(body[id].statement)) declared_.insert(variable(body, id));
    if (body[id].isPerThread()) continue;
    // Host code, and other launches, may have left an address there.
    const std::size_t place = variable(body, id);
    contents_[place].insert(elsewhere);
    shared_.insert(place);
  }
}

void PointerFlow::solve() {
  do {
    changed_ = false;
    values_.clear();
    places_.clear();
    for (std::size_t i = 0; i < bodies_.size(); ++i) // grows
      pass(*bodies_[i]);
  } while (changed_);
}

void PointerFlow::pass(const Body &body) {
  for (std::size_t i = 0; i < body.variables.size(); ++i) {
    const VariableId id{static_cast<std::uint32_t>(i)};
    const ExpressionId initializer = body[id].initializer;
    if (isSome(initializer))
      store({variable(body, id)}, isReference(body[id].type) ? placeOf(body, initializer) : valueOf(body, initializer));
  }
  for (const MemberInitializer &initializer : body.initializers) {
    if (!isSome(initializer.value)) continue;
    // A member may be a reference, and a base is an object.
    store(selves_[&body], valueOf(body, initializer.value));
    store(selves_[&body], placeOf(body, initializer.value));
  }
  for (const Statement &statement : body.statements)
    passStatement(body, statement);
  for (std::size_t i = 0; i < body.expressions.size(); ++i)
    passExpression(body, ExpressionId{static_cast<std::uint32_t>(i)});
}

void PointerFlow::passStatement(const Body &body, const Statement &statement) {
  if (statement.kind == StatementKind::returnFrom && isSome(statement.expression)) {
    add(results_[&body],
        body.returnsReference ? placeOf(body, statement.expression) : valueOf(body, statement.expression));
  } else if (isLoopOverClass(statement) && isSome(statement.condition)) {
    Places elements = placeOf(body, statement.condition);
    elements.merge(load(elements));
    elements.merge(Places(valueOf(body, statement.condition)));
    for (const VariableId id : statement.variables)
      store({variable(body, id)}, elements);
  }
}

void PointerFlow::passExpression(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  switch (e.kind) {
  case ExpressionKind::assign:
    if (e.operands.size() < 2) return; // an operand of inline assembly
    store(placeOf(body, e.operands[0]), valueOf(body, e.operands[1]));
    return;
  case ExpressionKind::call:
  case ExpressionKind::construct:
    if (const Called called = calledBy(e); called.body != nullptr)
      bind(body, id, called);
    else if (e.kind == ExpressionKind::call)
      callLibrary(body, id);
    return;
  case ExpressionKind::other:
    if (e.name == "asm") setByAssembly(body, id);
    return;
  default:
    return;
  }
}

/// The body that a call runs, where it is recorded.
PointerFlow::Called PointerFlow::calledBy(const Expression &call) const {
  const Body *body = access::bodyOf(unit_, call.callee);
  if (body == nullptr) return {};
  const Function &function = unit_[call.callee.function];
  const bool isInstance = body != &function.body;
  return {.body = body,
          .parameters = isInstance ? &function.instances[*call.callee.instance].parameters : &function.parameters};
}

void PointerFlow::bind(const Body &body, ExpressionId id, const Called &called) {
  const Expression &e = body[id];
  take(*called.body);
  std::size_t first = 0;
  Places self;
  if (e.kind == ExpressionKind::construct) {
    self = placeOfTemporary(body, id);
  } else if (e.hasObject && !e.operands.empty()) {
    first = 1;
    const bool isPointed = kindOf(body, e.operands[0]) == TypeKind::pointer;
    self = isPointed ? valueOf(body, e.operands[0]) : placeOf(body, e.operands[0]);
    if (e.callee.name == "operator()") capture(*called.body, *called.parameters, valueOf(body, e.operands[0]), self);
  }
  add(selves_[called.body], self);
  for (std::size_t i = 0; i < called.parameters->size() && first + i < e.operands.size(); ++i) {
    const VariableId parameter = (*called.parameters)[i];
    const ExpressionId argument = e.operands[first + i];
    if (!isSome(argument)) continue;
    store({variable(*called.body, parameter)},
          isReference((*called.body)[parameter].type) ? placeOf(body, argument) : valueOf(body, argument));
  }
}

/// What a lambda captured by its name is the variable outside. What it captured as `q = p + 1`, or as `this`, is one of
/// the values that the object holds.
void PointerFlow::capture(const Body &lambda, const std::vector<VariableId> &parameters, const Places &held,
                          Places &self) {
  self.insert(held.begin(), held.end());
  for (std::size_t i = 0; i < lambda.variables.size(); ++i) {
    const VariableId id{static_cast<std::uint32_t>(i)};
    const bool isOwn = isSome(lambda[id].statement) || std::ranges::find(parameters, id) != parameters.end();
    if (!isOwn && lambda[id].isPerThread() && !declared_.contains(variable(lambda, id)))
      store({variable(lambda, id)}, held);
  }
}

/// A function of the language's own, or of a library, that is known to write through its arguments at most: one of them
/// may get what the others are, or lead to.
void PointerFlow::callLibrary(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  const CallEffect effect = unit_.dialect->effectOf(e.callee);
  if (effect == CallEffect::unknown || effect == CallEffect::user) return; // given up by whoever asks
  const bool storesValues = effect == CallEffect::store || effect == CallEffect::atomic;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const bool isWritten = i < e.callee.writesThrough.size() && e.callee.writesThrough[i];
    if (!isWritten || !isSome(e.operands[i])) continue;
    Places values;
    for (std::size_t other = 0; other < e.operands.size(); ++other) {
      if (other == i || !isSome(e.operands[other])) continue;
      const Places value = valueOf(body, e.operands[other]);
      if (storesValues || isByReference(e, other)) values.insert(value.begin(), value.end());
      if (!storesValues) values.merge(load(value));
    }
    store(isByReference(e, i) ? placeOf(body, e.operands[i]) : valueOf(body, e.operands[i]), values);
  }
}

/// Outputs may be made of any input.
void PointerFlow::setByAssembly(const Body &body, ExpressionId id) {
  Places inputs;
  Places outputs;
  for (const ExpressionId operand : body[id].operands) {
    if (!isSome(operand)) continue;
    const Expression &e = body[operand];
    if (e.kind == ExpressionKind::assign && e.operands.size() == 1) {
      outputs.merge(Places(placeOf(body, e.operands[0])));
      inputs.merge(Places(valueOf(body, e.operands[0]))); // "+r"
    } else {
      inputs.merge(Places(valueOf(body, operand)));
    }
  }
  store(outputs, inputs);
}

PointerFlow::Places PointerFlow::load(const Places &from) const {
  Places out;
  for (const std::size_t place : from)
    out.insert(contents_[node(place)].begin(), contents_[node(place)].end());
  return out;
}

void PointerFlow::store(const Places &to, const Places &values) {
  if (values.empty()) return;
  for (const std::size_t place : to) {
    add(contents_[node(place)], values);
    add(written_[node(place)], values);
  }
}

void PointerFlow::add(Places &to, const Places &from) {
  const std::size_t before = to.size();
  to.insert(from.begin(), from.end());
  changed_ = changed_ || to.size() != before;
}

/// With all that can be got at from there.
void PointerFlow::close(Places &places) const {
  std::vector<std::size_t> open(places.begin(), places.end());
  while (!open.empty()) {
    const std::size_t place = open.back();
    open.pop_back();
    for (const std::size_t next : contents_[node(place)])
      if (places.insert(next).second) open.push_back(next);
  }
}

std::set<std::size_t> PointerFlow::originsIn(const Places &places) const {
  std::set<std::size_t> out;
  for (const std::size_t place : places)
    if (place != elsewhere && place <= origins_.size()) out.insert(place - 1);
  return out;
}

PointerFlow::Touched PointerFlow::touchedThrough(const Body &body, ExpressionId object) {
  // Functions that load and store are handed an address.
  Places places;
  if (kindOf(body, object) == TypeKind::pointer) places = valueOf(body, object);
  const ExpressionKind kind = body[object].kind;
  const bool isNamed = kind == ExpressionKind::variable || kind == ExpressionKind::subscript ||
                       kind == ExpressionKind::member || body[object].op == Operator::dereference;
  if (isNamed || places.empty()) places.merge(Places(placeOf(body, object)));
  const bool isTemporary =
      std::ranges::any_of(temporaries_, [&places](const auto &temporary) { return places.contains(temporary.second); });
  return {.origins = originsIn(places), .isKnown = !places.empty() && !isTemporary};
}

std::set<std::size_t> PointerFlow::reachedFrom(const Body &body, ExpressionId operand, bool asObject) {
  Places places = valueOf(body, operand);
  if (asObject) places.merge(Places(placeOf(body, operand)));
  close(places);
  return originsIn(places);
}

std::set<std::size_t> PointerFlow::reachedFromMemory() const {
  Places places = shared_;
  places.insert(elsewhere);
  close(places);
  return originsIn(places);
}

/// Wherever a variable is named, it is the same one: outside of a lambda and in it, in each instance of a template.
std::size_t PointerFlow::variable(const Body &body, VariableId id) {
  const Variable &declared = body[id];
  const bool hasPlace = !declared.nameSpan.empty();
  const std::string key = hasPlace ? std::to_string(static_cast<std::uint32_t>(declared.nameSpan.file)) + ":" +
                                         std::to_string(declared.nameSpan.begin) + " " + declared.name
                                   : std::to_string(reinterpret_cast<std::uintptr_t>(&body)) + " " +
                                         std::to_string(static_cast<std::uint32_t>(id));
  const auto [known, isNew] = variables_.try_emplace(key, contents_.size());
  if (isNew) contents_.emplace_back();
  return known->second;
}

TypeKind PointerFlow::kindOf(const Body &body, ExpressionId id) const {
  const TypeId type = body[id].type;
  if (!isSome(type)) return TypeKind::other;
  const Type &known = unit_[type];
  return known.kind == TypeKind::reference && isSome(known.element) ? unit_[known.element].kind : known.kind;
}

bool PointerFlow::isReference(TypeId type) const {
  return isSome(type) && unit_[type].kind == TypeKind::reference;
}

bool PointerFlow::isByReference(const Expression &call, std::size_t operand) {
  return operand < call.callee.byReference.size() && call.callee.byReference[operand];
}

} // namespace warpgrain::run

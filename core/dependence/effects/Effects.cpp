// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/effects/Effects.h"

#include "core/dependence/effects/CalleeName.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "core/model/Dialect.h"
#include "core/model/HiddenCode.h"
#include "core/model/InlineAssembly.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <array>

namespace warpgrain::dependence {

using namespace model;

void Effects::add(Trait trait, SourceSpan span, ReasonArgument what, bool viaCall, std::optional<Reason> why) {
  auto &place = places_[index(trait)];
  if (!place) place = Place{.span = span, .what = std::move(what), .viaCall = viaCall, .why = std::move(why)};
}

void Effects::addCall(const Effects &callee, SourceSpan call, const std::string &name) {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!callee.places_[i]) continue;
    const Place &inside = *callee.places_[i];
    const bool explains = !inside.viaCall && inside.why;
    add(static_cast<Trait>(i), call, inside.viaCall ? inside.what : ReasonArgument(name), true,
        explains ? Reason(ReasonId::callsBecause, {inside.what, *inside.why}) : inside.why);
  }
}

namespace {

/// The trait of a call whose effect is one trait; memory effects are found as accesses.
std::optional<Trait> traitOf(CallEffect effect) {
  switch (effect) {
  case CallEffect::load:
    return Trait::readsMemory;
  case CallEffect::store:
    return Trait::writesMemory;
  case CallEffect::atomic:
    return Trait::atomic;
  case CallEffect::blockBarrier:
    return Trait::blockBarrier;
  case CallEffect::gridBarrier:
    return Trait::gridBarrier;
  case CallEffect::blockVote:
    return Trait::blockVote;
  case CallEffect::warpBarrier:
    return Trait::warpBarrier;
  case CallEffect::warpExchange:
    return Trait::warpExchange;
  case CallEffect::collective:
    return Trait::collective;
  case CallEffect::threadIdentity:
    return Trait::threadIdentity;
  case CallEffect::clock:
    return Trait::clock;
  case CallEffect::fence:
    return Trait::fence;
  case CallEffect::report:
    return Trait::report;
  case CallEffect::allocate:
    return Trait::allocate;
  case CallEffect::unknown:
    return Trait::unknownCall;
  default:
    return std::nullopt;
  }
}

std::optional<Trait> builtinTrait(const Expression &expression) {
  if (expression.builtin == BuiltinIndex::threadIdx)
    return expression.axis ? threadIdxTrait(*expression.axis) : Trait::threadIdxWhole;
  if (expression.builtin == BuiltinIndex::blockDim)
    return expression.axis ? blockDimTrait(*expression.axis) : Trait::blockDimWhole;
  if (expression.builtin == BuiltinIndex::blockIdx)
    return expression.axis ? blockIdxTrait(*expression.axis) : Trait::blockIdxWhole;
  if (expression.builtin == BuiltinIndex::gridDim)
    return expression.axis ? gridDimTrait(*expression.axis) : Trait::gridDimWhole;
  return std::nullopt;
}

/// What is done does not depend on which thread does it, or on others that are there.
bool isPlain(const Effects &effects) {
  for (int trait = static_cast<int>(Trait::threadIdxX); trait < static_cast<int>(Trait::count); ++trait)
    if (effects.has(static_cast<Trait>(trait))) return false;
  return std::ranges::none_of(std::array{Trait::blockBarrier, Trait::gridBarrier, Trait::blockVote, Trait::warpBarrier,
                                         Trait::warpExchange, Trait::collective, Trait::threadIdentity},
                              [&](Trait trait) { return effects.has(trait); });
}

} // namespace

Effects EffectsAnalysis::ofStatement(const BodyIndex &index, StatementId statement) {
  Effects out;
  for (const StatementId inner : statementsIn(index.body(), statement))
    addStatement(out, index, inner);
  addInstanceCode(out, index.body(), &index.body()[statement].spelling.span);
  return out;
}

Effects EffectsAnalysis::ofExpression(const BodyIndex &index, ExpressionId expression) {
  Effects out;
  addExpression(out, index, expression);
  addInstanceCode(out, index.body(), &index.body()[expression].spelling.span);
  return out;
}

const Effects &EffectsAnalysis::ofFunction(FunctionId function) {
  const auto known = functions_.find(function);
  if (known != functions_.end()) return known->second;
  if (std::ranges::find(inProgress_, function) != inProgress_.end()) {
    // A function that calls itself does what it does; of a circle of functions the whole is not
    // known yet.
    static const Effects nothing;
    static const Effects circle = [] {
      Effects effects;
      effects.add(Trait::unknownCall, {}, ReasonId::itselfThroughOthers, false, ReasonId::circlesNotFollowed);
      return effects;
    }();
    return inProgress_.back() == function ? nothing : circle;
  }
  inProgress_.push_back(function);
  const Body &body = unit_[function].body;
  Effects found;
  const BodyIndex index(body, unit_);
  for (const MemberInitializer &initializer : body.initializers)
    if (isSome(initializer.value)) addExpression(found, index, initializer.value);
  if (isSome(body.root))
    for (const StatementId inner : statementsIn(body, body.root))
      addStatement(found, index, inner);
  addInstanceCode(found, body, nullptr);
  inProgress_.pop_back();
  return functions_[function] = found;
}

void EffectsAnalysis::addStatement(Effects &out, const BodyIndex &index, StatementId id) {
  const Body &body = index.body();
  const Statement &statement = body[id];
  const SourceSpan span = statement.spelling.span;
  if (statement.kind == StatementKind::gotoLabel || statement.kind == StatementKind::label)
    out.add(Trait::gotoJump, span, "goto");
  if (statement.kind == StatementKind::other) out.add(Trait::unknownStatement, span, statement.note);
  if (const auto hidden = hiddenCodeOf(unit_, body, id)) out.add(Trait::unknownStatement, span, reasonOf(*hidden));
  if (statement.kind == StatementKind::inlineAssembly)
    if (const auto instruction = instructionWithHiddenEffect(statement.note))
      out.add(Trait::assembly, span, *instruction);
  for (const VariableId variable : statement.variables)
    if (body[variable].isStatic && !body[variable].isConst)
      out.add(Trait::staticLocal, body[variable].nameSpan, body[variable].name);
  for (const ExpressionId root : rootExpressionsOf(body, id))
    addExpression(out, index, root);
}

void EffectsAnalysis::addExpression(Effects &out, const BodyIndex &index, ExpressionId root) {
  const Body &body = index.body();
  for (const ExpressionId id : expressionsIn(body, root)) {
    const Expression &expression = body[id];
    const SourceSpan span = expression.spelling.span;
    if (const auto hidden = hiddenCodeOf(unit_, body, id)) out.add(Trait::unknownStatement, span, reasonOf(*hidden));
    if (expression.kind == ExpressionKind::builtinIndex) {
      if (const auto trait = builtinTrait(expression))
        out.add(*trait, span, std::string(unit_.dialect->indexName(expression.builtin)));
    } else if (expression.kind == ExpressionKind::call || expression.kind == ExpressionKind::construct) {
      addCall(out, body, expression);
    } else if (expression.kind == ExpressionKind::launch) {
      out.add(Trait::launch, span, expression.callee.name);
    } else if (expression.kind == ExpressionKind::lambda) {
      out.add(Trait::lambda, span, "lambda");
    }
    for (const Access *access : index.accessesAt(id)) {
      if (access->space == MemorySpace::local) continue;
      const std::string name = isSome(access->array) ? body[access->array].name : std::string("memory");
      if (access->reads()) out.add(Trait::readsMemory, span, name);
      if (access->writes()) out.add(Trait::writesMemory, span, name);
      if (access->isVolatile && access->space == MemorySpace::shared) out.add(Trait::volatileAccess, span, name);
    }
  }
}

std::vector<const InstanceCode *> EffectsAnalysis::instanceCodeIn(const Body &body, const SourceSpan *piece) {
  const auto [known, isNew] = instanceCodes_.try_emplace(&body);
  if (isNew) known->second = instanceCodeOf(unit_, body);
  std::vector<const InstanceCode *> out;
  const SourceSpan whole = isSome(body.root) ? body[body.root].spelling.span : SourceSpan{};
  for (const InstanceCode &code : known->second)
    if (piece == nullptr || piece->contains(code.span) || !whole.contains(code.span)) out.push_back(&code);
  return out;
}

std::optional<Reason> EffectsAnalysis::whyUnseen(const InstanceCode &code) {
  if (code.hidden) return reasonOf(*code.hidden);
  Effects effects;
  const bool isFollowed =
      addKnownCall(effects, *code.call) && !effects.has(Trait::unknownCall) && !effects.has(Trait::unknownStatement);
  if (isFollowed && isPlain(effects)) return {};
  const Callee &callee = code.call->callee;
  const bool isConstructor = code.call->kind == ExpressionKind::construct;
  return Reason(isConstructor ? ReasonId::instanceRunsConstructor : ReasonId::instanceRuns,
                {callee.name.empty() ? callee.qualifiedName : callee.name});
}

std::optional<Reason> EffectsAnalysis::unseenCodeIn(const Body &body) {
  for (const InstanceCode *code : instanceCodeIn(body))
    if (auto why = whyUnseen(*code)) return why;
  return std::nullopt;
}

void EffectsAnalysis::addInstanceCode(Effects &out, const Body &body, const SourceSpan *piece) {
  for (const InstanceCode *code : instanceCodeIn(body, piece)) {
    if (const auto why = whyUnseen(*code))
      out.add(Trait::unknownStatement, code->span, *why);
    else
      addKnownCall(out, *code->call);
  }
}

const std::vector<const Expression *> *EffectsAnalysis::instancesOf(const Expression &call) {
  if (!dependent_) dependent_.emplace(unit_);
  const auto *calls = dependent_->at(call);
  if (calls == nullptr) return nullptr;
  for (const Expression *each : *calls) {
    Effects effects;
    addKnownCall(effects, *each);
    if (!isPlain(effects)) return nullptr;
  }
  return calls;
}

void EffectsAnalysis::addCall(Effects &out, const Body &body, const Expression &call) {
  if (!addKnownCall(out, call))
    out.add(Trait::unknownCall, call.spelling.span, nameOfUnknown(body, call), false, whyUnknown(body, call));
}

bool EffectsAnalysis::addKnownCall(Effects &out, const Expression &call) {
  const SourceSpan span = call.spelling.span;
  // Values of a template's own types, and what has no constructor to run.
  if (call.kind == ExpressionKind::construct && !isSome(call.callee.function) && !call.callee.isSystem) return true;
  const CallEffect effect = unit_.dialect->effectOf(call.callee);
  if (effect == CallEffect::user) {
    out.addCall(ofFunction(call.callee.function), span, nameOfCallee(call.callee));
    return true;
  }
  if (effect == CallEffect::unknown) {
    const auto *instances = instancesOf(call);
    return instances != nullptr &&
           std::ranges::all_of(*instances, [&](const Expression *instance) { return addKnownCall(out, *instance); });
  }
  const std::string name =
      effect == CallEffect::collective ? unit_.dialect->collective(call.callee)->name : call.callee.name;
  if (const auto trait = traitOf(effect)) out.add(*trait, span, name);
  return true;
}

namespace {

/// `f(x)` where f is a pointer or an object: what is called has no name of its own.
const Expression *calledValue(const Body &body, const Expression &call) {
  if (!call.callee.name.empty() || call.operands.empty()) return nullptr;
  const Expression *value = &body[call.operands.front()];
  while (value->kind == ExpressionKind::cast && value->operands.size() == 1)
    value = &body[value->operands.front()];
  return value;
}

/// "cub" of "cub::BlockReduce<…>::Sum"
std::string libraryOf(const Callee &callee) {
  const std::size_t end = callee.qualifiedName.find("::");
  return end == std::string::npos ? std::string() : callee.qualifiedName.substr(0, end);
}

Reason whyOfLibrary(const Dialect &dialect, const Callee &callee) {
  if (dialect.call(callee).has(CallTrait::ofCompiler)) return ReasonId::calleeOfCompiler;
  if (dialect.collective(callee)) return ReasonId::calleeHandedFunction;
  const std::string library = libraryOf(callee);
  if (library.empty()) return ReasonId::calleeOfSystem;
  return {ReasonId::calleeOfLibrary, {library}};
}

/// A function of a person's own headers and files, which calls do not lead to.
ReasonId whyWithoutBody(const Unit &unit, const Callee &callee) {
  for (const Function &function : unit.functions)
    if (function.qualifiedName == callee.qualifiedName && !function.bodySpan.empty() && function.whyNotWhole)
      return ReasonId::calleeHasError;
  return ReasonId::calleeHasNoBody;
}

/// The text of a template, and not what the compiler made of it.
bool isInTemplate(const Unit &unit, const Body &body) {
  return std::ranges::any_of(unit.functions,
                             [&](const Function &function) { return &function.body == &body && function.isTemplate; });
}

} // namespace

ReasonArgument EffectsAnalysis::nameOfUnknown(const Body &body, const Expression &call) {
  if (!call.callee.name.empty()) return nameOfCallee(call.callee);
  if (!call.callee.qualifiedName.empty()) return call.callee.qualifiedName; // virtual
  const Expression *value = calledValue(body, call);
  const bool isNamed = value != nullptr && value->kind == ExpressionKind::variable;
  return isNamed ? ReasonArgument(body[value->variable].name) : ReasonArgument(ReasonId::whatIsCalledHere);
}

Reason EffectsAnalysis::whyUnknown(const Body &body, const Expression &call) {
  const Callee &callee = call.callee;
  if (callee.name.empty() && !callee.qualifiedName.empty()) return ReasonId::calleeIsVirtual;
  const Expression *value = calledValue(body, call);
  const bool isPointer = value != nullptr && isSome(value->type) && unit_[value->type].kind != TypeKind::dependent;
  if (isPointer) return ReasonId::calleeIsPointer;
  if (callee.isSystem) return whyOfLibrary(*unit_.dialect, callee);
  if (callee.isDevice) return whyWithoutBody(unit_, callee);
  if (!isInTemplate(unit_, body))
    return callee.byReference.size() < callee.writesThrough.size() ? ReasonId::calleeNotTold : ReasonId::calleeOfHost;
  if (!dependent_) dependent_.emplace(unit_);
  return dependent_->isInstantiated(call) ? ReasonId::calleeOfTemplate : ReasonId::calleeOfTemplateNotInstantiated;
}

} // namespace warpgrain::dependence

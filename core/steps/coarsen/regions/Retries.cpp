// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Retries.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace warpgrain::transform {

using namespace model;

namespace {

/// True if an expression begins before another one in the same file.
bool isBefore(const Expression &a, const Expression &b) {
  return a.spelling.span.file == b.spelling.span.file && a.spelling.span.begin < b.spelling.span.begin;
}

/// The value that an assignment gives to what stands on its left; none for other writes.
ExpressionId valueGivenAt(const Body &body, ExpressionId name) {
  const ExpressionId around = body[name].parent;
  const bool isAssigned = isSome(around) && body[around].kind == ExpressionKind::assign &&
                          body[around].op == Operator::none && body[around].operands[0] == name;
  return isAssigned ? body[around].operands[1] : none<ExpressionId>;
}

} // namespace

Retries::Retries(const BodyIndex &index, const SeenValues &seen, StatementId loop)
    : index_(index), body_(index.body()), dialect_(*index.unit().dialect), loop_(loop),
      inside_(seen.expressions().begin(), seen.expressions().end()) {
  for (const ExpressionId id : inside_) {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::call && !e.hasObject && e.operands.size() >= 3 &&
        dialect_.call(e.callee).atomic == AtomicOperation::compareAndSwap)
      add(id);
  }
}

bool Retries::isInLoop(ExpressionId e) const {
  return inside_.contains(e);
}

/// Through casts, and through functions of one number that change how it is looked at: __float_as_int(x).
ExpressionId Retries::converted(ExpressionId e) const {
  while (isSome(e)) {
    const Expression &each = body_[e];
    const bool isConversion = each.kind == ExpressionKind::call && !each.hasObject && each.callee.isSystem &&
                              dialect_.effectOf(each.callee) == CallEffect::none;
    if (each.operands.size() != 1 || !(each.kind == ExpressionKind::cast || isConversion)) break;
    e = each.operands[0];
  }
  return e;
}

VariableId Retries::variableOf(ExpressionId e) const {
  return isSome(e) && body_[e].kind == ExpressionKind::variable ? body_[e].variable : none<VariableId>;
}

std::vector<const Use *> Retries::writesInLoop(VariableId variable) const {
  std::vector<const Use *> out;
  for (const Use *use : index_.usesOf(variable))
    if (use->writes() && (isInLoop(use->expression) || use->kind == UseKind::escape)) out.push_back(use);
  return out;
}

/// Nothing that the address is computed from changes in the loop.
bool Retries::keepsItsPlace(ExpressionId call) const {
  return std::ranges::none_of(expressionsIn(body_, body_[call].operands[0]), [this](ExpressionId e) {
    return body_[e].kind == ExpressionKind::call || body_[e].kind == ExpressionKind::assign ||
           (body_[e].kind == ExpressionKind::variable && !writesInLoop(body_[e].variable).empty());
  });
}

/// The variable is given what the attempt found, and nothing else in the loop.
bool Retries::isResultAlone(VariableId variable, ExpressionId call) const {
  const ExpressionId initial = body_[variable].initializer;
  if (isSome(initial) && isInLoop(initial) && converted(initial) != call) return false;
  return std::ranges::all_of(writesInLoop(variable), [&](const Use *use) {
    const ExpressionId value = valueGivenAt(body_, use->expression);
    return isSome(value) && converted(value) == call;
  });
}

/// True if the loop gives the variable no value behind the attempt, in the order of an iteration.
bool Retries::isKeptBehind(VariableId variable, ExpressionId call) const {
  const ExpressionId step = body_[loop_].increment;
  const ExpressionId test = body_[loop_].condition;
  return std::ranges::all_of(writesInLoop(variable), [&](const Use *use) {
    const auto isPartOf = [&](ExpressionId root) {
      if (!isSome(root)) return false;
      const std::vector<ExpressionId> parts = expressionsIn(body_, root);
      return std::ranges::find(parts, use->expression) != parts.end();
    };
    return isBefore(body_[use->expression], body_[call]) && !isPartOf(step) && !isPartOf(test);
  });
}

/// True for an attempt that no condition in the loop decides on.
bool Retries::isMadeInEachIteration(ExpressionId call) const {
  for (ExpressionId e = call; isSome(body_[e].parent); e = body_[e].parent) {
    const Expression &around = body_[body_[e].parent];
    const bool isChoice = around.kind == ExpressionKind::conditional || around.op == Operator::logicalAnd ||
                          around.op == Operator::logicalOr;
    if (isChoice && around.operands[0] != e) return false;
  }
  StatementId at = index_.statementOf(call);
  if (at == loop_) return false;
  while (body_[at].parent != loop_) {
    at = body_[at].parent;
    if (!isSome(at) || body_[at].kind != StatementKind::compound) return false;
  }
  return true;
}

std::set<VariableId> Retries::resultsOf(ExpressionId call) const {
  std::set<VariableId> given;
  for (const ExpressionId id : inside_)
    if (body_[id].kind == ExpressionKind::assign && body_[id].op == Operator::none &&
        converted(body_[id].operands[1]) == call && isSome(variableOf(body_[id].operands[0])))
      given.insert(body_[body_[id].operands[0]].variable);
  for (std::size_t i = 0; i < body_.variables.size(); ++i)
    if (const VariableId id{static_cast<std::uint32_t>(i)};
        isSome(body_[id].initializer) && converted(body_[id].initializer) == call)
      given.insert(id);
  std::erase_if(given, [&](VariableId variable) { return !isResultAlone(variable, call); });
  return given;
}

/// A call that loads what its first argument points to, as other threads have left it: __ldcg, atomic loads.
bool Retries::isLoadByCall(ExpressionId e) const {
  const Expression &call = body_[e];
  if (call.kind != ExpressionKind::call || call.hasObject || call.operands.empty()) return false;
  const CallMeaning meaning = dialect_.call(call.callee);
  return (meaning.effect == CallEffect::atomic && meaning.request == AccessKind::read) ||
         meaning.has(CallTrait::pastFirstCache);
}

/// True if a value was found at the attempt's place: by the attempt, or by a load in the loop.
bool Retries::isFoundThere(ExpressionId value, const Attempt &attempt) const {
  const ExpressionId what = converted(value);
  if (!isSome(what)) return false;
  if (what == attempt.call || attempt.results.contains(variableOf(what))) return true;
  const auto textOf = [this](ExpressionId id) { return std::string(index_.unit().textOf(body_[id].spelling.span)); };
  const std::string place = textOf(converted(body_[attempt.call].operands[0]));
  const Expression &e = body_[what];
  if (isLoadByCall(what)) return textOf(converted(e.operands[0])) == place;
  if (e.kind == ExpressionKind::unary && e.op == Operator::dereference)
    return textOf(converted(e.operands[0])) == place;
  return !index_.accessesAt(what).empty() && place == "&" + textOf(what);
}

void Retries::add(ExpressionId call) {
  Attempt attempt{.call = call, .compared = variableOf(converted(body_[call].operands[1])), .results = resultsOf(call)};
  if (!isSome(attempt.compared) || !keepsItsPlace(call) || attempt.results.contains(attempt.compared)) return;
  const ExpressionId initial = body_[attempt.compared].initializer;
  const bool isDeclaredInside = isSome(initial) && isInLoop(initial);
  if (isDeclaredInside && !isFoundThere(initial, attempt)) return;
  const std::vector<const Use *> writes = writesInLoop(attempt.compared);
  if (writes.empty() && !isDeclaredInside) return;
  for (const Use *use : writes) {
    const ExpressionId value = valueGivenAt(body_, use->expression);
    if (!isSome(value) || !isFoundThere(value, attempt)) return;
  }
  // Behind other statements, variables tell of the attempt only if it was made, and are what they were then.
  if (!isMadeInEachIteration(call) || !isKeptBehind(attempt.compared, call)) attempt.results.clear();
  attempts_.push_back(std::move(attempt));
}

bool Retries::comparesAttempt(ExpressionId left, ExpressionId right, const Attempt &attempt) const {
  if (variableOf(converted(right)) != attempt.compared) return false;
  const ExpressionId result = converted(left);
  if (result == attempt.call) return true;
  if (body_[result].kind == ExpressionKind::assign && body_[result].op == Operator::none)
    return converted(body_[result].operands[1]) == attempt.call &&
           variableOf(body_[result].operands[0]) != attempt.compared;
  return attempt.results.contains(variableOf(result));
}

/// The attempt whose result a condition compares with what the attempt compared the place with.
const Retries::Attempt *Retries::comparedIn(ExpressionId condition, Operator op) const {
  const Expression &e = body_[condition];
  if (e.kind == ExpressionKind::cast && e.operands.size() == 1) return comparedIn(e.operands[0], op);
  if (e.kind == ExpressionKind::unary && e.op == Operator::logicalNot)
    return comparedIn(e.operands[0], op == Operator::equal ? Operator::notEqual : Operator::equal);
  if (e.kind != ExpressionKind::binary || e.op != op) return nullptr;
  const auto found = std::ranges::find_if(attempts_, [&](const Attempt &attempt) {
    return comparesAttempt(e.operands[0], e.operands[1], attempt) ||
           comparesAttempt(e.operands[1], e.operands[0], attempt);
  });
  return found == attempts_.end() ? nullptr : &*found;
}

bool Retries::onlyWhereFailed(ExpressionId condition) const {
  const Expression &e = body_[condition];
  if (e.kind == ExpressionKind::cast && e.operands.size() == 1) return onlyWhereFailed(e.operands[0]);
  if (e.kind == ExpressionKind::binary && e.op == Operator::logicalAnd)
    return onlyWhereFailed(e.operands[0]) || onlyWhereFailed(e.operands[1]);
  return comparedIn(condition, Operator::notEqual) != nullptr;
}

bool Retries::endBody() const {
  if (body_[loop_].children.empty()) return false;
  std::vector<StatementId> list{body_[loop_].children.front()};
  if (body_[list.front()].kind == StatementKind::compound) list = body_[list.front()].children;
  return std::ranges::any_of(list, [this](StatementId id) {
    const Statement &each = body_[id];
    if (each.kind != StatementKind::ifElse || !isSome(each.condition) || each.children.empty()) return false;
    const Attempt *attempt = comparedIn(each.condition, Operator::equal);
    if (attempt == nullptr) return false;
    const bool isBehind =
        index_.statementOf(attempt->call) == id || isBefore(body_[attempt->call], body_[each.condition]);
    StatementId then = each.children.front();
    if (body_[then].kind == StatementKind::compound && !body_[then].children.empty())
      then = body_[then].children.back();
    return isBehind && (body_[then].kind == StatementKind::breakOut || body_[then].kind == StatementKind::returnFrom);
  });
}

bool Retries::decideOnLoop() const {
  const ExpressionId condition = body_[loop_].condition;
  return (isSome(condition) && onlyWhereFailed(condition)) || endBody();
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/SeenValues.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <iterator>

namespace warpgrain::transform {

using namespace model;

namespace {

std::vector<ExpressionId> expressionsOfCode(const Body &body, StatementId root) {
  if (!body[root].isLoop()) return expressionsInStatement(body, root);
  std::vector<ExpressionId> out;
  for (const StatementId child : body[root].children)
    std::ranges::copy(expressionsInStatement(body, child), std::back_inserter(out));
  for (const ExpressionId part : {body[root].condition, body[root].increment})
    if (isSome(part)) std::ranges::copy(expressionsIn(body, part), std::back_inserter(out));
  return out;
}

} // namespace

SeenValues::SeenValues(const BodyIndex &index, const Looks &looks, StatementId root)
    : index_(index), body_(index.body()), looks_(looks), root_(root), expressions_(expressionsOfCode(body_, root)) {
  const std::set<ExpressionId> inside(expressions_.begin(), expressions_.end());
  for (const Use &use : index_.uses())
    if (use.writes() && inside.contains(use.expression)) writes_.push_back(&use);
  loadsMaySee_ = std::ranges::any_of(expressions_, [&](ExpressionId e) { return looks_.keepsLoadsApart(e); });
  for (const StatementId each : statementsIn(body_, root_))
    if (body_[each].kind == StatementKind::inlineAssembly) {
      loadsMaySee_ = true;
      for (const ExpressionId operand : rootExpressionsOf(body_, each))
        for (const ExpressionId part : expressionsIn(body_, operand))
          if (body_[part].kind == ExpressionKind::variable) variables_.insert(body_[part].variable);
    }
  spread();
}

ExpressionId SeenValues::wholeOf(ExpressionId e) const {
  while (isSome(body_[e].parent))
    e = body_[e].parent;
  return e;
}

bool SeenValues::isSeenItself(ExpressionId e) const {
  return sees(e) || (body_[e].kind == ExpressionKind::variable && variables_.contains(body_[e].variable));
}

bool SeenValues::sees(ExpressionId e) const {
  if (looks_.isLook(e)) return true;
  if (!looks_.isPlainLoad(e)) return false;
  if (loadsMaySee_ || memory_.isAnywhere) return true;
  const ExpressionKind kind = body_[e].kind;
  if (kind == ExpressionKind::call || kind == ExpressionKind::construct) return !memory_.arrays.empty();
  return std::ranges::any_of(index_.accessesAt(e),
                             [this](const Access *access) { return memory_.arrays.contains(access->array); });
}

bool SeenValues::in(ExpressionId root) const {
  return isSome(root) &&
         std::ranges::any_of(expressionsIn(body_, root), [this](ExpressionId e) { return isSeenItself(e); });
}

bool SeenValues::decideOn(StatementId statement) const {
  for (StatementId at = statement; at != root_ && isSome(at); at = body_[at].parent) {
    const StatementId around = body_[at].parent;
    if (!isSome(around) || around == root_) return false;
    if (in(body_[around].condition)) return true;
  }
  return false;
}

bool SeenValues::decideAnything() const {
  return std::ranges::any_of(statementsIn(body_, root_), [this](StatementId e) { return in(body_[e].condition); }) ||
         std::ranges::any_of(expressions_, [this](ExpressionId id) {
           const Expression &e = body_[id];
           const bool isChoice =
               e.kind == ExpressionKind::conditional || e.op == Operator::logicalAnd || e.op == Operator::logicalOr;
           return isChoice && !e.operands.empty() && in(e.operands[0]);
         });
}

/// True if a condition around an expression, in its statement or outside, depends on what is seen.
bool SeenValues::isDecided(ExpressionId e) const {
  return decideOn(index_.statementOf(e));
}

/// True if the value that a variable or a place is given by the expression, or by what it is a part of, is seen.
bool SeenValues::takesSeen(ExpressionId e) const {
  return in(wholeOf(e)) || isDecided(e);
}

bool SeenValues::addAllWrittenIn(StatementId part) {
  const auto before = variables_.size();
  const bool wasAnywhere = memory_.isAnywhere;
  const std::vector<ExpressionId> list = expressionsInStatement(body_, part);
  const std::set<ExpressionId> inside(list.begin(), list.end());
  for (const Use *use : writes_)
    if (inside.contains(use->expression)) variables_.insert(use->variable);
  for (const StatementId each : statementsIn(body_, part))
    for (const VariableId variable : body_[each].variables)
      variables_.insert(variable);
  memory_.isAnywhere |= std::ranges::any_of(list, [this](ExpressionId e) { return looks_.isStore(e); });
  if (variables_.size() == before && memory_.isAnywhere == wasAnywhere) return false;
  spread();
  return true;
}

/// What is stored may be seen, or, where it is not, the place of it.
bool SeenValues::addWritten(ExpressionId e, bool isValue) {
  bool isChanged = false;
  for (const Access *access : index_.accessesAt(e)) {
    if (!access->writes()) continue;
    const bool isDeclared = isSome(access->array) && declaredSpaceOf(body_[access->array]).has_value();
    if (isSome(access->array) && (isDeclared || !isValue)) {
      isChanged |= memory_.arrays.insert(access->array).second;
      continue;
    }
    isChanged |= !memory_.isAnywhere;
    memory_.isAnywhere = true;
    for (const Use &use : index_.uses()) // it may be a variable that a pointer leads to
      if (use.kind == UseKind::escape) isChanged |= variables_.insert(use.variable).second;
  }
  return isChanged;
}

bool SeenValues::spreadFrom(ExpressionId id) {
  if (!memory_.isAnywhere && looks_.storesInside(id) && sees(id)) return memory_.isAnywhere = true;
  if (!looks_.isStore(id) || !takesSeen(id)) return false;
  // The value is what stands beside the place: in an assignment, or in the call that the place is handed to.
  ExpressionId place = id;
  while (isSome(body_[place].parent) && body_[body_[place].parent].kind != ExpressionKind::assign &&
         body_[body_[place].parent].kind != ExpressionKind::call)
    place = body_[place].parent;
  const ExpressionId around = body_[place].parent;
  bool isValue = isDecided(id) || !isSome(around);
  if (isSome(around))
    for (const ExpressionId operand : body_[around].operands)
      isValue |= operand != place && in(operand);
  return addWritten(id, isValue);
}

void SeenValues::spread() {
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const Use *use : writes_)
      if (!variables_.contains(use->variable) && takesSeen(use->expression))
        isChanged |= variables_.insert(use->variable).second;
    for (const StatementId each : statementsIn(body_, root_))
      for (const VariableId variable : body_[each].variables)
        if (each != root_ && !variables_.contains(variable) && in(body_[variable].initializer))
          isChanged |= variables_.insert(variable).second;
    for (const ExpressionId e : expressions_)
      isChanged |= spreadFrom(e);
  }
}

} // namespace warpgrain::transform

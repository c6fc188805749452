// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamBody.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/TeamShape.h"
#include "core/openmp/regions/ThreadQuestions.h"
#include "core/openmp/regions/Updates.h"

#include <algorithm>
#include <functional>

namespace warpgrain::openmp {

namespace {

class TeamReader {
public:
  explicit TeamReader(TeamParts &parts) : program_(parts.program), parts_(parts) {}

  void sequential(const Statement &statement);
  void functions();
  void questions();

private:
  void unit(const Statement &statement);
  void declaration(const Statement &statement);
  void control(const Statement &statement);
  void construct(const Statement &construct);
  void clausesOf(const Statement &construct);
  void inConstruct(const Statement &statement, const Statement &construct);
  bool handsOwnOn(const Statement &construct) const;
  void critical(const Statement &section, const std::function<bool(VariableId)> &isShared);

  const Program &program_;
  TeamParts &parts_;
};

/// Statements in the order of the text, as a team executes them.
void TeamReader::sequential(const Statement &statement) {
  if (isSharedByTeam(statement)) return construct(statement);
  if (statement.isInMacro) return parts_.refuse(ReasonId::textFromMacro, {}, statement.span);
  const bool isJump = statement.kind == StatementKind::breaks || statement.kind == StatementKind::continues;
  if (isJump || statement.kind == StatementKind::empty) return;
  if (!holdsSharedByTeam(statement) && !jumpsOut(statement)) return unit(statement);
  switch (statement.kind) {
  case StatementKind::compound:
    for (const Statement &child : statement.children)
      sequential(child);
    return;
  case StatementKind::choice:
  case StatementKind::counted:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    return control(statement);
  case StatementKind::directive:
    return parts_.refuse(ReasonId::constructNotTranslated, {statement.directive->name}, statement.directive->pragma);
  default:
    return parts_.refuse(ReasonId::statementNotTranslated, {"a jump or a choice around the loops of a team"},
                         statement.span);
  }
}

void TeamReader::control(const Statement &statement) {
  parts_.controls.push_back(&statement);
  for (const Call &call : statement.calls)
    if (!isWithoutEffect(program_, call) && !isAskedOfTeam(call.name))
      parts_.refuse(ReasonId::headOfTeamChanges, {}, statement.span);
  for (std::size_t i = 0; i < statement.children.size(); ++i) {
    const Statement &child = statement.children[i];
    if (i == 0 && statement.hasInit && child.kind == StatementKind::declaration) declaration(child);
    if (i == 0 && statement.hasInit)
      parts_.units.push_back(&child);
    else
      sequential(child);
  }
}

void TeamReader::declaration(const Statement &statement) {
  for (const VariableId id : statement.declares) {
    const Variable &variable = program_[id];
    if (variable.shape == Shape::other || variable.isVolatile)
      parts_.refuse(ReasonId::teamVariable, {variable.name}, statement.span);
    parts_.ofTeam.insert(id);
  }
}

/// Critical sections of updates become atomic operations, as in other kernels. What is updated must be of all threads,
/// and nothing that the section reads may be the same memory: a team cannot ask for that before its launch.
void TeamReader::critical(const Statement &section, const std::function<bool(VariableId)> &isShared) {
  bool areShared = true;
  forEachStatement(section, [&](const Statement &each) {
    if (each.update) areShared &= isShared(each.update->variable);
  });
  if (!isReduction(section) || !areShared || !mayOverlap(program_, section).empty())
    parts_.refuse(ReasonId::criticalNoReduction, {}, section.directive->pragma);
}

/// What one thread executes, or all of them for themselves.
void TeamReader::unit(const Statement &statement) {
  parts_.units.push_back(&statement);
  if (statement.kind == StatementKind::declaration) declaration(statement);
  forEachStatement(statement, [&](const Statement &each) {
    if (!each.directive) return;
    const Directive &inner = *each.directive;
    if (inner.isInMacro || each.isInMacro) parts_.refuse(ReasonId::textFromMacro, {}, inner.pragma);
    const auto isShared = [&](VariableId id) { return !declares(statement, id) && parts_.gathered(id) == nullptr; };
    if (inner.kind == DirectiveKind::atomic) {
      if (!isAtomicUpdate(each) || !isShared(each.children.front().update->variable))
        parts_.refuse(ReasonId::atomicNotTranslated, {}, inner.pragma);
    } else if (inner.kind == DirectiveKind::critical) {
      critical(each, isShared);
    } else if (inner.kind != DirectiveKind::simd || !isSerialLoop(inner)) {
      parts_.refuse(ReasonId::constructNotTranslated, {inner.name}, inner.pragma);
    }
  });
}

void TeamReader::clausesOf(const Statement &construct) {
  for (const Clause &clause : construct.directive->clauses) {
    bool isKnown = clause.calls.empty() && !clause.namesParts && clause.sections.empty();
    switch (clause.kind) {
    case ClauseKind::isPrivate:
    case ClauseKind::firstPrivate:
    case ClauseKind::lastPrivate:
    case ClauseKind::shared:
    case ClauseKind::reduction:
    case ClauseKind::collapse:
    case ClauseKind::hint:
      break;
    case ClauseKind::defaultSharing:
      isKnown &= clause.word == "shared" || clause.word == "none";
      break;
    case ClauseKind::schedule:
      isKnown &= clause.text.find_first_not_of("0123456789") == std::string::npos && clause.text.size() <= 9;
      break;
    case ClauseKind::numThreads:
      isKnown &= clause.word != "1";
      break;
    default:
      isKnown = false;
    }
    if (!isKnown)
      parts_.refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
    for (const VariableId id : clause.variables) {
      const Variable &variable = program_[id];
      const bool isNumber = variable.shape == Shape::number && !variable.isVolatile;
      const bool isCopied = clause.kind == ClauseKind::firstPrivate || clause.kind == ClauseKind::lastPrivate;
      if (clause.kind == ClauseKind::reduction && (!isNumber || !isReducible(clause.word, variable.isInteger)))
        parts_.refuse(ReasonId::reductionNotTranslated, {clause.word, variable.name}, clause.span);
      if (isCopied && (variable.shape == Shape::array || variable.shape == Shape::other || variable.isConst))
        parts_.refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
      if (clause.kind == ClauseKind::isPrivate &&
          variable.bytes.value_or(maximumPrivateBytes + 1) > maximumPrivateBytes)
        parts_.refuse(ReasonId::extentUnknown, {variable.name}, clause.span);
      if (clause.kind == ClauseKind::lastPrivate && continuesLoop(*bodyOf(construct)))
        parts_.refuse(ReasonId::lastPrivateCounter, {variable.name}, clause.span);
    }
  }
}

/// A loop that the threads of the block share.
void TeamReader::construct(const Statement &construct) {
  parts_.constructs.push_back(&construct);
  const Directive &directive = *construct.directive;
  parts_.refuse(checkSharedLoop(program_, construct));
  clausesOf(construct);
  for (const CountedLoop &loop : directive.loops) {
    const Clause *last = directive.find(ClauseKind::lastPrivate);
    const bool isLast = last != nullptr && std::ranges::find(last->variables, loop.counter) != last->variables.end();
    // Behind a simd the counter has its last value.
    if (isLast || (directive.kind == DirectiveKind::simd && !loop.declaresCounter))
      parts_.refuse(ReasonId::lastPrivateCounter, {program_[loop.counter].name}, loop.span);
  }
  const Statement &body = *bodyOf(construct);
  if (mayLeave(body)) parts_.refuse(ReasonId::loopIsLeft, {}, construct.span);
  inConstruct(body, construct);
}

void TeamReader::inConstruct(const Statement &statement, const Statement &construct) {
  if (statement.directive) {
    const Directive &inner = *statement.directive;
    if (inner.isInMacro || statement.isInMacro) parts_.refuse(ReasonId::textFromMacro, {}, inner.pragma);
    const auto isShared = [&](VariableId id) {
      return !handsOwnOn(construct) && !isOwnOfThread(construct, id) && parts_.gathered(id) == nullptr;
    };
    if (inner.kind == DirectiveKind::atomic) {
      if (!isAtomicUpdate(statement) || !isShared(statement.children.front().update->variable))
        parts_.refuse(ReasonId::atomicNotTranslated, {}, inner.pragma);
    } else if (inner.kind == DirectiveKind::critical) {
      critical(statement, isShared);
    } else if (inner.kind != DirectiveKind::simd || !isSerialLoop(inner)) {
      parts_.refuse(ReasonId::constructNotTranslated, {inner.name}, inner.pragma);
    }
  }
  for (const Statement &child : statement.children)
    inConstruct(child, construct);
}

/// True where pointers may lead to what a thread has for itself.
bool TeamReader::handsOwnOn(const Statement &construct) const {
  bool result = false;
  forEachAccess(construct, [&](const Access &access) {
    const Variable &variable = program_[access.variable];
    result |= variable.shape != Shape::pointer && variable.addressEscapes && isOwnOfThread(construct, access.variable);
  });
  return result;
}

/// The functions that the team calls by itself, and those of its threads.
void TeamReader::functions() {
  const std::set<const Statement *> shared(parts_.constructs.begin(), parts_.constructs.end());
  // What a statement between the loops declares for itself is no memory of many threads.
  bool handsOnBetween = false;
  for (const Statement *unit : parts_.units)
    forEachStatement(*unit, [&](const Statement &each) {
      for (const VariableId id : each.declares)
        handsOnBetween |=
            !parts_.ofTeam.contains(id) && program_[id].addressEscapes && program_[id].shape != Shape::pointer;
    });
  const auto look = [&](const auto &self, const Statement &statement) -> void {
    if (shared.contains(&statement)) {
      // A construct of one thread each: functions find no threads to wait for.
      parts_.refuse(obstaclesOfCalls(program_, statement,
                                     parts_.team().isCounted ? Executor::threadOfTeam : Executor::thread,
                                     handsOwnOn(statement)));
      return;
    }
    Statement own = statement;
    own.children.clear();
    parts_.refuse(obstaclesOfCalls(program_, own, parts_.team().teams.empty() ? Executor::thread : Executor::team,
                                   handsOnBetween));
    for (const Statement &child : statement.children)
      self(self, child);
  };
  look(look, parts_.body());
}

/// Barriers in functions are for all threads, and a loop's iterations need not be.
void TeamReader::questions() {
  std::set<FunctionId> reached;
  addCallees(program_, parts_.body(), reached);
  const auto look = [&](const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      if (each.directive && each.directive->kind == DirectiveKind::barrier)
        parts_.refuse(ReasonId::constructNotTranslated, {each.directive->name}, each.directive->pragma);
      for (const Call &call : each.calls) {
        if (!isAskedOfThread(call.name)) continue;
        if (!program_.textOf(call.span).starts_with(call.name)) parts_.refuse(ReasonId::textFromMacro, {}, call.span);
        // Without num_teams nobody knows how many there may be, and threads of teams have other numbers.
        const bool isKnown = isOfWholeTeams(*parts_.region().directive) && parts_.team().fewerThan == 0;
        if (!isKnown || (isAskedOfTeam(call.name) && parts_.team().teams.empty()))
          parts_.refuse(ReasonId::dependsOnThreads, {call.name}, call.span);
      }
    });
  };
  look(parts_.body());
  for (const FunctionId each : reached)
    look(program_[each].body);
  // The head of a shared loop is written again.
  for (const Statement *construct : parts_.constructs)
    forEachStatement(*construct, [&](const Statement &each) {
      const bool isHead = each.span.begin < bodyOf(*construct)->span.begin;
      for (const Call &call : each.calls)
        if (isHead && isAskedOfThread(call.name)) parts_.refuse(ReasonId::dependsOnThreads, {call.name}, call.span);
    });
}

} // namespace

void readTeamBody(TeamParts &parts) {
  TeamReader reader(parts);
  const Statement &body = parts.body();
  if (mayLeave(body)) parts.refuse(ReasonId::loopIsLeft, {}, parts.region().span);
  if (mayWait(body)) parts.refuse(ReasonId::atomicNotTranslated, {}, parts.region().directive->pragma);
  parts.refuse(obstaclesOfText(body));
  reader.sequential(body);
  setTeamShape(parts.program, parts.region(), parts.constructs, parts.kernel);
  reader.questions();
  reader.functions();
}

} // namespace warpgrain::openmp

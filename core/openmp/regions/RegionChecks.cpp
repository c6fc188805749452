// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/RegionChecks.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/Updates.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace warpgrain::openmp {

namespace {

void append(std::vector<Reason> &out, std::vector<Reason> more) {
  for (Reason &each : more)
    addOnce(out, std::move(each));
}

bool isTranslated(const Program &program, const Directive &directive, const Clause &clause) {
  if (!std::ranges::all_of(clause.calls, [&](const Call &call) { return isWithoutEffect(program, call); }))
    return false;
  switch (clause.kind) {
  case ClauseKind::isPrivate:
  case ClauseKind::firstPrivate:
  case ClauseKind::lastPrivate:
  case ClauseKind::shared:
  case ClauseKind::reduction:
    return directive.kind != DirectiveKind::single && !clause.namesParts;
  case ClauseKind::copyIn:
    return !clause.namesParts;
  case ClauseKind::schedule:
    return !clause.namesParts;
  case ClauseKind::defaultSharing:
  case ClauseKind::collapse:
  case ClauseKind::noWait:
  case ClauseKind::condition:
  case ClauseKind::numThreads:
  case ClauseKind::hint:
  case ClauseKind::copyPrivate:
  case ClauseKind::map:
  case ClauseKind::numTeams:
  case ClauseKind::threadLimit:
    return true;
  default:
    return false;
  }
}

/// The counters of the loops around must not be in the bounds of a collapsed nest.
void checkNest(const Program &program, const Directive &directive, std::vector<Reason> &out) {
  std::vector<VariableId> counters;
  for (const CountedLoop &loop : directive.loops) {
    if (!loop.isCanonical) {
      addOnce(out, {.id = ReasonId::loopNotCanonical, .arguments = {}, .span = loop.span});
      return;
    }
    for (const VariableId counter : counters)
      if (std::ranges::find(loop.variables, counter) != loop.variables.end())
        addOnce(out, {.id = ReasonId::nestNotRectangular, .arguments = {program[counter].name}, .span = loop.span});
    counters.push_back(loop.counter);
    const Variable &counter = program[loop.counter];
    const bool isNatural = loop.constantBegin && *loop.constantBegin >= 0 && !loop.countsDown;
    const bool isOtherSign = counter.isSigned && loop.boundIsUnsigned && !isNatural && !loop.constantBound;
    if (isOtherSign || (loop.boundLosesSign && loop.countsDown))
      addOnce(out, {.id = ReasonId::boundHasOtherSign, .arguments = {counter.name}, .span = loop.span});
  }
}

/// Functions of the system whose calls may be repeated, beside those of mathematics.
bool canBeRepeated(const Program &program, const Call &call) {
  static const std::set<std::string> names{"strlen", "atoi", "atol", "atoll", "atof"};
  return isWithoutEffect(program, call) || (call.kind == CallKind::ofSystem && names.contains(call.name));
}

/// The heads of the loops are evaluated to launch the kernel, and again where the original is executed.
void checkHeads(const Program &program, const Statement &directive, std::vector<Reason> &out) {
  const Statement *body = bodyOf(directive);
  const auto look = [&](const auto &self, const Statement &statement) -> void {
    if (&statement == body) return;
    for (const Call &call : statement.calls)
      if (!statement.directive && !canBeRepeated(program, call))
        addOnce(out, {.id = ReasonId::headHasEffect, .arguments = {call.name}, .span = call.span});
    for (const Statement &child : statement.children)
      self(self, child);
  };
  look(look, directive);
}

/// break, return and goto out of the iteration.
bool leaves(const Statement &statement, bool isInInnerLoop) {
  if (statement.kind == StatementKind::returns) return true;
  if (statement.kind == StatementKind::breaks) return !isInInnerLoop;
  const bool isLoop = statement.kind == StatementKind::counted || statement.kind == StatementKind::whileLoop ||
                      statement.kind == StatementKind::doLoop || statement.kind == StatementKind::switchCase;
  return std::ranges::any_of(statement.children,
                             [&](const Statement &child) { return leaves(child, isInInnerLoop || isLoop); });
}

/// What an inner loop has for itself must be used by such loops alone: by one thread it is the variable around the
/// loop.
void checkOwnOfInner(const Program &program, const Statement &region, const Statement &loop, const Statement &inner,
                     std::vector<Reason> &out) {
  std::set<VariableId> own;
  for (const CountedLoop &each : inner.directive->loops)
    if (each.isCanonical) own.insert(each.counter);
  for (const Clause &clause : inner.directive->clauses)
    if (clause.kind == ClauseKind::isPrivate) own.insert(clause.variables.begin(), clause.variables.end());
  for (const VariableId id : own) {
    if (declares(inner, id)) continue;
    const auto isUsedBeside = [&](const auto &self, const Statement &statement) -> bool {
      if (statement.directive && isSerialLoop(*statement.directive)) {
        const auto how = sharingByDirective(program, statement, id);
        if (how && how->sharing == Sharing::isPrivate) return false;
      }
      const auto isIt = [&](const Access &access) { return access.variable == id; };
      return std::ranges::any_of(statement.head, isIt) || std::ranges::any_of(statement.tail, isIt) ||
             std::ranges::any_of(statement.children, [&](const Statement &child) { return self(self, child); });
    };
    const bool isShared = sharingInLoop(program, region, loop, id).sharing == Sharing::shared;
    if (isShared || isUsedBeside(isUsedBeside, *bodyOf(loop)))
      addOnce(out, {.id = ReasonId::constructNotTranslated,
                    .arguments = {inner.directive->name},
                    .span = inner.directive->pragma});
  }
}

/// True where pointers may lead to what an iteration or a thread of the loop has for itself.
bool handsOwnOn(const Program &program, const Statement &region, const Statement &loop) {
  bool result = false;
  forEachAccess(loop, [&](const Access &access) {
    const Variable &variable = program[access.variable];
    const Sharing sharing = sharingInLoop(program, region, loop, access.variable).sharing;
    const bool isOwn = variable.shape == Shape::pointer ? sharing == Sharing::reduction : variable.addressEscapes;
    result |= isOwn && sharing != Sharing::shared;
  });
  return result;
}

/// True where a pointer that the loop has for itself cannot lead to what the loop has for itself, too.
bool leadsToShared(const Program &program, const Statement &region, const Statement &loop, const Update &update) {
  return !update.isWhole && program[update.variable].shape == Shape::pointer && !handsOwnOn(program, region, loop);
}

/// Atomic operations need memory that threads share.
bool updatesShared(const Program &program, const Statement &region, const Statement &loop, const Statement &construct) {
  bool areShared = true;
  forEachStatement(construct, [&](const Statement &each) {
    if (each.update)
      areShared &= sharingInLoop(program, region, loop, each.update->variable).sharing == Sharing::shared ||
                   leadsToShared(program, region, loop, *each.update);
  });
  return areShared;
}

/// Only pointers that the CPU has, too, can be compared when the kernel is launched.
bool canBeCompared(const Program &program, const Statement &region, const Statement &loop, const Statement &critical) {
  return std::ranges::all_of(mayOverlap(program, critical), [&](const Overlap &each) {
    return std::ranges::all_of(std::array{each.updated, each.read}, [&](VariableId id) {
      return sharingInLoop(program, region, loop, id).sharing == Sharing::shared;
    });
  });
}

/// Constructs in a loop: updates become atomic operations; inner loops are executed by the GPU's thread alone.
void checkInner(const Program &program, const Statement &region, const Statement &loop, const Statement &statement,
                std::vector<Reason> &out) {
  if (statement.directive) {
    const Directive &inner = *statement.directive;
    const auto add = [&](ReasonId id, std::vector<std::string> arguments = {}) {
      addOnce(out, {.id = id, .arguments = std::move(arguments), .span = inner.pragma});
    };
    if (inner.isInMacro) add(ReasonId::textFromMacro);
    if (inner.kind == DirectiveKind::section && isSharedSections(loop)) {
      for (const Statement &child : statement.children)
        checkInner(program, region, loop, child, out);
      return;
    }
    if (inner.kind == DirectiveKind::critical) {
      if (!isReduction(statement) || !updatesShared(program, region, loop, statement) ||
          !canBeCompared(program, region, loop, statement))
        add(ReasonId::criticalNoReduction);
      return;
    }
    if (inner.kind == DirectiveKind::atomic) {
      if (!isAtomicUpdate(statement) || !updatesShared(program, region, loop, statement))
        add(ReasonId::atomicNotTranslated);
      return;
    }
    if (!isSerialLoop(inner))
      add(ReasonId::constructNotTranslated, {inner.name});
    else if (inner.kind != DirectiveKind::simd)
      checkOwnOfInner(program, region, loop, statement, out);
  }
  for (const Statement &child : statement.children)
    checkInner(program, region, loop, child, out);
}

} // namespace

bool definesMacroBefore(const Program &program, FunctionId id, const Statement &region) {
  const SourceSpan &function = program[id].span;
  for (const Token &token : tokenize(program.text)) {
    if (token.kind != TokenKind::directive || token.begin < function.begin || token.begin > region.span.end) continue;
    const std::string_view line = std::string_view(program.text).substr(token.begin, token.end - token.begin);
    if (line.find("define") != std::string_view::npos || line.find("undef") != std::string_view::npos) return true;
  }
  return false;
}

bool isSerialLoop(const Directive &inner) {
  const bool isParallelLoop = (inner.kind == DirectiveKind::parallelFor && !inner.isTarget) || isLoopOfThreads(inner);
  if (inner.kind != DirectiveKind::simd && !isParallelLoop) return false;
  return std::ranges::all_of(inner.clauses, [&](const Clause &clause) {
    if (!clause.calls.empty()) return false;
    switch (clause.kind) {
    case ClauseKind::reduction:
    case ClauseKind::lastPrivate:
    case ClauseKind::hint:
    case ClauseKind::collapse:
      return true;
    case ClauseKind::linear:
      return !isParallelLoop;
    case ClauseKind::isPrivate:
    case ClauseKind::shared:
    case ClauseKind::defaultSharing:
    case ClauseKind::schedule:
    case ClauseKind::numThreads:
    case ClauseKind::condition:
      return isParallelLoop && !clause.namesParts;
    default:
      return false;
    }
  });
}

std::vector<Reason> checkDirective(const Program &program, const Statement &statement) {
  std::vector<Reason> out;
  const Directive &directive = *statement.directive;
  if (directive.isInMacro || statement.isInMacro)
    addOnce(out, {.id = ReasonId::textFromMacro, .arguments = {}, .span = statement.span});
  for (const Clause &clause : directive.clauses)
    if (!isTranslated(program, directive, clause))
      addOnce(out, {.id = ReasonId::clauseNotTranslated,
                    .arguments = {std::string(program.textOf(clause.span))},
                    .span = clause.span});
  if (isSharedLoop(statement)) {
    checkNest(program, directive, out);
    checkHeads(program, statement, out);
    if (directive.loops.empty())
      addOnce(out, {.id = ReasonId::loopNotCanonical, .arguments = {}, .span = statement.span});
  }
  return out;
}

std::vector<Reason> checkSharedLoop(const Program &program, const Statement &statement) {
  std::vector<Reason> out = checkDirective(program, statement);
  if (isSharedLoop(statement)) return out;
  checkNest(program, *statement.directive, out);
  checkHeads(program, statement, out);
  return out;
}

bool mayLeave(const Statement &body) {
  return leaves(body, false);
}

std::vector<Reason> checkBody(const Program &program, const Statement &region, const Statement &loop) {
  std::vector<Reason> out;
  const Statement &body = *bodyOf(loop);
  if (leaves(body, false)) addOnce(out, {.id = ReasonId::loopIsLeft, .arguments = {}, .span = loop.span});
  if (mayWait(body)) addOnce(out, {.id = ReasonId::atomicNotTranslated, .arguments = {}, .span = loop.span});
  checkInner(program, region, loop, body, out);
  append(out, obstaclesOfText(body));
  append(out, obstaclesOfCalls(program, body, Executor::thread, handsOwnOn(program, region, loop),
                               /*mayUseOutside=*/true));
  return out;
}

namespace {

bool belongsToTeam(const Directive &directive) {
  constexpr std::array kinds{DirectiveKind::loop,   DirectiveKind::sections, DirectiveKind::single,
                             DirectiveKind::master, DirectiveKind::barrier,  DirectiveKind::critical};
  return std::ranges::find(kinds, directive.kind) != kinds.end();
}

/// A directive that the threads of the caller's region execute together, and the function that has it.
struct TeamDirective {
  const Function *function;
  const Directive *directive;
};

/// The first one in what a call reaches.
std::optional<TeamDirective> teamDirectiveOf(const Program &program, FunctionId id, std::set<FunctionId> &seen) {
  if (!seen.insert(id).second) return std::nullopt;
  std::optional<TeamDirective> out;
  const auto look = [&](const auto &self, const Statement &statement) -> void {
    if (out || (statement.directive && isParallel(*statement.directive))) return;
    if (statement.directive && belongsToTeam(*statement.directive))
      out = {.function = &program[id], .directive = &*statement.directive};
    for (const Call &call : statement.calls)
      if (!out && call.function) out = teamDirectiveOf(program, *call.function, seen);
    for (const Statement &child : statement.children)
      self(self, child);
  };
  look(look, program[id].body);
  return out;
}

std::optional<TeamDirective> teamDirectiveOf(const Program &program, const std::optional<FunctionId> &id) {
  std::set<FunctionId> seen;
  return id ? teamDirectiveOf(program, *id, seen) : std::nullopt;
}

} // namespace

bool isOfCallersTeam(const Program &program, FunctionId function) {
  return teamDirectiveOf(program, std::optional(function)).has_value();
}

std::vector<Reason> checkRedundant(const Program &program, const Statement &region, const Statement &statement,
                                   const std::set<FunctionId> &functions) {
  std::vector<Reason> out;
  const auto add = [&](ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    addOnce(out, {.id = id, .arguments = std::move(arguments), .span = span});
  };
  for (const Call &call : statement.calls)
    if (call.name.starts_with("omp_get_thread") || call.name.starts_with("omp_get_num_threads") ||
        call.name.starts_with("omp_in_parallel"))
      add(ReasonId::dependsOnThreads, {call.name}, call.span);
    else if (call.function && functions.contains(*call.function))
      continue;
    else if (const auto found = teamDirectiveOf(program, call.function))
      add(ReasonId::calleeHasDirective, {found->function->name, found->directive->name}, call.span);
    else if (!isWithoutEffect(program, call))
      add(ReasonId::redundantCall, {call.name}, call.span);
  // All threads return from a function alike.
  if (statement.kind == StatementKind::returns && region.directive)
    add(ReasonId::statementNotTranslated, {"return"}, statement.span);
  for (const Obstacle &obstacle : statement.obstacles)
    if (obstacle.kind == ObstacleKind::goTo || obstacle.kind == ObstacleKind::assembly ||
        obstacle.kind == ObstacleKind::allocation || obstacle.kind == ObstacleKind::exception ||
        obstacle.kind == ObstacleKind::otherStatement || obstacle.kind == ObstacleKind::construction ||
        obstacle.kind == ObstacleKind::lambda || obstacle.kind == ObstacleKind::statementExpression)
      append(out, obstaclesOfText(statement));
  const auto check = [&](const Access &access) {
    const Sharing sharing = sharingInRegion(program, region, access.variable).sharing;
    if (sharing == Sharing::threadPrivate) add(ReasonId::isThreadPrivate, {program[access.variable].name}, access.span);
    if (sharing == Sharing::reduction)
      add(ReasonId::reductionReadOutside, {program[access.variable].name}, access.span);
    const Variable &variable = program[access.variable];
    if (sharing == Sharing::firstPrivate && variable.shape == Shape::array && !variable.isConst) {
      if (!variable.isPlainData) add(ReasonId::notPlainData, {variable.name}, access.span);
      if (!variable.bytes) add(ReasonId::extentUnknown, {variable.name}, access.span);
    }
    const bool isShared = sharing == Sharing::shared || access.target == AccessTarget::pointee;
    const bool isOfTeam = teamDirectiveOf(program, access.passedTo).has_value();
    if (isShared && !isOfTeam && access.mode == AccessMode::update && !program[access.variable].isConst)
      add(ReasonId::redundantWrite, {program[access.variable].name}, access.span);
  };
  std::ranges::for_each(statement.head, check);
  std::ranges::for_each(statement.tail, check);
  for (const Statement &child : statement.children)
    append(out, checkRedundant(program, region, child, functions));
  return out;
}

} // namespace warpgrain::openmp

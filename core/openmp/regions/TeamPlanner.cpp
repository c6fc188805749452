// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamPlanner.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/TeamVariables.h"
#include "core/openmp/regions/ThreadQuestions.h"
#include "core/openmp/regions/Updates.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// What every GPU has for the variables of a block.
constexpr std::uint64_t bytesOfTeam = 49152;

class TeamPlanner {
public:
  TeamPlanner(const Program &program, FunctionId function, const Statement &region) : program_(program) {
    plan_.function = function;
    plan_.statement = &region;
  }

  Region plan(std::size_t number);

private:
  void clauses();
  void counts(Kernel &kernel);
  void team(Kernel &kernel);
  void declaration(const Statement &statement, Kernel &kernel);
  void threads(const Statement &parallel);
  void construct(const Statement &statement, const Statement &parallel);
  void calls(const Statement &statement, bool isInParallel);
  void functions();
  bool handsOwnOn(const Statement &parallel) const;
  void variables(Kernel &kernel);
  bool isOfThreads(VariableId id) const;

  void refuse(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    addOnce(plan_.reasons, {.id = id, .arguments = std::move(arguments), .span = span});
  }

  void refuse(std::vector<Reason> reasons) {
    for (Reason &each : reasons)
      addOnce(plan_.reasons, std::move(each));
  }

  const Statement &region() const { return *plan_.statement; }

  const Program &program_;
  Region plan_;
  std::vector<const Statement *> parallels_;
  std::uint64_t bytes_ = 0;
};

void TeamPlanner::clauses() {
  refuse(checkDirective(program_, region()));
  for (const Clause &clause : region().directive->clauses)
    if (clause.kind == ClauseKind::reduction || clause.kind == ClauseKind::condition ||
        clause.kind == ClauseKind::lastPrivate)
      refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
}

/// The text of a count. A lower bound of num_teams is none.
std::string countOf(const Directive &directive, ClauseKind kind) {
  const Clause *clause = directive.find(kind);
  if (clause == nullptr || (clause->text.find(':') != std::string::npos && clause->text.find('?') == std::string::npos))
    return {};
  return clause->text;
}

/// As many threads as the parallel constructs ask for, and no more than the limit.
void TeamPlanner::counts(Kernel &kernel) {
  kernel.teams = countOf(*region().directive, ClauseKind::numTeams);
  const std::string limit = countOf(*region().directive, ClauseKind::threadLimit);
  std::string asked = countOf(*parallels_.front()->directive, ClauseKind::numThreads);
  bool isSame = true;
  for (const Statement *each : parallels_)
    isSame &= countOf(*each->directive, ClauseKind::numThreads) == asked;
  if (asked == limit) asked.clear();
  kernel.threads = limit.empty() ? asked : asked.empty() ? limit : "gpu::smaller(" + limit + ", " + asked + ")";
  if (kernel.teams.empty() || kernel.threads.empty() || !isSame)
    refuse(ReasonId::teamsNotCounted, {}, region().directive->pragma);
}

void TeamPlanner::declaration(const Statement &statement, Kernel &kernel) {
  if (isOfEachThread(program_, region(), statement)) return;
  if (!teamVariables(program_, statement) || statement.isInMacro)
    return refuse(ReasonId::teamNotPlain, {}, statement.span);
  for (const VariableId id : statement.declares) {
    const Variable &variable = program_[id];
    if (variable.shape == Shape::other || variable.isVolatile)
      refuse(ReasonId::typeNotTranslated, {variable.name}, statement.span);
    if (!variable.isPlainData) refuse(ReasonId::notPlainData, {variable.name}, statement.span);
    if (!variable.bytes) refuse(ReasonId::extentUnknown, {variable.name}, statement.span);
    bytes_ += variable.bytes.value_or(0);
    kernel.ofTeam.push_back(id);
  }
}

/// What the team does by itself: one thread executes it, so it must not ask which one.
void TeamPlanner::team(Kernel &kernel) {
  for (const Statement &each : teamOf(region()).children) {
    if (each.directive && each.directive->kind == DirectiveKind::parallel) {
      threads(each);
    } else if (each.directive || hasDirective(each)) {
      refuse(ReasonId::constructIsNested, {each.directive ? each.directive->name : "parallel"}, each.span);
    } else if (each.kind == StatementKind::declaration) {
      declaration(each, kernel);
      calls(each, false);
    } else if (each.kind != StatementKind::empty) {
      if (each.isInMacro || each.kind == StatementKind::returns || each.kind == StatementKind::breaks ||
          each.kind == StatementKind::label)
        refuse(ReasonId::teamNotPlain, {}, each.span);
      calls(each, false);
    }
  }
}

/// The code of a team's threads.
void TeamPlanner::threads(const Statement &parallel) {
  parallels_.push_back(&parallel);
  refuse(checkDirective(program_, parallel));
  for (const Clause &clause : parallel.directive->clauses) {
    const bool isKnown = clause.kind == ClauseKind::isPrivate || clause.kind == ClauseKind::shared ||
                         clause.kind == ClauseKind::defaultSharing || clause.kind == ClauseKind::numThreads ||
                         clause.kind == ClauseKind::hint;
    const bool asksFunctions = !clause.calls.empty();
    const bool isShared = clause.kind != ClauseKind::defaultSharing || clause.word == "shared" || clause.word == "none";
    if (!isKnown || !isShared || asksFunctions)
      refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
  }
  if (mayWait(parallel)) refuse(ReasonId::atomicNotTranslated, {}, parallel.directive->pragma);
  for (const Statement &child : parallel.children) {
    construct(child, parallel);
    calls(child, true);
  }
}

void TeamPlanner::construct(const Statement &statement, const Statement &parallel) {
  if (statement.kind == StatementKind::returns) refuse(ReasonId::loopIsLeft, {}, statement.span);
  if (statement.directive) {
    const Directive &inner = *statement.directive;
    if (inner.isInMacro || statement.isInMacro) refuse(ReasonId::textFromMacro, {}, inner.pragma);
    if (inner.kind == DirectiveKind::atomic) {
      const bool isUpdate = isAtomicUpdate(statement);
      const bool isOfThread = isUpdate && (declares(parallel, statement.children.front().update->variable) ||
                                           isOfThreads(statement.children.front().update->variable));
      if (!isUpdate || isOfThread) refuse(ReasonId::atomicNotTranslated, {}, inner.pragma);
    } else if (inner.kind == DirectiveKind::critical) {
      bool areShared = !handsOwnOn(parallel);
      forEachStatement(statement, [&](const Statement &each) {
        if (each.update) areShared &= !declares(parallel, each.update->variable) && !isOfThreads(each.update->variable);
      });
      if (!areShared || !isReduction(statement) || !mayOverlap(program_, statement).empty())
        refuse(ReasonId::criticalNoReduction, {}, inner.pragma);
      return;
    } else if (inner.kind == DirectiveKind::single) {
      for (const Clause &clause : inner.clauses)
        if (clause.kind != ClauseKind::noWait)
          refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
    } else if (inner.kind == DirectiveKind::simd) {
      if (!isSerialLoop(inner)) refuse(ReasonId::constructNotTranslated, {inner.name}, inner.pragma);
    } else if ((inner.kind != DirectiveKind::barrier && inner.kind != DirectiveKind::master) ||
               !inner.clauses.empty()) {
      refuse(ReasonId::constructNotTranslated, {inner.name}, inner.pragma);
    }
  }
  for (const Statement &child : statement.children)
    construct(child, parallel);
}

void TeamPlanner::calls(const Statement &root, bool isInParallel) {
  forEachStatement(root, [&](const Statement &each) {
    for (const Call &call : each.calls) {
      if (!isAskedOfThread(call.name)) continue;
      if (!program_.textOf(call.span).starts_with(call.name)) refuse(ReasonId::textFromMacro, {}, call.span);
      if (!isInParallel && !isAskedOfTeam(call.name)) refuse(ReasonId::dependsOnThreads, {call.name}, call.span);
    }
  });
}

/// True for a variable that every parallel construct which uses it has for itself, and nothing else uses.
bool TeamPlanner::isOfThreads(VariableId id) const {
  const auto isPrivateIn = [&](const Statement &parallel) {
    bool isUsed = false;
    forEachAccess(parallel, [&](const Access &access) { isUsed |= access.variable == id; });
    return !isUsed || std::ranges::any_of(parallel.directive->clauses, [&](const Clause &clause) {
      return clause.kind == ClauseKind::isPrivate && std::ranges::find(clause.variables, id) != clause.variables.end();
    });
  };
  bool isUsedByTeam = false;
  for (const Statement &each : teamOf(region()).children)
    if (!each.directive) forEachAccess(each, [&](const Access &access) { isUsedByTeam |= access.variable == id; });
  return !isUsedByTeam && !parallels_.empty() &&
         std::ranges::all_of(parallels_, [&](const Statement *each) { return isPrivateIn(*each); });
}

/// True where pointers may lead to what a thread of the construct has for itself.
bool TeamPlanner::handsOwnOn(const Statement &parallel) const {
  bool result = false;
  forEachAccess(parallel, [&](const Access &access) {
    const Variable &variable = program_[access.variable];
    result |= variable.shape != Shape::pointer && variable.addressEscapes &&
              (declares(parallel, access.variable) || isOfThreads(access.variable));
  });
  return result;
}

/// The functions that the team calls by itself, and those of its threads.
void TeamPlanner::functions() {
  for (const Statement &each : teamOf(region()).children) {
    const bool isOfAll = each.directive && each.directive->kind == DirectiveKind::parallel;
    refuse(isOfAll ? obstaclesOfCalls(program_, each, Executor::threadOfTeam, handsOwnOn(each))
                   : obstaclesOfCalls(program_, each, Executor::team, false));
  }
}

/// What the kernel would change of its arguments must be its threads' own, or the team's.
void TeamPlanner::variables(Kernel &kernel) {
  refuse(planVariables(program_, region(), kernel));
  std::ranges::copy_if(kernel.ofTeam, std::back_inserter(kernel.privates),
                       [&](VariableId id) { return isOfThreads(id); });
  std::erase_if(kernel.ofTeam, [&](VariableId id) { return isOfThreads(id); });
  const Clause *ofTeam = region().directive->find(ClauseKind::isPrivate);
  for (const VariableId id : kernel.privates) {
    if (isOfThreads(id)) continue;
    const bool isListed = ofTeam != nullptr && std::ranges::find(ofTeam->variables, id) != ofTeam->variables.end();
    if (!isListed) refuse(ReasonId::redundantWrite, {program_[id].name}, region().directive->pragma);
    if (program_[id].isConst || program_[id].shape == Shape::other)
      refuse(ReasonId::typeNotTranslated, {program_[id].name}, region().directive->pragma);
    kernel.ofTeam.push_back(id);
    bytes_ += program_[id].bytes.value_or(0);
  }
  std::erase_if(kernel.privates, [&](VariableId id) { return !isOfThreads(id); });
  // What a parallel construct has for itself is neither an argument nor the team's.
  bool isTaken = false;
  for (const Statement *parallel : parallels_)
    for (const Clause &clause : parallel->directive->clauses)
      for (const VariableId id : clause.kind == ClauseKind::isPrivate ? clause.variables : std::vector<VariableId>())
        isTaken |= std::ranges::find(kernel.values, id) != kernel.values.end() ||
                   std::ranges::find(kernel.ofTeam, id) != kernel.ofTeam.end() ||
                   std::ranges::any_of(kernel.mapped, [&](const MappedVariable &each) { return each.variable == id; });
  if (isTaken || !kernel.threadPrivates.empty() || !kernel.lastPrivates.empty() || !kernel.reductions.empty())
    refuse(ReasonId::teamNotPlain, {}, region().directive->pragma);
  if (bytes_ > bytesOfTeam) refuse(ReasonId::teamMemoryTooLarge, {std::to_string(bytes_)}, region().directive->pragma);
}

Region TeamPlanner::plan(std::size_t number) {
  Kernel kernel;
  plan_.variables = dataSharing(program_, region());
  plan_.pieces = {{.kind = PieceKind::kernel, .statements = {&region()}}};
  clauses();
  const Function &function = program_[plan_.function];
  if (!function.isPlain || function.isMethod || !function.kernelsAt)
    refuse(ReasonId::functionNotPlain, {function.name}, region().directive->pragma);
  if (definesMacroBefore(program_, plan_.function, region()))
    refuse(ReasonId::macroInFunction, {}, region().directive->pragma);
  team(kernel);
  if (parallels_.empty())
    refuse(ReasonId::teamNotPlain, {}, region().directive->pragma);
  else
    counts(kernel);
  refuse(obstaclesOfText(teamOf(region())));
  functions();
  kernel.id = number;
  kernel.name = function.name + "_kernel" + std::to_string(number);
  kernel.loops = {&region()};
  if (plan_.reasons.empty()) variables(kernel);
  if (plan_.reasons.empty()) plan_.kernels.push_back(std::move(kernel));
  return std::move(plan_);
}

} // namespace

Region planTeams(const Program &program, FunctionId function, const Statement &region, std::size_t firstKernel) {
  return TeamPlanner(program, function, region).plan(firstKernel);
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamLoopPlanner.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/TeamBody.h"
#include "core/openmp/regions/TeamMemory.h"
#include "core/openmp/regions/TeamShape.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// Loops with fewer iterations are for one thread.
constexpr std::int64_t fewTrips = 16;

void clauses(TeamParts &parts) {
  parts.refuse(checkDirective(parts.program, parts.region()));
  for (const Clause &clause : parts.region().directive->clauses) {
    const bool isChunk = clause.kind == ClauseKind::schedule && !clause.text.empty() && clause.text != "1";
    if (clause.kind == ClauseKind::lastPrivate || isChunk ||
        (clause.kind == ClauseKind::numThreads && clause.word == "1"))
      parts.refuse(ReasonId::clauseNotTranslated, {std::string(parts.program.textOf(clause.span))}, clause.span);
    if (clause.kind == ClauseKind::condition) parts.kernel.condition = clause.text;
  }
}

void variables(TeamParts &parts) {
  const Program &program = parts.program;
  parts.refuse(planVariables(program, parts.region(), parts.kernel));
  for (const VariableId id : parts.kernel.privates) {
    parts.ofTeam.insert(id);
    if (program[id].isConst || program[id].shape == Shape::other)
      parts.refuse(ReasonId::teamVariable, {program[id].name}, parts.region().directive->pragma);
  }
  if (!parts.kernel.threadPrivates.empty() || !parts.kernel.lastPrivates.empty())
    parts.refuse(ReasonId::teamVariable, {"private"}, parts.region().directive->pragma);
  for (const KernelReduction &each : parts.kernel.reductions)
    if (each.section)
      parts.refuse(ReasonId::reductionNotTranslated, {each.operation, program[each.variable].name},
                   parts.region().directive->pragma);
  for (const CountedLoop &loop : parts.region().directive->loops) {
    bool isWritten = false;
    forEachAccess(parts.body(),
                  [&](const Access &access) { isWritten |= access.variable == loop.counter && access.writes(); });
    if (isWritten || program[loop.counter].addressEscapes)
      parts.refuse(ReasonId::teamVariable, {program[loop.counter].name}, loop.span);
  }
}

/// True where a loop has more than a few iterations, or it is not known how many.
bool isWorthSharing(const Statement &statement) {
  if (isSharedByTeam(statement)) return constantTripsOf(statement).value_or(fewTrips) >= fewTrips;
  return std::ranges::any_of(statement.children, isWorthSharing);
}

} // namespace

bool isTeamLoop(const Statement &region) {
  if (!region.directive || region.directive->kind != DirectiveKind::parallelFor) return false;
  const std::string &name = region.directive->name;
  const bool isOfTeams = name.find("teams") != std::string::npos && name.find("simd") == std::string::npos;
  return isOfTeams && !region.directive->loops.empty() && isWorthSharing(*bodyOf(region));
}

bool saysWhoSharesLoops(ReasonId id) {
  return id == ReasonId::innerLoopsShared || id == ReasonId::innerLoopsAskedFor || id == ReasonId::innerLoopsSerial;
}

Region planTeamLoop(const Program &program, FunctionId function, const Statement &region, std::size_t firstKernel) {
  TeamParts parts(program, function, region);
  parts.plan.variables = dataSharing(program, region);
  parts.plan.pieces = splitRegion(region);
  clauses(parts);
  const Function &owner = program[function];
  const SourceSpan &pragma = region.directive->pragma;
  if (owner.isMethod) parts.refuse(ReasonId::statementNotTranslated, {"teams in a method"}, pragma);
  if (!owner.isPlain || !owner.kernelsAt) parts.refuse(ReasonId::functionNotPlain, {owner.name}, pragma);
  if (definesMacroBefore(program, function, region)) parts.refuse(ReasonId::macroInFunction, {}, pragma);
  parts.kernel.loops = {&region};
  if (parts.plan.reasons.empty()) variables(parts);
  readTeamBody(parts);
  if (parts.plan.reasons.empty()) placeTeamVariables(parts);
  parts.kernel.id = firstKernel;
  parts.kernel.name = owner.name + "_kernel" + std::to_string(firstKernel);
  if (parts.plan.reasons.empty()) parts.plan.kernels.push_back(std::move(parts.kernel));
  return std::move(parts.plan);
}

} // namespace warpgrain::openmp

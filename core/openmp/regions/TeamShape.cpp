// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamShape.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/ConstantTrips.h"
#include "core/openmp/regions/ThreadQuestions.h"

#include <algorithm>
#include <set>
#include <string>

namespace warpgrain::openmp {

namespace {

/// True for a text that can be computed before the launch: it names nothing that the region declares or changes.
bool isKnownBefore(const Program &program, const Statement &region, const std::string &text) {
  if (text.empty()) return false;
  bool isKnown = true;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::identifier) continue;
    const std::string_view name = textOf(text, token);
    for (std::size_t i = 0; i < program.variables.size(); ++i)
      if (program.variables[i].name == name && declares(region, VariableId{static_cast<std::uint32_t>(i)}))
        isKnown = false;
    forEachAccess(region,
                  [&](const Access &access) { isKnown &= program[access.variable].name != name || !access.writes(); });
  }
  return isKnown;
}

/// Iterations that give all threads of a GPU something to do, a thread each.
constexpr long long manyIterations = 16384;

/// The text of a count. A lower bound of num_teams is none.
std::string countOf(const Clause *clause) {
  if (clause == nullptr || (clause->text.find(':') != std::string::npos && clause->text.find('?') == std::string::npos))
    return {};
  return clause->text;
}

/// True where the code of a team's threads asks for their numbers.
bool asksForThreads(const Program &program, const std::vector<const Statement *> &innerLoops) {
  bool found = false;
  const auto look = [&](const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      for (const Call &call : each.calls)
        found |= isAskedOfThread(call.name) && !isAskedOfTeam(call.name);
    });
  };
  std::set<FunctionId> reached;
  for (const Statement *construct : innerLoops) {
    look(*construct);
    addCallees(program, *construct, reached);
  }
  for (const FunctionId each : reached)
    look(program[each].body);
  return found;
}

} // namespace

std::optional<std::int64_t> constantTripsOf(const Statement &construct) {
  std::int64_t out = 1;
  for (const CountedLoop &loop : construct.directive->loops) {
    const auto trips = constantTrips(loop);
    if (!trips || *trips > 1024) return std::nullopt;
    out *= *trips;
  }
  return out;
}

bool isOfWholeTeams(const Directive &directive) {
  return directive.name.find("distribute") != std::string::npos && directive.name.find("parallel") == std::string::npos;
}

void setTeamShape(const Program &program, const Statement &region, const std::vector<const Statement *> &innerLoops,
                  Kernel &kernel) {
  TeamLoop &team = *kernel.team;
  team.teams = countOf(region.directive->find(ClauseKind::numTeams));
  std::string limit = countOf(region.directive->find(ClauseKind::threadLimit));
  if (limit.empty()) limit = countOf(region.directive->find(ClauseKind::numThreads));
  std::optional<std::string> asked;
  bool isSame = true;
  for (const Statement *each : innerLoops) {
    if (each->directive->kind == DirectiveKind::simd) continue;
    const std::string own = countOf(each->directive->find(ClauseKind::numThreads));
    isSame &= !asked || *asked == own;
    asked = own;
  }
  std::string threads = asked.value_or("");
  if (!isSame || !isKnownBefore(program, region, threads)) threads.clear();
  if (threads == limit) threads.clear();
  team.isCounted = isSame && (asked.value_or("").empty() || *asked == limit || !threads.empty());
  team.threads = limit.empty() ? threads : threads.empty() ? limit : "gpu::smaller(" + limit + ", " + threads + ")";
  team.isCounted &= !team.threads.empty() && asksForThreads(program, innerLoops);
  const bool isOfLanes = std::ranges::all_of(
      innerLoops, [](const Statement *each) { return each->directive->kind == DirectiveKind::simd; });
  if (!isOfWholeTeams(*region.directive) || isOfLanes) team.fewerThan = manyIterations;
  // No more threads than any loop has work for.
  std::int64_t most = 0;
  for (const Statement *each : innerLoops)
    most = std::max(most, constantTripsOf(*each).value_or(kernel.threadsOfBlock));
  if (most < kernel.threadsOfBlock)
    team.enough = static_cast<unsigned>((std::max<std::int64_t>(most, 1) + 31) / 32 * 32);
}

} // namespace warpgrain::openmp

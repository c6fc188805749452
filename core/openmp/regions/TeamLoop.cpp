// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamLoop.h"

#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// Lanes may depend on lanes at a distance, or go on from lane to lane.
bool hasOrderedLanes(const Directive &simd) {
  return std::ranges::any_of(simd.clauses, [](const Clause &clause) {
    return clause.name == "safelen" || clause.kind == ClauseKind::linear || clause.kind == ClauseKind::condition;
  });
}

bool jumpsOut(const Statement &statement, bool isInLoop, bool isInSwitch) {
  if (statement.kind == StatementKind::continues) return !isInLoop;
  if (statement.kind == StatementKind::breaks) return !isInLoop && !isInSwitch;
  isInLoop |= statement.kind == StatementKind::counted || statement.kind == StatementKind::whileLoop ||
              statement.kind == StatementKind::doLoop;
  isInSwitch |= statement.kind == StatementKind::switchCase;
  return std::ranges::any_of(statement.children,
                             [&](const Statement &child) { return jumpsOut(child, isInLoop, isInSwitch); });
}

} // namespace

bool isLoopOfThreads(const Directive &directive) {
  return directive.kind == DirectiveKind::loop && directive.name == "loop";
}

bool isSharedByTeam(const Statement &statement) {
  if (!statement.directive || statement.directive->isTarget || statement.directive->loops.empty()) return false;
  const Directive &directive = *statement.directive;
  return directive.kind == DirectiveKind::parallelFor || isLoopOfThreads(directive) ||
         (directive.kind == DirectiveKind::simd && !hasOrderedLanes(directive));
}

bool holdsSharedByTeam(const Statement &statement) {
  return isSharedByTeam(statement) || std::ranges::any_of(statement.children, holdsSharedByTeam);
}

bool jumpsOut(const Statement &statement) {
  return jumpsOut(statement, false, false);
}

bool isOwnOfThread(const Statement &construct, VariableId variable) {
  const bool counts = std::ranges::any_of(construct.directive->loops,
                                          [&](const CountedLoop &loop) { return loop.counter == variable; });
  const bool isListed = std::ranges::any_of(construct.directive->clauses, [&](const Clause &clause) {
    const bool givesOwn = clause.kind == ClauseKind::isPrivate || clause.kind == ClauseKind::firstPrivate ||
                          clause.kind == ClauseKind::lastPrivate || clause.kind == ClauseKind::reduction;
    return givesOwn && std::ranges::find(clause.variables, variable) != clause.variables.end();
  });
  return counts || isListed || declares(construct, variable);
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Statement.h"

#include <algorithm>

namespace warpgrain::openmp {

/// Calls `visit` with a statement and all statements in it, the outer ones first.
template <typename Visit>
void forEachStatement(const Statement &statement, const Visit &visit) {
  visit(statement);
  for (const Statement &child : statement.children)
    forEachStatement(child, visit);
}

/// Calls `visit` with every access in a statement.
template <typename Visit>
void forEachAccess(const Statement &statement, const Visit &visit) {
  forEachStatement(statement, [&](const Statement &each) {
    std::ranges::for_each(each.head, visit);
    std::ranges::for_each(each.tail, visit);
  });
}

inline bool hasDirective(const Statement &statement) {
  bool found = false;
  forEachStatement(statement, [&](const Statement &each) { found |= each.directive.has_value(); });
  return found;
}

inline bool declares(const Statement &statement, VariableId variable) {
  bool found = false;
  forEachStatement(statement, [&](const Statement &each) {
    found |= std::ranges::find(each.declares, variable) != each.declares.end();
  });
  return found;
}

inline bool isSharedLoop(const Statement &statement) {
  return statement.directive &&
         (statement.directive->kind == DirectiveKind::loop || statement.directive->kind == DirectiveKind::parallelFor);
}

/// True for `parallel sections`, of which each section is executed by a thread.
inline bool isSharedSections(const Statement &statement) {
  return statement.directive && statement.directive->kind == DirectiveKind::parallelSections;
}

/// A clause of a region's directive; none where the region is the body of a function that regions call.
inline const Clause *clauseOf(const Statement &region, ClauseKind wanted) {
  return region.directive ? region.directive->find(wanted) : nullptr;
}

} // namespace warpgrain::openmp

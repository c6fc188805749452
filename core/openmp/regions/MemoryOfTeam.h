// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/TeamLoop.h"

#include <map>
#include <set>

namespace warpgrain::openmp {

/// Which pointers of a team may lead to the same memory, because one of them was made of the other one, and where the
/// kernel writes such memory.
class MemoryOfTeam {
public:
  explicit MemoryOfTeam(const Statement &body) {
    forEachStatement(body, [&](const Statement &each) { join(each); });
    forEachAccess(body, [&](const Access &access) {
      if (access.writes() && touches(access)) written_.insert(rootOf(access.variable));
    });
  }

  bool isWritten(VariableId id) const { return written_.contains(rootOf(id)); }

private:
  void join(const Statement &statement) {
    for (const auto *list : {&statement.head, &statement.tail})
      for (const Access &to : *list) {
        if (!to.writes() || to.target == AccessTarget::pointee) continue;
        for (const Access &from : *list)
          if (from.isAddress && from.variable != to.variable) parents_[rootOf(to.variable)] = rootOf(from.variable);
      }
  }

  VariableId rootOf(VariableId id) const {
    for (auto at = parents_.find(id); at != parents_.end() && at->second != id; at = parents_.find(id))
      id = at->second;
    return id;
  }

  std::map<VariableId, VariableId> parents_;
  std::set<VariableId> written_;
};

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <set>
#include <string>

namespace warpgrain::openmp {

/// A loop whose iterations are shared out to teams, and that holds loops which a team's threads share: a block executes
/// an iteration. Each of its threads executes what stands between the inner loops for itself, where it has no effect
/// but on numbers of its own; all else is done by the first thread, for variables in shared memory (Kernel::ofTeam).
struct TeamLoop {
  std::string teams;                   ///< no more blocks than that; empty: as many as there are iterations
  std::string threads;                 ///< of a block; empty: as many as other kernels have
  unsigned enough = 0;                 ///< threads for the inner loop with most iterations; 0: it is not known
  long long fewerThan = 0;             ///< not 0: where there are so many iterations, each has a thread
  bool isCounted = false;              ///< the code asks for its threads' numbers: there are no more of them
  std::set<const Statement *> byFirst; ///< what the first thread does for all of them
};

/// True for `loop`, whose iterations may be executed by one thread or by many.
bool isLoopOfThreads(const Directive &directive);

/// True for a loop in a team's iteration that the threads of the block can share.
bool isSharedByTeam(const Statement &statement);
bool holdsSharedByTeam(const Statement &statement);

/// True for break and continue of a loop around the statement.
bool jumpsOut(const Statement &statement);

/// What a loop that the team shares has for each thread: counters, what its clauses list, and what it declares.
bool isOwnOfThread(const Statement &construct, VariableId variable);

/// True for an access that touches what it names: the address alone may be taken.
inline bool touches(const Access &access) {
  return !access.isAddress || access.passedTo.has_value();
}

} // namespace warpgrain::openmp

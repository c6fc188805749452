// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/model/Unit.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::estimate {

/// How often something is executed in a launch.
struct Executions {
  double threads = 0;  ///< once for each thread that does it
  double warps = 0;    ///< once for each warp with such a thread
  bool isExact = true; ///< false if a condition or the length of a loop was guessed

  Executions &operator+=(const Executions &other);
  Executions times(double factor, bool isCertain) const;
};

/// A statement of the kernel, or of a function that it calls.
struct CodePlace {
  const model::Body *body = nullptr;
  model::StatementId statement = model::none<model::StatementId>;

  friend auto operator<=>(const CodePlace &, const CodePlace &) = default;
};

/// Finds how often each statement is executed: its own expressions, not those of statements inside it.
///
/// Where a statement accesses memory, the counts of its accesses tell (AccessFacts::requests); they know the guards
/// around it. The rest follows from them: the length of loops from the accesses in them, and the statements of one
/// compound from each other. A branch that nothing is known of is taken to be taken, and a loop that nothing is known
/// of to run `usualTrip` times; both are not exact.
class ExecutionCounts {
public:
  static constexpr double usualTrip = 16;

  ExecutionCounts(const model::Unit &unit, access::KernelFacts &facts);

  const std::map<CodePlace, Executions> &all() const { return counts_; }

  /// How often a statement is reached: a loop's count is that of its iterations.
  Executions reached(const model::Body &body, model::StatementId id) const;

private:
  using Known = std::optional<Executions>;

  void collectAccesses(access::KernelFacts &facts);
  void collectLoops(access::KernelFacts &facts);
  void walk(const model::Body &body, model::StatementId id, const Executions &times, int depth);
  void walkCompound(const model::Body &body, model::StatementId id, Executions times, int depth);
  void walkIf(const model::Body &body, const model::Statement &branch, const Executions &times, int depth);
  void walkLoop(const model::Body &body, model::StatementId id, const Executions &times, int depth);
  void walkCalls(const model::Body &body, model::StatementId id, const Executions &times, int depth);
  Known known(const model::Body &body, model::StatementId id) const;
  Known knownInside(const model::Body &body, model::StatementId id) const;

  const model::Unit &unit_;
  std::map<CodePlace, Executions> accessed_;                ///< statements that access memory
  std::map<CodePlace, std::pair<double, bool>> tripCounts_; ///< of loops, and whether it is the same for all threads
  std::map<CodePlace, Executions> counts_;
  std::map<CodePlace, Executions> entries_; ///< of loops
};

} // namespace warpgrain::estimate

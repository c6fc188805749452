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

/// A loop whose length is not known, with the one that it is taken to have.
struct GuessedLoop {
  access::Reason why; ///< a clause: "how often the loop at line 12 runs is not known: …"
  double trips = 0;
};

/// Finds how often each statement is executed: its own expressions, not those of statements inside it.
///
/// Where a statement accesses memory, the counts of its accesses tell (AccessFacts::requests); they know the guards
/// around it. The rest follows from them: the statements of one compound from each other, and those of a loop from the
/// length that the analysis found for it (KernelInstances::loopRuns). A branch that nothing is known of is taken to be
/// taken, and a loop that nothing is known of to run `usualTrip` times; both are not exact.
class ExecutionCounts {
public:
  static constexpr double usualTrip = 16;

  ExecutionCounts(const model::Unit &unit, access::KernelFacts &facts);

  const std::map<CodePlace, Executions> &all() const { return counts_; }

  /// How often a statement is reached: a loop's count is that of its iterations.
  Executions reached(const model::Body &body, model::StatementId id) const;

  /// The loops that are taken to run `usualTrip` times, each once.
  const std::vector<GuessedLoop> &guessedLoops() const { return guessedLoops_; }

private:
  using Known = std::optional<Executions>;

  /// How often a loop runs, as far as the analysis tells.
  struct Trips {
    double sum = 0; ///< over the runs whose length is known
    double known = 0;
    bool isExact = true;               ///< every run is of that length, for all threads
    std::optional<access::Reason> why; ///< a run's length is not known
  };

  void collectAccesses(access::KernelFacts &facts);
  void collectLoops(const access::KernelFacts &facts);
  void addRun(const access::LoopRun &run, const access::KernelFacts &facts);
  Executions guessedOrCounted(const model::Body &body, model::StatementId loop, const Executions &entered);
  void walk(const model::Body &body, model::StatementId id, const Executions &times, int depth);
  void walkCompound(const model::Body &body, model::StatementId id, Executions times, int depth);
  void walkIf(const model::Body &body, const model::Statement &branch, const Executions &times, int depth);
  void walkLoop(const model::Body &body, model::StatementId id, const Executions &times, int depth);
  void walkCalls(const model::Body &body, model::StatementId id, const Executions &times, int depth);
  Known known(const model::Body &body, model::StatementId id) const;
  Known knownInside(const model::Body &body, model::StatementId id) const;

  const model::Unit &unit_;
  std::map<CodePlace, Executions> accessed_; ///< statements that access memory
  std::map<CodePlace, Trips> tripCounts_;
  std::map<CodePlace, Executions> counts_;
  std::map<CodePlace, Executions> entries_; ///< of loops
  std::vector<GuessedLoop> guessedLoops_;
};

} // namespace warpgrain::estimate

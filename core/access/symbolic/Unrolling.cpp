// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/LoopSummariser.h"

namespace warpgrain::access {

using namespace model;

namespace {

/// A loop with more iterations is not followed iteration by iteration.
constexpr std::int64_t mostUnrolled = 64;

} // namespace

/// Runs a loop iteration by iteration, where every question has a certain answer. Leaves everything as it was where
/// that is not so.
bool LoopSummariser::unroll(State &state, StatementId id) {
  const ExpressionId condition = position_.body()[id].condition;
  if (budget_.isSpent()) return false;
  Frame &frame = position_.frame();
  const Recorder::Mark mark = recorder_.mark();
  const std::size_t returns = frame.returns.size();
  State running = state;
  JumpTarget target;
  target.isLoop = true;
  target.isUnrolled = true;
  frame.jumps.push_back(&target);
  const std::size_t depth = position_.loops().size();
  position_.openLoop({.body = frame.body, .loop = id, .iteration = 0});
  const std::optional<std::int64_t> trips = runIterations(running, id, target);
  recorder_.recordLoop(state);
  frame.jumps.pop_back();
  position_.closeLoop();
  if (!trips) {
    recorder_.forgetSince(mark);
    frame.returns.resize(returns);
    return false;
  }
  recorder_.completeLoop(mark, depth, *trips, target.breaks.empty());
  std::vector<State> ways = std::move(target.breaks);
  ways.push_back(running);
  state = merger_.mergeAll(std::move(ways), running, condition);
  return true;
}

/// How often the body runs; nothing where a condition has no certain answer, or in too many iterations.
std::optional<std::int64_t> LoopSummariser::runIterations(State &running, StatementId id, JumpTarget &target) {
  const Statement &loop = position_.body()[id];
  const bool testsFirst = loop.kind != StatementKind::doLoop;
  const auto declareVariables = [&] {
    for (const VariableId variable : loop.variables)
      execution_.declare(running, variable);
  };
  for (std::int64_t trips = 0;; ++trips) {
    position_.innermostLoop().iteration = trips;
    if (testsFirst) {
      if (loop.kind == StatementKind::whileLoop) declareVariables(); // `while (int rest = n - i)`
      const Condition goesOn = evaluator_.condition(running, loop.condition);
      if (!goesOn.isAlways()) return goesOn.isNever() ? std::optional(trips) : std::nullopt;
    }
    if (trips >= mostUnrolled || budget_.isSpent()) return std::nullopt;
    if (loop.kind == StatementKind::rangeForLoop) declareVariables();
    for (const StatementId child : loop.children)
      execution_.execute(running, child);
    std::vector<State> continued = std::move(target.continues);
    target.continues.clear();
    continued.push_back(running);
    running = merger_.mergeAll(std::move(continued), running, loop.condition);
    if (!running.isReachable) return trips + 1;
    if (isSome(loop.increment)) evaluator_.evaluate(running, loop.increment);
    if (testsFirst) continue;
    const Condition goesOn = evaluator_.condition(running, loop.condition);
    if (!goesOn.isAlways()) return goesOn.isNever() ? std::optional(trips + 1) : std::nullopt;
  }
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Machine.h"

namespace warpgrain::access {

using namespace model;

namespace {

/// A loop with more iterations is not followed iteration by iteration.
constexpr std::int64_t mostUnrolled = 64;

} // namespace

/// Runs a loop iteration by iteration, where every question has a certain answer. Leaves everything as it was where
/// that is not so.
bool Machine::unroll(State &state, StatementId id) {
  const Statement &loop = body()[id];
  if (tooMuch()) return false;
  const bool testsFirst = loop.kind != StatementKind::doLoop;
  const std::size_t accesses = out_.accesses.size();
  const std::size_t barriers = out_.barriers.size();
  const std::size_t calls = out_.unfollowedCalls.size();
  const std::size_t returns = frame().returns.size();
  State running = state;
  JumpTarget target;
  target.isLoop = true;
  target.isUnrolled = true;
  jumps_.push_back(&target);
  loops_.push_back({.body = frame().body, .loop = id, .iteration = 0});
  const std::size_t depth = loops_.size() - 1;
  std::vector<State> ways;
  std::int64_t trips = 0;
  bool isCertain = true;
  for (;; ++trips) {
    loops_.back().iteration = trips;
    const auto declareVariables = [&] {
      for (const VariableId variable : loop.variables)
        declare(running, variable);
    };
    const auto goesOn = [&] {
      if (loop.kind == StatementKind::whileLoop) declareVariables(); // `while (int rest = n - i)`
      const Condition answer = condition(running, loop.condition);
      isCertain = answer.isAlways() || answer.isNever();
      return answer.isAlways();
    };
    if (testsFirst && !goesOn()) break;
    if (trips >= mostUnrolled || tooMuch()) {
      isCertain = false;
      break;
    }
    if (loop.kind == StatementKind::rangeForLoop) declareVariables();
    executeChildren(running, id);
    std::vector<State> continued = std::move(target.continues);
    target.continues.clear();
    continued.push_back(running);
    running = mergeAll(std::move(continued), running, loop.condition);
    if (!running.isReachable) {
      ++trips;
      break;
    }
    if (isSome(loop.increment)) evaluate(running, loop.increment);
    if (!testsFirst && !goesOn()) {
      ++trips;
      break;
    }
  }
  jumps_.pop_back();
  loops_.pop_back();
  if (!isCertain) {
    out_.accesses.resize(accesses);
    out_.barriers.resize(barriers);
    out_.unfollowedCalls.resize(calls);
    frame().returns.resize(returns);
    return false;
  }
  const auto complete = [&](Place &place) {
    place.loops[depth].tripCount = Form(trips);
    place.loops[depth].isExact = target.breaks.empty();
  };
  for (std::size_t i = accesses; i < out_.accesses.size(); ++i)
    complete(out_.accesses[i].place);
  for (std::size_t i = barriers; i < out_.barriers.size(); ++i)
    complete(out_.barriers[i].place);
  for (std::size_t i = calls; i < out_.unfollowedCalls.size(); ++i)
    complete(out_.unfollowedCalls[i].place);
  ways = std::move(target.breaks);
  ways.push_back(running);
  state = mergeAll(std::move(ways), running, loop.condition);
  return true;
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/ExecutionCounts.h"

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/TripCount.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <cstdint>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::ExpressionId;
using model::ExpressionKind;
using model::Operator;
using model::Statement;
using model::StatementId;
using model::StatementKind;

/// Calls that lead deeper are not followed.
constexpr int mostCalls = 6;

/// False for the second operand of && and ||, and for the sides of a conditional.
bool isAlwaysEvaluated(const Body &body, ExpressionId id) {
  for (ExpressionId parent = body[id].parent; model::isSome(parent); id = parent, parent = body[id].parent) {
    const model::Expression &around = body[parent];
    const bool isChoice = around.kind == ExpressionKind::conditional || around.op == Operator::logicalAnd ||
                          around.op == Operator::logicalOr;
    if (isChoice && around.operands.front() != id) return false;
  }
  return true;
}

/// A plain statement: what is known of one of its accesses is known of all of it.
bool isPlain(const Statement &statement) {
  return statement.kind == StatementKind::expression || statement.kind == StatementKind::declaration ||
         statement.kind == StatementKind::returnFrom;
}

bool mayLeave(const Body &body, StatementId id) {
  return std::ranges::any_of(model::statementsIn(body, id), [&](StatementId inner) {
    const StatementKind kind = body[inner].kind;
    return kind == StatementKind::returnFrom || kind == StatementKind::continueNext ||
           kind == StatementKind::breakOut || kind == StatementKind::gotoLabel;
  });
}

} // namespace

Executions &Executions::operator+=(const Executions &other) {
  threads += other.threads;
  warps += other.warps;
  isExact = isExact && other.isExact;
  return *this;
}

Executions Executions::times(double factor, bool isCertain) const {
  return {.threads = threads * factor, .warps = warps * factor, .isExact = isExact && isCertain};
}

ExecutionCounts::ExecutionCounts(const model::Unit &unit, access::KernelFacts &facts) : unit_(unit) {
  const auto block = facts.launch.block.volume();
  const auto grid = facts.launch.grid.volume();
  if (!block || !grid || facts.instances.body == nullptr) return;
  collectAccesses(facts);
  collectLoops(facts);
  const auto warps = (*block + access::warpLanes - 1) / access::warpLanes;
  const Body &body = *facts.instances.body;
  if (model::isSome(body.root))
    walk(body, body.root, {.threads = static_cast<double>(*block * *grid), .warps = static_cast<double>(warps * *grid)},
         0);
}

/// Of the accesses of one statement, the one that most threads make: others may stand behind a condition.
void ExecutionCounts::collectAccesses(access::KernelFacts &facts) {
  std::map<std::pair<CodePlace, ExpressionId>, Executions> byExpression;
  for (const access::AccessFacts &reference : facts.accesses) {
    const access::AccessInstance &access = facts.instances.accesses[reference.instances.front()];
    const ExpressionId expression = access.access.expression;
    if (!reference.requests.total || access.body == nullptr || !model::isSome(expression)) continue;
    if (access.kind == model::AccessKind::readWrite && reference.kind == model::AccessKind::write) continue;
    if (!model::isSome(access.access.statement) || !isAlwaysEvaluated(*access.body, expression)) continue;
    const access::LaunchCost &cost = *reference.requests.total;
    const auto pieces = static_cast<double>(access::instructionsFor(std::max<std::int64_t>(reference.sizeBytes, 1),
                                                                    std::max<std::int64_t>(reference.alignmentBytes, 1))
                                                .count);
    const auto requests =
        static_cast<double>(access.space == model::MemorySpace::shared ? cost.banks.requests : cost.memory.requests);
    byExpression[{{access.body, access.access.statement}, expression}] +=
        {.threads = static_cast<double>(cost.threads), .warps = requests / pieces};
  }
  for (const auto &[key, times] : byExpression) {
    const auto [entry, isNew] = accessed_.try_emplace(key.first, times);
    if (!isNew && times.threads > entry->second.threads) entry->second = times;
  }
}

void ExecutionCounts::collectLoops(const access::KernelFacts &facts) {
  for (const access::LoopRun &run : facts.instances.loopRuns)
    addRun(run, facts);
}

void ExecutionCounts::addRun(const access::LoopRun &run, const access::KernelFacts &facts) {
  access::LaunchNumbers numbers(facts.instances.atoms, facts.launch);
  for (const access::LoopInfo &loop : run.loops) {
    const auto range = loop.tripCount ? numbers.rangeOf(*loop.tripCount) : std::nullopt;
    if (&loop != &run.loops.back()) {
      const auto usual = static_cast<std::int64_t>(usualTrip);
      if (!loop.iteration)
        numbers.setRange(loop.counter, {0, std::max<std::int64_t>(range ? range->high : usual, 1) - 1});
      continue;
    }
    Trips &trips = tripCounts_[{loop.body, loop.loop}];
    if (!range) {
      trips.why = access::whyUnknownTrip(unit_, facts.instances.atoms, loop, numbers);
      continue;
    }
    const auto number = [](std::int64_t bound) { return static_cast<double>(std::max<std::int64_t>(bound, 0)); };
    const double mean = (number(range->low) + number(range->high)) / 2;
    const bool isAsBefore = trips.sum == mean * trips.known;
    trips.isExact = trips.isExact && isAsBefore && loop.isExact && range->low == range->high;
    trips.sum += mean;
    trips.known += 1;
  }
}

Executions ExecutionCounts::reached(const Body &body, StatementId id) const {
  const auto &from = body[id].isLoop() ? entries_ : counts_;
  const auto found = from.find({&body, id});
  return found == from.end() ? Executions() : found->second;
}

ExecutionCounts::Known ExecutionCounts::known(const Body &body, StatementId id) const {
  const auto found = accessed_.find({&body, id});
  return found != accessed_.end() && isPlain(body[id]) ? Known(found->second) : std::nullopt;
}

/// What the first statement of a branch, or of a loop's body, that accesses memory tells of it.
ExecutionCounts::Known ExecutionCounts::knownInside(const Body &body, StatementId id) const {
  if (!model::isSome(id)) return std::nullopt;
  if (body[id].kind != StatementKind::compound) return known(body, id);
  for (const StatementId child : body[id].children) {
    if (const Known one = known(body, child)) return one;
    if (mayLeave(body, child)) return std::nullopt;
  }
  return std::nullopt;
}

void ExecutionCounts::walk(const Body &body, StatementId id, const Executions &times, int depth) {
  const Statement &statement = body[id];
  if (statement.kind == StatementKind::compound) return walkCompound(body, id, times, depth);
  if (statement.isLoop()) return walkLoop(body, id, times, depth);
  const Executions own = known(body, id).value_or(times);
  counts_[{&body, id}] += own;
  walkCalls(body, id, own, depth);
  if (model::isSome(statement.initializer)) walk(body, statement.initializer, times, depth);
  if (statement.kind == StatementKind::ifElse) return walkIf(body, statement, times, depth);
  const bool isSwitch = statement.kind == StatementKind::switchCase;
  for (const StatementId child : statement.children)
    walk(body, child, times.times(1, !isSwitch), depth);
}

/// After a statement that may leave, fewer threads go on; what stands there and is known tells how many.
void ExecutionCounts::walkCompound(const Body &body, StatementId id, Executions times, int depth) {
  const Statement &compound = body[id];
  counts_[{&body, id}] += times;
  for (std::size_t i = 0; i < compound.children.size(); ++i) {
    const StatementId child = compound.children[i];
    if (const Known one = known(body, child)) times = *one;
    walk(body, child, times, depth);
    if (!mayLeave(body, child) || body[child].kind == StatementKind::returnFrom) continue;
    times.isExact = false;
    for (std::size_t next = i + 1; next < compound.children.size() && !times.isExact; ++next) {
      if (const Known one = known(body, compound.children[next])) times = *one;
      if (mayLeave(body, compound.children[next])) break;
    }
  }
}

void ExecutionCounts::walkIf(const Body &body, const Statement &branch, const Executions &times, int depth) {
  const auto constant = model::isSome(branch.condition) ? body[branch.condition].constant : std::nullopt;
  for (std::size_t i = 0; i < branch.children.size(); ++i) {
    if (constant && (*constant != 0) != (i == 0)) continue;
    const Known inside = knownInside(body, branch.children[i]);
    walk(body, branch.children[i], inside ? *inside : times.times(1, constant.has_value()), depth);
  }
}

void ExecutionCounts::walkLoop(const Body &body, StatementId id, const Executions &times, int depth) {
  const Statement &loop = body[id];
  entries_[{&body, id}] += times;
  if (model::isSome(loop.initializer)) walk(body, loop.initializer, times, depth);
  const Known told = loop.children.empty() ? std::nullopt : knownInside(body, loop.children.front());
  const Executions inside = told ? *told : guessedOrCounted(body, id, times);
  counts_[{&body, id}] += inside;
  walkCalls(body, id, inside, depth);
  for (const StatementId child : loop.children)
    walk(body, child, inside, depth);
}

/// The iterations of a loop in which no access tells of them.
Executions ExecutionCounts::guessedOrCounted(const Body &body, StatementId loop, const Executions &entered) {
  const auto found = tripCounts_.find({&body, loop});
  if (found != tripCounts_.end() && found->second.known > 0)
    return entered.times(found->second.sum / found->second.known, found->second.isExact && !found->second.why);
  if (const auto constant = model::constantTripCount(body, unit_, loop))
    return entered.times(static_cast<double>(*constant), true);
  const bool isNew = !counts_.contains({&body, loop}); // a function that is called twice has each of its loops once
  if (isNew && found != tripCounts_.end() && found->second.why)
    guessedLoops_.push_back({.why = *found->second.why, .trips = usualTrip});
  return entered.times(usualTrip, false);
}

void ExecutionCounts::walkCalls(const Body &body, StatementId id, const Executions &times, int depth) {
  if (depth >= mostCalls) return;
  for (const ExpressionId root : model::rootExpressionsOf(body, id))
    for (const ExpressionId inner : model::expressionsIn(body, root)) {
      if (body[inner].kind != ExpressionKind::call) continue;
      const Body *callee = access::bodyOf(unit_, body[inner].callee);
      if (callee == nullptr || !model::isSome(callee->root) || callee == &body) continue;
      walk(*callee, callee->root, times.times(1, isAlwaysEvaluated(body, inner)), depth + 1);
    }
}

} // namespace warpgrain::estimate

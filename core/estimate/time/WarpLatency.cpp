// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/time/WarpLatency.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/estimate/time/LoadsAhead.h"
#include "core/estimate/work/Unrolling.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <utility>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::Operator;
using model::StatementId;
using model::StatementKind;

/// Cycles between the instructions of one warp, on average: some wait for the one before.
constexpr double issueInterval = 2;

/// Cycles between loads that are under way together.
constexpr double loadInterval = 4;

/// A warp has registers for so many loads under way.
constexpr double mostLoadsTogether = 16;

constexpr int deepestCall = 6;

} // namespace

double WarpLatency::Stretch::cycles() const {
  return std::max(ahead, (loads > 0 ? load + loadInterval * (loads - 1) : 0) + issue * issueInterval + other);
}

double WarpLatency::timesOf(const Body &body, StatementId id) const {
  const auto found = executions_.all().find({&body, id});
  return found == executions_.all().end() ? 0 : found->second.warps;
}

double WarpLatency::ofStatement(const Body &body, StatementId id, int depth) {
  if (!model::isSome(id)) return 0;
  Stretch stretch;
  double done = 0;
  add(body, id, stretch, done, depth);
  return done + stretch.cycles();
}

void WarpLatency::add(const Body &body, StatementId id, Stretch &stretch, double &done, int depth) {
  const model::Statement &statement = body[id];
  if (statement.kind == StatementKind::compound) {
    for (const StatementId child : statement.children)
      add(body, child, stretch, done, depth);
    return;
  }
  if (statement.isLoop()) {
    if (model::isSome(statement.initializer)) addOwn(body, statement.initializer, stretch, depth);
    stretch.other += ofLoop(body, id, stretch, depth);
    return;
  }
  addOwn(body, id, stretch, depth);
  if (statement.kind == StatementKind::ifElse || statement.kind == StatementKind::switchCase) {
    for (const StatementId child : statement.children)
      stretch.other += shareOf(body, id, child) * ofBranch(body, child, stretch, depth);
    return;
  }
  for (const StatementId child : statement.children)
    add(body, child, stretch, done, depth);
  if (!holdsBarrier(unit_, body, id)) return;
  done += stretch.cycles() + latencies_.barrier;
  stretch = {};
}

void WarpLatency::addOwn(const Body &body, StatementId id, Stretch &stretch, int depth) {
  const CodePlace place{&body, id};
  const double times = timesOf(body, id);
  if (const auto found = instructions_.find(place); found != instructions_.end() && times > 0)
    stretch.issue += found->second.all() / times;
  if (const auto found = loads_.find(place); found != loads_.end() && isLoadedAhead(unit_, body, id)) {
    stretch.ahead = std::max(stretch.ahead, found->second.latency + loadInterval * (found->second.count - 1));
  } else if (found != loads_.end()) {
    stretch.load = std::max(stretch.load, found->second.latency);
    stretch.loads += found->second.count;
  }
  if (depth >= deepestCall) return;
  for (const ExpressionId root : model::rootExpressionsOf(body, id))
    for (const ExpressionId inner : model::expressionsIn(body, root)) {
      if (body[inner].kind != ExpressionKind::call) continue;
      const Body *callee = access::bodyOf(unit_, body[inner].callee);
      if (callee != nullptr && callee != &body) stretch.other += ofStatement(*callee, callee->root, depth + 1);
    }
}

/// What it loads for the next iteration of a loop around goes on behind it.
double WarpLatency::ofBranch(const Body &body, StatementId id, Stretch &around, int depth) {
  Stretch stretch;
  double done = 0;
  add(body, id, stretch, done, depth);
  around.ahead = std::max(around.ahead, std::exchange(stretch.ahead, 0));
  return done + stretch.cycles();
}

/// Iterations that are written one after the other load together; what they carry on to each other waits.
double WarpLatency::ofLoop(const Body &body, StatementId id, Stretch &around, int depth) {
  const model::Statement &loop = body[id];
  if (loop.children.empty()) return 0;
  const StatementId inside = loop.children.front();
  const double entries = executions_.reached(body, id).warps;
  const double iterations = entries > 0 ? timesOf(body, id) / entries : 1;
  const double together = std::min(expectedUnrolling(unit_, body, id), std::max(iterations, 1.0));
  Stretch stretch;
  double done = 0;
  addOwn(body, id, stretch, depth);
  add(body, inside, stretch, done, depth);
  const double group = std::clamp(mostLoadsTogether / std::max(stretch.loads, 1.0), 1.0, together);
  const double load = stretch.loads > 0 ? (stretch.load + loadInterval * (stretch.loads * group - 1)) / group : 0;
  const double work = std::max(stretch.issue * issueInterval, carriedChain(body, id));
  const double waited = load + work + stretch.other;
  if (holdsBarrier(unit_, body, id)) return iterations * (done + std::max(waited, stretch.ahead));
  around.ahead = std::max(around.ahead, stretch.ahead); // of an iteration of the loop around
  return iterations * (done + waited);
}

/// Of the warps that reach a branch, those that go into one of its sides.
double WarpLatency::shareOf(const Body &body, StatementId branch, StatementId child) const {
  const double around = timesOf(body, branch);
  return around > 0 ? std::min(1.0, executions_.reached(body, child).warps / around) : 1;
}

/// The longest chain of one iteration that the next one goes on with.
double WarpLatency::carriedChain(const Body &body, StatementId loop) const {
  std::map<model::VariableId, double> chains;
  for (const StatementId statement : model::statementsIn(body, loop)) {
    if (body[statement].isLoop() || model::enclosingLoop(body, statement) != loop) continue;
    for (const ExpressionId root : model::rootExpressionsOf(body, statement))
      for (const ExpressionId id : model::expressionsIn(body, root)) {
        const Expression &e = body[id];
        if (e.kind != ExpressionKind::assign || e.op == Operator::none) continue;
        if (body[e.operands.front()].kind == ExpressionKind::variable)
          chains[body[e.operands.front()].variable] += latencies_.arithmetic;
      }
  }
  double longest = 0;
  for (const auto &[variable, cycles] : chains)
    longest = std::max(longest, cycles);
  return longest;
}

} // namespace warpgrain::estimate

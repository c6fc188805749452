// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/Unrolling.h"

#include "core/model/Dialect.h"
#include "core/model/TripCount.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::ExpressionId;
using model::ExpressionKind;
using model::StatementId;

/// Nodes of a body that are written out, about as many as instructions.
constexpr std::size_t mostNodes = 2500;
constexpr std::int64_t mostIterations = 1024;
constexpr double usual = 4;

bool isBarrier(const model::Unit &unit, const model::Expression &e) {
  if (e.kind != ExpressionKind::call) return false;
  const model::CallEffect effect = unit.dialect->call(e.callee).effect;
  return effect == model::CallEffect::blockBarrier || effect == model::CallEffect::blockVote ||
         effect == model::CallEffect::gridBarrier || effect == model::CallEffect::collective;
}

} // namespace

bool holdsBarrier(const model::Unit &unit, const Body &body, StatementId statement) {
  return std::ranges::any_of(model::expressionsInStatement(body, statement),
                             [&](ExpressionId id) { return isBarrier(unit, body[id]); });
}

double expectedUnrolling(const model::Unit &unit, const Body &body, StatementId loop) {
  const auto pragma = body[loop].unrollPragma;
  const auto trips = model::constantTripCount(body, unit, loop);
  if (pragma && *pragma > 0) return static_cast<double>(*pragma);
  if (trips && *trips > 0) {
    const std::size_t nodes = model::expressionsInStatement(body, loop).size();
    const bool isWhole = pragma || (*trips <= mostIterations && nodes * static_cast<std::size_t>(*trips) <= mostNodes);
    if (isWhole) return static_cast<double>(*trips);
  }
  return holdsBarrier(unit, body, loop) ? 1 : trips ? std::min(usual, static_cast<double>(*trips)) : usual;
}

bool isWrittenOut(const model::Unit &unit, const Body &body, StatementId loop) {
  const auto trips = model::constantTripCount(body, unit, loop);
  return trips && *trips > 0 && expectedUnrolling(unit, body, loop) >= static_cast<double>(*trips);
}

} // namespace warpgrain::estimate

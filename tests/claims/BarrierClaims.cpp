// SPDX-License-Identifier: Apache-2.0
//
// Barriers that all threads of a block are said to reach together, against how often threads reach them: then a line
// is executed a whole number of blocks times.
#include "tests/claims/Evidence.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace warpgrain::tests {

namespace {

using dependence::BarrierFinding;

using Line = std::pair<std::string, std::uint32_t>;

struct LineOfBarriers {
  Claim claim;
  bool isUniform = true; ///< all of them
};

/// Executions by threads of the barriers of a line; nothing where none is told of.
std::optional<std::uint64_t> arrivalsAt(const run::LaunchCounts &counts, const Line &line) {
  const auto at = std::ranges::find_if(counts.lines, [&](const run::LineOperations &each) {
    return each.line == line.second &&
           std::filesystem::path(each.file).filename() == std::filesystem::path(line.first).filename();
  });
  if (at == counts.lines.end()) return std::nullopt;
  const std::uint64_t executed = at->executed[static_cast<std::size_t>(run::OperationKind::barrier)];
  return executed > 0 ? std::optional(executed) : std::nullopt;
}

/// Threads that wait for others that never come, at a line.
bool isStuckAt(const std::string &fault, std::uint32_t line) {
  const std::string place = "the barrier of line " + std::to_string(line);
  return fault.contains(place + " ") || fault.contains(place + ",") || fault.contains(place + ";");
}

CheckedClaim answered(Claim claim, const Line &line, const Evidence &evidence) {
  CheckedClaim out{.claim = std::move(claim), .answer = Answer::agrees, .evidence = {}};
  if (isStuckAt(evidence.fault, line.second)) {
    out.answer = Answer::contradicts;
    out.evidence = evidence.fault;
    return out;
  }
  const run::LaunchCounts *counts = evidence.counts();
  const auto arrivals = counts != nullptr ? arrivalsAt(*counts, line) : std::nullopt;
  if (!arrivals) {
    out.answer = Answer::saysNothing;
    out.evidence = counts != nullptr ? "no thread is told to reach it" : evidence.fault;
  } else if (*arrivals % evidence.threadsOfBlock() != 0) {
    out.answer = Answer::contradicts;
    out.evidence = "threads reach it " + std::to_string(*arrivals) + " times, and a block has " +
                   std::to_string(evidence.threadsOfBlock());
  }
  return out;
}

} // namespace

void checkBarriers(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  std::map<Line, LineOfBarriers> lines;
  for (const BarrierFinding &barrier : statements.dependences.barriers) {
    Claim claim = statements.claimAt(ClaimKind::reachedTogether, barrier.span,
                                     "All threads of a block reach this barrier together.");
    const Line line{claim.file, claim.line};
    const auto [at, isNew] = lines.try_emplace(line, std::move(claim), true);
    at->second.isUniform &= barrier.isUniform && barrier.kind != access::BarrierKind::warp;
  }
  for (auto &[line, barriers] : lines)
    if (barriers.isUniform) out.push_back(answered(std::move(barriers.claim), line, evidence));
}

} // namespace warpgrain::tests

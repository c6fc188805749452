// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/base/LineIndex.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/Unit.h"
#include "core/run/CountComparison.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/run/parameters/PointerUses.h"
#include "core/run/protocol/Outcome.h"
#include "tests/claims/Claim.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// All that is said of a kernel in one launch without running it.
struct Statements {
  const model::Unit *unit = nullptr;
  model::FunctionId kernel = model::none<model::FunctionId>;
  access::KernelFacts facts;
  dependence::KernelDependences dependences; ///< of facts.instances; no input dependences
  run::PointerUses uses;

  /// File and line of a claim's place.
  Claim claimAt(ClaimKind kind, const SourceSpan &span, std::string sentence) const;
  /// What every claim about memory stands on.
  std::vector<std::string> assumptions() const;
};

Statements statementsOf(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch);

/// What a run of that launch showed.
struct Evidence {
  run::ResolvedLaunch launch;
  std::vector<std::string> sized;               ///< buffers that are as large as the analysis says
  std::string fault;                            ///< why it did not run to its end: a sentence; empty where it did
  std::optional<run::ExecutionOutcome> outcome; ///< where it did
  std::vector<run::CountedReference> rows;      ///< with the requests of the first block

  /// The counts, where something was counted.
  const run::LaunchCounts *counts() const;
  std::uint64_t threadsOfBlock() const;
};

using CheckedClaims = std::vector<CheckedClaim>;

// Each adds what it knows of to the claims.
void checkRaces(const Statements &statements, const Evidence &evidence, CheckedClaims &out);
void checkBarriers(const Statements &statements, const Evidence &evidence, CheckedClaims &out);
void checkCounts(const Statements &statements, const Evidence &evidence, CheckedClaims &out);
void checkTotals(const Statements &statements, const Evidence &evidence, CheckedClaims &out);
void checkExtents(const Statements &statements, const Evidence &evidence, CheckedClaims &out);
void checkUses(const Statements &statements, const Evidence &evidence, CheckedClaims &out);
void checkDistances(const Statements &statements, const Evidence &evidence, CheckedClaims &out);

} // namespace warpgrain::tests

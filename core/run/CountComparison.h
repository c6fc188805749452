// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/run/protocol/Counts.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::run {

/// Recorded requests to one array (see AccessCount::recorded).
struct RecordedRequests {
  std::string array;
  std::vector<RecordedRequest> requests;
};

/// A memory reference of the source, with the counts of a launch and the counts that the analysis of the source
/// predicts.
struct CountedReference {
  std::string file;
  std::uint32_t line = 0;   ///< from 1; 0 if not known
  std::uint32_t column = 0; ///< from 1; 0 if not known
  std::string array;
  CountedSpace space = CountedSpace::global;
  CountedKind kind = CountedKind::load;
  AccessNumbers counted;
  std::string approximate;                ///< see AccessCount::approximate
  std::vector<RecordedRequests> recorded; ///< one entry per accessed array, if recording was requested
  /// The exact counts for the whole launch by core/access/facts, or why they are not known.
  access::Fact<AccessNumbers> analysed = access::notKnown(access::ReasonId::accessNotSeen);
  bool isAffine = true; ///< true if the analysis finds the address affine

  /// Returns whether both counts are equal; no value if the analysis has none.
  std::optional<bool> agrees() const { return analysed ? std::optional(*analysed == counted) : std::nullopt; }
};

/// Returns the input of the analysis for a launch that was run.
access::LaunchContext launchContextOf(const ResolvedLaunch &launch, const LaunchShape &shape, const LaunchForm &form);

/// Compares the counts of a launch with the analysis, in source order. References that were never executed have zero
/// counts, unless accesses are missing from the counts. Empty if nothing was counted.
std::vector<CountedReference> compareCounts(const model::Unit &unit, model::FunctionId kernel,
                                            const access::LaunchContext &launch, const LaunchCounts &counts);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"
#include "core/run/Counts.h"
#include "core/run/LaunchForm.h"
#include "core/run/ResolveLaunch.h"
#include "core/run/VariantLaunch.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::execute {

/// Requests to one array, as AccessCount has them.
struct RecordedRequests {
  std::string array;
  std::vector<RecordedRequest> requests;
};

/// A reference to memory in the source: what a launch executed, beside what the analysis of the source says.
struct CountedReference {
  std::string file;
  std::uint32_t line = 0;   ///< from 1; 0 where not known
  std::uint32_t column = 0; ///< likewise
  std::string array;
  CountedSpace space = CountedSpace::global;
  CountedKind kind = CountedKind::load;
  AccessNumbers counted;
  std::string approximate;                ///< as AccessCount's
  std::vector<RecordedRequests> recorded; ///< of each array that it leads to, where they were asked for
  /// What core/access/facts claims to be exact for the whole launch; else why it claims nothing.
  access::Fact<AccessNumbers> analysed = access::notKnown("the analysis does not see this access");
  bool isAffine = true; ///< as the analysis has it

  /// Whether both say the same; nothing where the analysis claims nothing.
  std::optional<bool> agrees() const { return analysed ? std::optional(*analysed == counted) : std::nullopt; }
};

/// What the analysis is told of a launch that was run.
access::LaunchContext launchContextOf(const ResolvedLaunch &launch, const LaunchShape &shape, const LaunchForm &form);

/// Puts both beside each other, in the order of the source. References that were never executed count as 0, unless
/// accesses are missing from the counts. Empty where nothing was counted.
std::vector<CountedReference> compareCounts(const model::Unit &unit, model::FunctionId kernel,
                                            const access::LaunchContext &launch, const LaunchCounts &counts);

} // namespace warpgrain::execute

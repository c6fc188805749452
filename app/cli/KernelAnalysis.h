// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/dependence/race/Race.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// A barrier of a kernel, or of a function that it calls.
struct BarrierFact {
  SourceSpan span;
  access::BarrierKind kind = access::BarrierKind::block;
  bool isUniform = false; ///< all threads of a block certainly reach it together
  std::string reason;     ///< where they may not
};

/// Two threads that meet at one place in memory without a barrier between.
struct RaceFact {
  std::string array;
  std::array<SourceSpan, 2> spans; ///< of the write and of the other access
  std::array<std::array<std::int64_t, 3>, 2> threads{};
  access::Fact<std::int64_t> address = access::notKnown("not computed"); ///< bytes from the array's begin
  std::string sentence;
};

/// What `analyze` tells of one kernel.
struct KernelAnalysis {
  model::FunctionId kernel = model::none<model::FunctionId>;
  access::KernelFacts facts;
  std::vector<BarrierFact> barriers;
  std::optional<RaceFact> race;
  std::vector<std::string> assumptions; ///< sentences
};

KernelAnalysis analyzeKernel(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch);

} // namespace warpgrain::cli

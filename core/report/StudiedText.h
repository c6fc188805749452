// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/estimate/time/TimeModel.h"
#include "core/session/Variant.h"
#include "core/tune/recommend/PlanEstimator.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::report {

/// What is known of one text of a kernel before it is run, in its own launch.
struct StudiedText {
  const access::KernelFacts *facts = nullptr; ///< never null; outlives this
  std::size_t racyPlaces = 0;                 ///< pieces of the source that take part in a data race
  std::uint32_t registers =
      0; ///< of a thread: the compiler's where both texts were built, else estimated; 0: not known
  /// What is expected to hold registers where most are needed, by line of the text, the most first.
  std::vector<tune::HeldLine> held;
  bool isCompiled = false;                    ///< registers and shared memory are the compiler's
  std::optional<std::uint32_t> sharedBytes;   ///< of a block
  std::optional<estimate::TimeEstimate> time; ///< none: no GPU's speed is known, or the launch is not known in full
};

/// Where the numbers of a text come from, beside its accesses.
struct StudySources {
  const model::Unit *unit = nullptr;         ///< of the text
  const session::Variant *variant = nullptr; ///< of the text
  bool areCompiled = false;                  ///< the compiler's numbers of both texts are there
  std::uint32_t dynamicSharedBytes = 0;      ///< of the original's launch
  std::string architecture;
};

/// Completes registers, shared memory and time. `facts` are set.
void addResources(StudiedText &studied, const StudySources &sources);

} // namespace warpgrain::report

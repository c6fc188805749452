// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

namespace warpgrain::workflow {

/// What running a plan's variant on the CPU at boundary sizes has shown.
struct PlanVerification {
  std::size_t sizes = 0; ///< at which it agrees with the original
  std::string against;   ///< a sentence: the first size at which it does not, and how; empty where there is none
  std::string whyNot;    ///< a clause: why it was verified at no size; empty where it was

  bool holds() const { return against.empty() && sizes > 0; }
};

} // namespace warpgrain::workflow

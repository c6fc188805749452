// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/registers/VirtualCode.h"

namespace warpgrain::estimate {

/// How far loads are issued before their values are used.
struct LoadWindow {
  double global = 32; ///< registers that loads from global memory fill together
  double shared = 16; ///< the same, from shared memory
  /// What does not need a load is computed as early as possible.
  bool isEager = false;
};

/// Where most registers are needed.
struct Pressure {
  double registers = 0;        ///< of values that live there, and of what is used to compute
  double scratch = 0;          ///< what is used to compute, of them
  std::vector<ValueId> living; ///< with registers
};

/// Orders the code as a compiler does, with loads as early as the window and stores before them allow and other values
/// late, and finds where most registers are needed. Values that nothing uses take none.
Pressure highestPressure(VirtualCode code, const LoadWindow &window);

} // namespace warpgrain::estimate

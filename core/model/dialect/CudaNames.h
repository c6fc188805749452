// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/CallMeaning.h"

namespace warpgrain::model {

/// The effect of a call: by the callee's name where that is known (CallTable.h), else by what its body is known to do.
/// A function of which neither is known is `unknown`, whoever declares it. Sources: CUDA C++ Programming Guide,
/// chapters "Synchronization Functions", "Warp … Functions", "Atomic Functions", "Cooperative Groups", "Time Function".
CallEffect effectOf(const Callee &callee);

} // namespace warpgrain::model

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/CallMeaning.h"

namespace warpgrain::model {

/// What a call means in CUDA C++: its effect, and the rest by names. Sources: CUDA C++ Programming Guide, CUDA Runtime
/// API, <cooperative_groups.h> of CUDA 13.0.
CallMeaning meaningOf(const Callee &callee);

/// The collective of CUB or of cooperative groups that a call runs; nothing where it is none of those that are known.
std::optional<CollectiveCall> collectiveCallOf(const Callee &callee);

} // namespace warpgrain::model

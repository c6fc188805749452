// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/transform/KernelStudy.h"
#include "core/transform/unroll/CountingLoop.h"

#include <optional>

namespace warpgrain::transform {

/// Why a barrier may not be put beside a loop, or into it: some threads of a block do not come there, come there more
/// often than others, or go round another number of times. `block`: known extents; axes with one thread do not matter.
std::optional<dependence::Verdict> whyNotReachedTogether(KernelStudy &study, const CountingLoop &loop,
                                                         const model::Extents &block);

} // namespace warpgrain::transform

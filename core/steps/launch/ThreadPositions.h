// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <array>
#include <optional>

namespace warpgrain::transform {

/// Why a kernel may notice that its threads are grouped into other blocks; none where it cannot: along each axis that
/// changes, all it reads is the thread's place in the whole grid, `blockIdx * blockDim + threadIdx`, and the grid's
/// number of threads, `gridDim * blockDim`; and nothing of it works with other threads of its block or warp.
std::optional<dependence::Verdict> whyBlocksMatter(KernelStudy &study, const std::array<bool, 3> &changed);

} // namespace warpgrain::transform

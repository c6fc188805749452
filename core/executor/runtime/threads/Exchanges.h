// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

namespace warpgrain::executor {

/// Performs one exchange of a warp. `parts` and `results` belong to its threads from lane 0 on; `members` is the mask
/// of the lanes that take part. Writes each lane's result in the format that the runtime's functions return.
void exchangeAmong(LaunchState &launch, const WarpPart *parts, std::uint64_t *results, std::uint32_t members);

/// True if the operation orders memory: what a lane did before it happens before what the other lanes do after it.
/// Shuffles, votes and products of matrices do not (Programming Guide, "Warp Shuffle Functions"; PTX ISA, "Memory
/// Consistency Model").
constexpr bool ordersLanes(WarpOperation operation) {
  return operation == WarpOperation::sync;
}

/// The product of two matrices plus a third, which the 32 threads of a warp hold in the records that their parts name
/// (MatrixProduct). Sums of floats are computed in double precision and rounded once, where devices round as they like;
/// those of doubles are added one after the other (PTX ISA, "wmma.mma"). Ends the program where threads are missing.
void multiplyMatrices(LaunchState &launch, const WarpPart *parts, std::uint32_t members);

} // namespace warpgrain::executor

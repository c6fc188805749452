// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

namespace warpgrain::executor {

/// The product of two matrices plus a third, which the 32 threads of a warp hold in the records that their parts name
/// (MatrixProduct). Sums of floats are computed in double precision and rounded once, where devices round as they like;
/// those of doubles are added one after the other (PTX ISA, "wmma.mma"). Ends the program where threads are missing.
void multiplyMatrices(LaunchState &launch, const WarpPart *parts, std::uint32_t members);

} // namespace warpgrain::executor

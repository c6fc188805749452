// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/KernelText.h"

#include <string>

namespace warpgrain::openmp {

/// The body of a kernel whose blocks take the iterations of a loop and whose threads share the loops in it: a loop over
/// iterations, barriers where threads need what others did, and sums as trees in the block.
std::string teamLoopText(const Program &program, const TextPieces &pieces, const Kernel &kernel, const LoopText &loop);

} // namespace warpgrain::openmp

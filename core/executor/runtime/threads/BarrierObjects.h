// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

namespace warpgrain::executor {

/// Returns the mbarrier object after `count` threads have arrived, or `count` bytes became expected or complete (PTX
/// ISA, "mbarrier.arrive", "mbarrier.expect_tx"). Begins the next phase if nothing is pending. Ends the run if more
/// threads arrive than are pending, or if the bytes exceed barrier_object::mostCount.
std::uint64_t arrivedAt(std::uint64_t object, std::uint32_t count, ArrivalKind kind, const ThreadState *thread,
                        std::uint32_t site);

} // namespace warpgrain::executor

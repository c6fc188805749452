// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

namespace warpgrain::executor {

/// What an mbarrier object is after `count` more threads have arrived, or as many more bytes are expected or have come
/// (PTX ISA, "mbarrier.arrive", "mbarrier.expect_tx"); where none is waited for any more, the next phase begins. Ends
/// the program where more threads arrive than the phase waits for, or the bytes are more than an object can count.
std::uint64_t arrivedAt(std::uint64_t object, std::uint32_t count, ArrivalKind kind, const ThreadState *thread,
                        std::uint32_t site);

} // namespace warpgrain::executor

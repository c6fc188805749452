// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"

namespace warpgrain::executor {

/// What an mbarrier object is after `count` more threads have arrived (PTX ISA, "mbarrier.arrive"); with the last the
/// next phase begins. Ends the program where more arrive than the phase waits for.
std::uint64_t arrivedAt(std::uint64_t object, std::uint32_t count, ArrivalKind kind, const ThreadState *thread,
                        std::uint32_t site);

} // namespace warpgrain::executor

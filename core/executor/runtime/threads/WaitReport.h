// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"

#include <vector>

namespace warpgrain::executor {

/// A thread that waits, for messages.
struct WaitingThread {
  ThreadState state{};
  std::uint32_t site = 0;  ///< source location of the wait
  bool isAtBarrier = true; ///< false: it waits for an exchange of its warp
};

/// Message for a thread that executes an exchange whose mask does not contain it.
inline constexpr const char *notInMask =
    "The thread takes part in an exchange of its warp whose mask does not name it; that is undefined.";

/// True if two threads of a block, given by number, must wait for its barrier at the same place.
bool mustSynchronizeAtOnePlace(const LoweredKernel &kernel, std::uint32_t one, std::uint32_t other);

/// Ends the run: two threads of a block wait at different barriers.
[[noreturn]] void reportDivergence(const WaitingThread &one, const WaitingThread &other);

/// Ends the run: a thread waits at a barrier again that another one has passed and then ended.
[[noreturn]] void reportLeftLoop(const WaitingThread &waiting, const ThreadState &ended);

/// Ends the run: every running thread waits for another one. `threads` must not be empty.
[[noreturn]] void reportDeadlock(const std::vector<WaitingThread> &threads);

} // namespace warpgrain::executor

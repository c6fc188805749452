// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"

#include <vector>

namespace warpgrain::executor {

struct WaitingThread {
  ThreadState state{};
  std::uint32_t site = 0;  ///< where it waits
  bool isAtBarrier = true; ///< else at an exchange of its warp
};

/// What is wrong with a thread at an exchange whose mask leaves it out.
inline constexpr const char *notInMask =
    "The thread takes part in an exchange of its warp whose mask does not name it; that is undefined.";

/// Whether two threads of a block that wait for its barrier must do so at one place of the code.
bool mustSynchronizeAtOnePlace(const LoweredKernel &kernel, std::uint32_t one, std::uint32_t other);

/// Ends the run: two threads of a block wait at different barriers.
[[noreturn]] void reportDivergence(const WaitingThread &one, const WaitingThread &other);

/// Ends the run: a thread waits at a barrier again that another one has passed and then ended.
[[noreturn]] void reportLeftLoop(const WaitingThread &waiting, const ThreadState &ended);

/// Ends the run: every thread that is left waits for others. There is one at least.
[[noreturn]] void reportDeadlock(const std::vector<WaitingThread> &threads);

} // namespace warpgrain::executor

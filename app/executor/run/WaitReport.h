// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/run/Fibers.h"

#include <vector>

namespace warpgrain::executor {

/// Ends the run: two threads of a block wait at different barriers.
[[noreturn]] void reportDivergence(const Fiber &one, const Fiber &other);

/// Ends the run: every thread that is left waits for others.
[[noreturn]] void reportDeadlock(const std::vector<Fiber> &fibers);

} // namespace warpgrain::executor

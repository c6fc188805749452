// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/ApartThreads.h"

#include <sched.h>

namespace warpgrain::executor {

// The caller's own processor comes last: it is free when the caller waits.
ApartThreads::ApartThreads() : last_(sched_getcpu()) {
  if (sched_getaffinity(0, sizeof all_, &all_) != 0) CPU_ZERO(&all_);
}

void ApartThreads::add(pthread_t thread) {
  if (CPU_COUNT(&all_) < 2 || last_ < 0) return;
  do
    last_ = (last_ + 1) % CPU_SETSIZE;
  while (CPU_ISSET(last_, &all_) == 0);
  cpu_set_t own;
  CPU_ZERO(&own);
  CPU_SET(last_, &own);
  // Where that is not allowed, it only takes longer.
  if (pthread_setaffinity_np(thread, sizeof own, &own) == 0) (void)pthread_setaffinity_np(thread, sizeof all_, &all_);
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>

namespace warpgrain::executor {

/// Starts each new host thread on its own processor, as long as there are enough. Without it, the system may start two
/// threads on one processor, and a kernel of a millisecond ends before it moves them apart. The system is free to move
/// them later.
class ApartThreads {
public:
  /// Reads the processors that the calling thread may run on.
  ApartThreads();

  /// Assigns a processor to a thread that was just created.
  void add(pthread_t thread);

private:
  cpu_set_t all_{};
  int last_ = 0; ///< last processor that was assigned
};

} // namespace warpgrain::executor

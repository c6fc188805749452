// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>

namespace warpgrain::executor {

/// Has each new thread begin on a processor of its own, as far as there are enough: left alone, two of them begin on
/// one, and a kernel that takes a millisecond has ended before the system parts them. From then on the system moves
/// them as it likes.
class ApartThreads {
public:
  /// Where the calling thread may run.
  ApartThreads();

  /// This thread of the calling thread's has just been made.
  void add(pthread_t thread);

private:
  cpu_set_t all_{};
  int last_ = 0; ///< the processor that was given last
};

} // namespace warpgrain::executor

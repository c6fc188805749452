// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <csignal>
#include <new>
#include <sys/resource.h>
#include <vector>

namespace warpgrain::cli {

/// While it lives, a source that takes all memory, does not end or uses up the stack of the compiler's parser ends this
/// process with a sentence, as input that cannot be read. On the thread that makes it; programs that are started
/// meanwhile have its limit of memory.
class ReadingLimits {
public:
  ReadingLimits();
  ReadingLimits(const ReadingLimits &) = delete;
  ReadingLimits &operator=(const ReadingLimits &) = delete;
  ~ReadingLimits();

private:
  std::vector<char> stack_; ///< of the handlers: the thread's own may be used up
  stack_t stackBefore_{};
  struct sigaction crashBefore_{};
  struct sigaction abortBefore_{};
  struct sigaction timeBefore_{};
  rlimit memoryBefore_{};
  std::new_handler newBefore_ = nullptr;
};

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
//
// Copies that the threads of a block make together.
#pragma once

#include "../cooperative_groups.h"

namespace cooperative_groups {

/// Each thread copies some of the words.
inline void memcpy_async(const thread_block &group, void *to, const void *from, std::size_t bytes) {
  for (std::size_t at = 4 * std::size_t{group.thread_rank()}; at < bytes; at += 4 * std::size_t{group.size()})
    hostcuda::copyLater(static_cast<char *>(to) + at, static_cast<const char *>(from) + at, 4);
}

inline void wait(const thread_block &, int line = __builtin_LINE()) {
  hostcuda::finishCopies();
  hostcuda::wait(line);
}

} // namespace cooperative_groups

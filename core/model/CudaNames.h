// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"

namespace warpgrain::model {

/// What calling a function of CUDA's own (or of a library) does beyond computing a value from its
/// arguments.
enum class CallEffect : std::uint8_t {
  none,           ///< computes from its arguments, writes at most the objects that it is handed: the math library,
                  ///< vector makers, std::min
  memory,         ///< reads or writes runs of memory through its arguments: memcpy; CallTable.h tells which
  load,           ///< reads memory: __ldg and the cache-hint loads, texture and surface reads
  store,          ///< writes memory: cache-hint stores, surface writes
  atomic,         ///< reads and writes memory that other threads use at the same time
  blockBarrier,   ///< __syncthreads, thread_block::sync
  gridBarrier,    ///< grid_group::sync
  blockVote,      ///< __syncthreads_count, _and, _or: a barrier whose value depends on every thread of
                  ///< the block
  warpBarrier,    ///< __syncwarp
  warpExchange,   ///< shuffles, votes, matches, warp reductions: lanes see each other
  threadIdentity, ///< lane or rank of the thread in hardware or in a group: __activemask,
                  ///< thread_rank, %laneid
  collective,     ///< work that a library shares out over threads: cub::BlockReduce::Sum, memcpy_async of cooperative
                  ///< groups; CollectiveTable.h tells over which, and what memory they use
  groupHandle,    ///< this_thread_block and this_grid, the making of a collective: names threads, does nothing
  clock,          ///< clock, clock64, globaltimer
  fence,          ///< __threadfence and its kin
  report,         ///< printf, assert, trap: visible outside, no value
  allocate,       ///< malloc, free, new on the device
  unknown,        ///< a library or runtime function whose effects are not known
  user,           ///< a function of the person's own: look at its body
};

/// The effect of a call: by the callee's name where that is known (CallTable.h), else by what its body is known to do.
/// A function of which neither is known is `unknown`, whoever declares it. Sources: CUDA C++ Programming Guide,
/// chapters "Synchronization Functions", "Warp … Functions", "Atomic Functions", "Cooperative Groups", "Time Function".
CallEffect effectOf(const Callee &callee);

} // namespace warpgrain::model

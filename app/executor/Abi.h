// SPDX-License-Identifier: Apache-2.0
//
// What compiled kernels and the code that runs them agree on. Kernels read these members by their offsets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace warpgrain::executor {

/// What the threads of a block share.
struct BlockState {
  std::uint32_t blockExtent[3];   ///< blockDim
  std::uint32_t gridExtent[3];    ///< gridDim
  std::uint32_t blockIndex[3];    ///< blockIdx
  std::uint32_t threads;          ///< of the block
  std::uint32_t sharedBytes;      ///< dynamic shared memory
  std::uint32_t totalSharedBytes; ///< static and dynamic
  std::byte *shared;              ///< where the block's shared memory begins
  std::uint32_t number;           ///< of the block in the grid: x first, then y, then z
};

/// What each thread has for itself; every function of the device gets a pointer to it as its first argument.
struct ThreadState {
  std::uint32_t index[3]; ///< threadIdx
  std::uint32_t number;   ///< in the block: x first, then y, then z; 32 in a row are a warp
  BlockState *block;
};

static_assert(std::is_standard_layout_v<BlockState> && std::is_standard_layout_v<ThreadState>);

constexpr std::uint32_t warpSize = 32;

/// Runs every thread of a block, for kernels in which no thread waits for another.
using BlockEntry = void (*)(BlockState *block, void *const *arguments);
/// Runs one thread.
using ThreadEntry = void (*)(ThreadState *thread, void *const *arguments);

/// Ways to reduce over the threads of a barrier or a warp.
enum class Reduction : std::uint32_t {
  count,
  all,
  any,
  add,
  unsignedMin,
  unsignedMax,
  signedMin,
  signedMax,
  bitAnd,
  bitOr,
  bitXor
};

enum class ShuffleKind : std::uint32_t { up, down, butterfly, index };

/// Kinds of memory access that are checked.
enum class AccessKind : std::uint32_t { read, write, atomic };

/// A kind of access with the alignment that it demands, in bytes.
constexpr std::uint32_t packedKind(AccessKind kind, std::uint32_t alignment) {
  return static_cast<std::uint32_t>(kind) | alignment << 8U;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Accesses.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace warpgrain::model {

/// Threads that a library gives a name, as the name's type says it.
struct ThreadGroup {
  enum class Kind : std::uint8_t { unknown, block, grid, tile };
  Kind kind = Kind::unknown;
  std::int64_t size = 0;               ///< of a tile, which is a part of a block or of another tile
  std::shared_ptr<ThreadGroup> parent; ///< that a tile is a part of, where the type names it
};

/// What a function of a group of threads gives.
enum class GroupFunction : std::uint8_t {
  other,
  partition,    ///< a part of the group, as a group
  rank,         ///< of the thread in the group
  size,         ///< threads of the group
  partRank,     ///< which part of the whole group this one is
  partCount,    ///< into how many parts the whole was divided
  threadIndex,  ///< the thread's indices in the block
  blockIndexOf, ///< of a block: its indices in the grid
  dimensions,   ///< of a block in threads, of a grid in blocks
  blockExtents, ///< of a block in threads
  gridExtents,  ///< of a grid in blocks
  blockIndex,   ///< of a grid: the indices of this block
  blockCount,   ///< of a grid
  blockRank,    ///< of a grid: this block's number
  scan,         ///< of the values that threads hand in
};

/// Who has to come to a collective together.
enum class CollectiveScope : std::uint8_t {
  block, ///< all threads of the block
  warp,  ///< the lanes of a warp, or of a part of one
  group, ///< the cooperative group that is the first argument
};

/// A call of work that a library shares out over threads.
struct CollectiveCall {
  std::string name; ///< "BlockScan::ExclusiveSum", "memcpy_async"
  CollectiveScope scope = CollectiveScope::block;
  /// Set where the first argument is a pointer to a run that the threads use among them, so many elements for each
  /// thread as the second one, an array, holds; a third one may say that fewer are used.
  std::optional<AccessKind> run = {};
  std::optional<std::array<std::int64_t, 3>> extents = {}; ///< of the block along x, y and z that it is made for
  std::optional<std::int64_t> lanes = {};                  ///< that it is made for
};

} // namespace warpgrain::model

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/ThreadGroup.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::model {

/// What is known of the collectives of one class (cub::BlockScan), or of one function of cooperative groups.
struct Collective {
  std::string_view name; ///< "BlockScan", "memcpy_async"
  CollectiveScope scope = CollectiveScope::block;
  std::span<const std::string_view> members; ///< that are known; empty of a function
  /// Set where the first argument is a pointer to a run that the threads use among them, so many elements for each
  /// thread as the second one, an array, holds; a third one may say that fewer are used.
  std::optional<AccessKind> run;
  /// Which template arguments of the class are the block's extents along x, y and z.
  std::array<std::size_t, 3> extents{};
  std::size_t lanes = 0; ///< which template argument says how many lanes of a warp; 32 where it is left out
};

/// The collective that a call runs; null where it is none of those that are known. Of such a callee `computesOnly` says
/// that the function which it is handed, to combine values by, only computes. Sources: the documentation of CUB,
/// chapters "Block-Wide" and "Warp-Wide" Collectives; CUDA C++ Programming Guide, "Cooperative Groups".
const Collective *collectiveOf(const Callee &callee);

/// A constructor of a class of collectives: it keeps a reference to the temporary storage that it is handed.
bool makesCollective(const Callee &callee);

/// "BlockScan::ExclusiveSum", "memcpy_async"
std::string nameOfCollective(const Callee &callee);

/// The block, along x, y and z, that a class for blocks is made for; nothing where that cannot be read.
std::optional<std::array<std::int64_t, 3>> extentsOf(const Collective &collective, const Callee &callee);

/// How many lanes a class for warps is made for; nothing where that cannot be read.
std::optional<std::int64_t> lanesOf(const Collective &collective, const Callee &callee);

} // namespace warpgrain::model

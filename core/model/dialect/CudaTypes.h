// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/CallMeaning.h"

#include <string_view>

namespace warpgrain::model {

/// What a type of CUDA's headers is, by its name.
KnownType cudaTypeNamed(std::string_view name);

/// A cooperative group, by the name of its type:
/// "cooperative_groups::thread_block_tile<32, cooperative_groups::thread_block>".
ThreadGroup cooperativeGroupNamed(const std::string &type);

/// The size in the name of a tile, or of a base of it: "__static_size_thread_block_tile_base<32>::sync". Nothing where
/// it is no tile, or one of several warps.
std::optional<std::int64_t> lanesOfTile(std::string_view name);

} // namespace warpgrain::model

// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

/// Metadata of a module: the symbols of the variables that the source declares __constant__.
inline constexpr char constantMemoryList[] = "warpgrain.constant.memory";

} // namespace warpgrain::executor

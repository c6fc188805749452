// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::executor {

/// Demangles a symbol: "scale(float*, int)", "table". For a variable inside a function, returns its own name alone.
std::string sourceName(const std::string &symbol);

/// Metadata of loads from the thread's or the block's state, and of other accesses that are not in the source.
inline constexpr const char *stateMark = "wg.state";

} // namespace warpgrain::executor

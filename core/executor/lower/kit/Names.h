// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::executor {

/// A symbol as a person writes it: "scale(float*, int)", "table"; of a variable in a function its own name alone.
std::string sourceName(const std::string &symbol);

/// Marks loads of the thread's and the block's state, and other accesses that the source does not make itself.
inline constexpr const char *stateMark = "wg.state";

} // namespace warpgrain::executor

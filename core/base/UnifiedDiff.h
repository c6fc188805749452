// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace warpgrain {

/// The change from one text to another as `diff -u` prints it (three lines of context), for `patch
/// -p1`. Paths are written after "a/" and "b/". Empty if the texts are equal.
std::string unifiedDiff(std::string_view before, std::string_view after, std::string_view path);

} // namespace warpgrain

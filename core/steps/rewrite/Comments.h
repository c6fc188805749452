// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace warpgrain::transform {

/// The text without its comments: lines that held nothing else are gone, and so are blank lines at either end. What a
/// second copy of a piece of source looks like.
std::string withoutComments(std::string_view text);

} // namespace warpgrain::transform

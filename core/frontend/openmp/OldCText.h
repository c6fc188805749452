// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// Renames what has a name that is a word of C++ ("new"). The number of lines stays. Fails (input) where the source may
/// print such a name: it makes texts of names (`#x` in a macro, `__func__`).
Result<std::string> withoutWordsOfCxx(const std::string &text);

/// Where the empty lines begin that stand before the first declaration, outside of conditions of the preprocessor.
std::vector<std::uint32_t> emptyLines(std::string_view text);

} // namespace warpgrain::frontend

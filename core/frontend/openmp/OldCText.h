// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// Renames what has a name that is a word of C++ ("new"). The number of lines stays. Fails (input) where the source may
/// print such a name: it makes texts of names (`#x` in a macro, `__func__`).
Result<std::string> withoutWordsOfCxx(const std::string &text);

/// True where the source may print names: of its functions (`__func__`), or of arguments of its macros (`#x`).
bool maySayNames(const std::string &text);

/// Renames what has one of these names ("gpu" becomes "own_gpu"). The number of lines stays. A name that the source may
/// print, or that a condition of the preprocessor asks for, stays.
std::string withoutNames(const std::string &text, const std::set<std::string> &names);

/// Where the empty lines begin that stand before the first declaration, outside of conditions of the preprocessor.
std::vector<std::uint32_t> emptyLines(std::string_view text);

} // namespace warpgrain::frontend

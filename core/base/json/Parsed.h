// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"

#include <cstddef>
#include <string_view>

namespace warpgrain::json {

/// How deeply lists and objects of a document may be nested. What is written here is nested far less; writing, copying
/// and comparing a value takes stack for each level.
inline constexpr std::size_t mostNested = 200;

/// True where brackets outside of texts are nested more deeply. Of a text that is no JSON it tells nothing.
bool isNestedTooDeeply(std::string_view text);

/// A document that comes from elsewhere. Discarded where the text is no JSON, or nested more deeply.
Json parsed(std::string_view text);

} // namespace warpgrain::json

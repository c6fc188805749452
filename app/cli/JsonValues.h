// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::cli {

// Values of what a command prints as JSON. Each object is written as the list of its keys, in their order.

using Json = nlohmann::ordered_json;

/// Returns null for a value that is not there.
template <typename T>
Json orNull(const std::optional<T> &value) {
  return value ? Json(*value) : Json(nullptr);
}

/// Returns null for an empty text.
inline Json orNull(std::string_view text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

/// Returns null for 0, which is no line or column of a source.
inline Json lineOrNull(std::uint32_t number) {
  return number == 0 ? Json(nullptr) : Json(number);
}

/// Returns the list of what `entryOf` makes of each value; it may be a member function.
template <typename Values, typename EntryOf>
Json listOf(const Values &values, const EntryOf &entryOf) {
  Json out = Json::array();
  for (const auto &value : values)
    out.push_back(std::invoke(entryOf, value));
  return out;
}

} // namespace warpgrain::cli

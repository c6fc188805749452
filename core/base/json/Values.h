// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Scalars.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace warpgrain::json {

// How values stand in a document, by their types. A structure for whose type there is a function fieldsOf(), found by
// argument, that ties its members, is a list of them in that order: for documents that only programs of one build
// exchange. An enumeration is a number; a function lastOf() gives its last enumerator. Structures and enumerations
// whose members have names in a document are described in Fields.h and Forms.h.

template <typename T>
OrderedJson written(const T &value);
/// Throws BadField where it is no such value.
template <typename T>
void readInto(T &value, const Json &json, const Place &place);

template <typename T>
concept HasTiedFields = requires(T &value) { fieldsOf(value); };

template <typename T>
struct Codec {
  static OrderedJson write(const T &value)
    requires std::is_arithmetic_v<T>
  {
    return value;
  }

  static void read(T &value, const Json &json, const Place &place)
    requires std::is_arithmetic_v<T>
  {
    using Limits = std::numeric_limits<T>;
    if constexpr (std::same_as<T, bool>)
      value = flagFrom(json, place);
    else if constexpr (std::unsigned_integral<T>)
      value = static_cast<T>(countFrom(json, place, 0, Limits::max()));
    else if constexpr (std::signed_integral<T>)
      value = static_cast<T>(integerFrom(json, place, Limits::min(), Limits::max()));
    else
      value = static_cast<T>(numberFrom(json, place));
  }

  static OrderedJson write(const T &value)
    requires std::is_enum_v<T>
  {
    return std::to_underlying(value);
  }

  static void read(T &value, const Json &json, const Place &place)
    requires std::is_enum_v<T>
  {
    value = static_cast<T>(countFrom(json, place, 0, static_cast<std::uint64_t>(lastOf(T()))));
  }

  static OrderedJson write(const T &value)
    requires HasTiedFields<T>
  {
    return std::apply([](const auto &...members) { return OrderedJson::array({written(members)...}); },
                      fieldsOf(const_cast<T &>(value)));
  }

  static void read(T &value, const Json &json, const Place &place)
    requires HasTiedFields<T>
  {
    std::apply(
        [&](auto &...members) {
          const Json &list = listFrom(json, place, sizeof...(members), sizeof...(members));
          std::size_t next = 0;
          ((readInto(members, list[next], Place(place, next)), ++next), ...);
        },
        fieldsOf(value));
  }
};

template <>
struct Codec<std::string> {
  static OrderedJson write(const std::string &text) { return text; }

  static void read(std::string &text, const Json &json, const Place &place) { text = textFrom(json, place); }
};

template <>
struct Codec<std::filesystem::path> {
  static OrderedJson write(const std::filesystem::path &path) { return path.string(); }

  static void read(std::filesystem::path &path, const Json &json, const Place &place) { path = textFrom(json, place); }
};

/// Bytes: for documents that are no text (CBOR).
template <>
struct Codec<std::vector<std::uint8_t>> {
  static OrderedJson write(const std::vector<std::uint8_t> &bytes) { return OrderedJson::binary(bytes); }

  static void read(std::vector<std::uint8_t> &bytes, const Json &json, const Place &place) {
    if (!json.is_binary()) place.refuse("must be bytes.");
    bytes = json.get_binary();
  }
};

template <typename T>
struct Codec<std::vector<T>> {
  static OrderedJson write(const std::vector<T> &values) {
    OrderedJson out = OrderedJson::array();
    for (const T &value : values)
      out.push_back(written(value));
    return out;
  }

  static void read(std::vector<T> &values, const Json &json, const Place &place) {
    values.clear();
    for (const Json &value : listFrom(json, place)) {
      const Place element(place, values.size());
      readInto(values.emplace_back(), value, element);
    }
  }
};

template <typename T, std::size_t n>
struct Codec<std::array<T, n>> {
  static OrderedJson write(const std::array<T, n> &values) { return values; }

  static void read(std::array<T, n> &values, const Json &json, const Place &place) {
    listFrom(json, place, n, n);
    for (std::size_t i = 0; i < n; ++i)
      readInto(values[i], json[i], Place(place, i));
  }
};

template <typename T>
struct Codec<std::optional<T>> {
  static OrderedJson write(const std::optional<T> &value) { return value ? written(*value) : OrderedJson(nullptr); }

  static void read(std::optional<T> &value, const Json &json, const Place &place) {
    value.reset();
    if (!json.is_null()) readInto(value.emplace(), json, place);
  }
};

/// An object of the keys.
template <typename Key, typename Value, typename Less>
struct Codec<std::map<Key, Value, Less>> {
  static OrderedJson write(const std::map<Key, Value, Less> &values) {
    OrderedJson out = OrderedJson::object();
    for (const auto &[key, value] : values)
      if constexpr (std::same_as<Key, std::filesystem::path>)
        out[key.string()] = written(value);
      else
        out[key] = written(value);
    return out;
  }

  static void read(std::map<Key, Value, Less> &values, const Json &json, const Place &place) {
    values.clear();
    if (!json.is_object()) place.refuse("is no JSON object.");
    for (const auto &[key, value] : json.items())
      readInto(values[Key(key)], value, Place(place, key));
  }
};

template <typename T>
OrderedJson written(const T &value) {
  return Codec<T>::write(value);
}

template <typename T>
void readInto(T &value, const Json &json, const Place &place) {
  Codec<T>::read(value, json, place);
}

} // namespace warpgrain::json

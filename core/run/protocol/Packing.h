// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <nlohmann/json.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace warpgrain::run {

// Serialization of values to and from the executor. The format is CBOR, since texts may contain any bytes. Both
// programs are built together, so a structure is serialized as the list of its members in order. Each structure needs a
// function fieldsOf(), found by argument-dependent lookup, that ties its members; each enumeration needs a function
// lastOf() that returns its last enumerator.

template <typename T>
concept HasFields = requires(T &value) { fieldsOf(value); };

template <typename T>
nlohmann::json packed(const T &value);
template <typename T>
void unpackInto(T &value, const nlohmann::json &json);

namespace packing {

template <typename T>
struct Codec {
  using Json = nlohmann::json;

  static Json pack(const T &value)
    requires std::is_arithmetic_v<T>
  {
    return value;
  }

  static void unpack(T &value, const Json &json)
    requires std::is_arithmetic_v<T>
  {
    json.get_to(value);
  }

  static Json pack(const T &value)
    requires std::is_enum_v<T>
  {
    return std::to_underlying(value);
  }

  static void unpack(T &value, const Json &json)
    requires std::is_enum_v<T>
  {
    const auto number = json.get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(lastOf(T())))
      throw Json::other_error::create(501, "no enumerator has the number " + std::to_string(number), &json);
    value = static_cast<T>(number);
  }

  static Json pack(const T &value)
    requires HasFields<T>
  {
    Json out = Json::array();
    std::apply([&out](const auto &...members) { (out.push_back(packed(members)), ...); },
               fieldsOf(const_cast<T &>(value)));
    return out;
  }

  static void unpack(T &value, const Json &json)
    requires HasFields<T>
  {
    std::size_t next = 0;
    std::apply([&](auto &...members) { (unpackInto(members, json.at(next++)), ...); }, fieldsOf(value));
  }
};

template <>
struct Codec<std::string> {
  static nlohmann::json pack(const std::string &text) { return nlohmann::json::binary({text.begin(), text.end()}); }

  static void unpack(std::string &text, const nlohmann::json &json) {
    const auto &bytes = json.get_binary();
    text.assign(bytes.begin(), bytes.end());
  }
};

template <>
struct Codec<std::filesystem::path> {
  static nlohmann::json pack(const std::filesystem::path &path) { return packed(path.string()); }

  static void unpack(std::filesystem::path &path, const nlohmann::json &json) {
    std::string text;
    unpackInto(text, json);
    path = text;
  }
};

template <>
struct Codec<std::vector<std::uint8_t>> {
  static nlohmann::json pack(const std::vector<std::uint8_t> &bytes) { return nlohmann::json::binary(bytes); }

  static void unpack(std::vector<std::uint8_t> &bytes, const nlohmann::json &json) { bytes = json.get_binary(); }
};

template <typename T>
struct Codec<std::vector<T>> {
  static nlohmann::json pack(const std::vector<T> &values) {
    nlohmann::json out = nlohmann::json::array();
    for (const T &value : values)
      out.push_back(packed(value));
    return out;
  }

  static void unpack(std::vector<T> &values, const nlohmann::json &json) {
    values.clear();
    for (const nlohmann::json &value : json)
      unpackInto(values.emplace_back(), value);
  }
};

template <typename T, std::size_t n>
struct Codec<std::array<T, n>> {
  static nlohmann::json pack(const std::array<T, n> &values) { return values; }

  static void unpack(std::array<T, n> &values, const nlohmann::json &json) { json.get_to(values); }
};

template <typename T>
struct Codec<std::optional<T>> {
  static nlohmann::json pack(const std::optional<T> &value) { return value ? packed(*value) : nlohmann::json(nullptr); }

  static void unpack(std::optional<T> &value, const nlohmann::json &json) {
    value.reset();
    if (!json.is_null()) unpackInto(value.emplace(), json);
  }
};

template <typename Key, typename Value>
struct Codec<std::map<Key, Value>> {
  static nlohmann::json pack(const std::map<Key, Value> &values) {
    return packed(std::vector<std::pair<Key, Value>>(values.begin(), values.end()));
  }

  static void unpack(std::map<Key, Value> &values, const nlohmann::json &json) {
    std::vector<std::pair<Key, Value>> pairs;
    unpackInto(pairs, json);
    values = {pairs.begin(), pairs.end()};
  }
};

template <typename First, typename Second>
struct Codec<std::pair<First, Second>> {
  static nlohmann::json pack(const std::pair<First, Second> &pair) {
    return nlohmann::json::array({packed(pair.first), packed(pair.second)});
  }

  static void unpack(std::pair<First, Second> &pair, const nlohmann::json &json) {
    unpackInto(pair.first, json.at(0));
    unpackInto(pair.second, json.at(1));
  }
};

} // namespace packing

template <typename T>
nlohmann::json packed(const T &value) {
  return packing::Codec<T>::pack(value);
}

/// Throws nlohmann::json::exception if the JSON is not a value of this type.
template <typename T>
void unpackInto(T &value, const nlohmann::json &json) {
  packing::Codec<T>::unpack(value, json);
}

template <typename T>
std::string packedBytes(const T &value) {
  const auto bytes = nlohmann::json::to_cbor(packed(value));
  return {bytes.begin(), bytes.end()};
}

/// Fails (internal) if the bytes are not a value of this type. `what` begins the sentence: "The executor's request".
template <typename T>
Result<T> unpackedFrom(const std::string &bytes, const char *what) {
  try {
    T value;
    unpackInto(value, nlohmann::json::from_cbor(bytes));
    return value;
  } catch (const nlohmann::json::exception &error) {
    return fail(ErrorKind::internal, std::string(what) + " cannot be read: " + error.what());
  }
}

} // namespace warpgrain::run

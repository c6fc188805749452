// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Place.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>

namespace warpgrain::json {

/// What is read.
using Json = nlohmann::json;
/// What is written: its keys keep their order.
using OrderedJson = nlohmann::ordered_json;

/// An object of a document that is read. Refers to its value and its place.
class Object {
public:
  /// Throws BadField where the value is no object.
  Object(const Json &value, const Place &place);

  const Place &place() const { return place_; }

  /// Whether there is a value that is not null.
  bool has(const char *key) const;
  /// Throws BadField where there is none.
  const Json &value(const char *key) const;

  /// Throws BadField where there is a key that is not in the list: a misspelled one would be ignored in silence.
  void allowOnly(std::span<const std::string_view> keys) const;

  /// Throws BadField: the key's place, and what is wrong there.
  [[noreturn]] void refuse(std::string_view key, const std::string &what) const;

private:
  const Json &value_;
  const Place &place_;
};

} // namespace warpgrain::json

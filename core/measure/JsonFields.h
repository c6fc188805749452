// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::measure {

/// What is wrong with a JSON document that came from elsewhere. Thrown while a document is read, and caught by who
/// reads it.
struct BadField {
  std::string sentence;
};

/// An object of such a document: each value is checked as it is taken, and a mistake is told with its place
/// ("variants[2].grid").
class JsonFields {
public:
  using Json = nlohmann::json;

  /// Throws BadField where the value is no object.
  JsonFields(const Json &value, std::string place);

  const std::string &place() const { return place_; }

  bool has(const char *key) const { return object_.contains(key) && !object_[key].is_null(); }

  /// Throws where there is a key that is not in the list: a misspelled one would be ignored in silence.
  void allowOnly(std::initializer_list<std::string_view> keys) const;

  std::string text(const char *key, std::size_t maximumLength = 4096) const;
  std::string textOr(const char *key, std::string otherwise, std::size_t maximumLength = 4096) const;
  bool flagOr(const char *key, bool otherwise) const;
  /// A finite number.
  double number(const char *key, double minimum, double maximum) const;
  double numberOr(const char *key, double otherwise, double minimum, double maximum) const;
  std::optional<double> numberIfThere(const char *key, double minimum, double maximum) const;
  std::uint64_t count(const char *key, std::uint64_t minimum, std::uint64_t maximum) const;
  std::uint64_t countOr(const char *key, std::uint64_t otherwise, std::uint64_t minimum, std::uint64_t maximum) const;
  const Json &list(const char *key, std::size_t minimum, std::size_t maximum) const;
  const Json &value(const char *key) const;
  JsonFields object(const char *key) const;

  [[noreturn]] void refuse(const std::string &key, const std::string &what) const;

private:
  const Json &object_;
  std::string place_;
};

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#include "core/measure/JsonFields.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::measure {

namespace {

std::string rangeText(double minimum, double maximum) {
  return "must be a number from " + nlohmann::json(minimum).dump() + " to " + nlohmann::json(maximum).dump() + ".";
}

} // namespace

JsonFields::JsonFields(const Json &value, std::string place) : object_(value), place_(std::move(place)) {
  if (!value.is_object()) throw BadField{(place_.empty() ? "The document" : place_) + " is no JSON object."};
}

void JsonFields::refuse(const std::string &key, const std::string &what) const {
  throw BadField{(place_.empty() ? key : place_ + "." + key) + " " + what};
}

void JsonFields::allowOnly(std::initializer_list<std::string_view> keys) const {
  for (const auto &[key, value] : object_.items())
    if (std::ranges::find(keys, key) == keys.end())
      refuse(Json(key).dump(-1, ' ', true, Json::error_handler_t::replace), "is no key that this version knows.");
}

const JsonFields::Json &JsonFields::value(const char *key) const {
  const auto found = object_.find(key);
  if (found == object_.end()) refuse(key, "is missing.");
  return *found;
}

std::string JsonFields::text(const char *key, std::size_t maximumLength) const {
  const Json &found = value(key);
  if (!found.is_string()) refuse(key, "must be a text.");
  auto out = found.get<std::string>();
  if (out.size() > maximumLength) refuse(key, "is longer than " + std::to_string(maximumLength) + " characters.");
  return out;
}

std::string JsonFields::textOr(const char *key, std::string otherwise, std::size_t maximumLength) const {
  return has(key) ? text(key, maximumLength) : std::move(otherwise);
}

bool JsonFields::flagOr(const char *key, bool otherwise) const {
  if (!has(key)) return otherwise;
  if (!value(key).is_boolean()) refuse(key, "must be true or false.");
  return value(key).get<bool>();
}

double JsonFields::number(const char *key, double minimum, double maximum) const {
  const Json &found = value(key);
  if (!found.is_number()) refuse(key, rangeText(minimum, maximum));
  const auto out = found.get<double>();
  if (!(out >= minimum && out <= maximum)) refuse(key, rangeText(minimum, maximum));
  return out;
}

double JsonFields::numberOr(const char *key, double otherwise, double minimum, double maximum) const {
  return has(key) ? number(key, minimum, maximum) : otherwise;
}

std::optional<double> JsonFields::numberIfThere(const char *key, double minimum, double maximum) const {
  return has(key) ? std::optional(number(key, minimum, maximum)) : std::nullopt;
}

std::uint64_t JsonFields::count(const char *key, std::uint64_t minimum, std::uint64_t maximum) const {
  const Json &found = value(key);
  const bool fits =
      found.is_number_unsigned() && found.get<std::uint64_t>() >= minimum && found.get<std::uint64_t>() <= maximum;
  if (!fits)
    refuse(key, "must be a whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum) + ".");
  return found.get<std::uint64_t>();
}

std::uint64_t JsonFields::countOr(const char *key, std::uint64_t otherwise, std::uint64_t minimum,
                                  std::uint64_t maximum) const {
  return has(key) ? count(key, minimum, maximum) : otherwise;
}

const JsonFields::Json &JsonFields::list(const char *key, std::size_t minimum, std::size_t maximum) const {
  const Json &found = value(key);
  if (!found.is_array() || found.size() < minimum || found.size() > maximum)
    refuse(key, "must be a list of " + std::to_string(minimum) + " to " + std::to_string(maximum) + " entries.");
  return found;
}

JsonFields JsonFields::object(const char *key) const {
  return JsonFields(value(key), place_.empty() ? key : place_ + "." + key);
}

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Scalars.h"

namespace warpgrain::json {

namespace {

template <typename T>
[[noreturn]] void refuseWhole(const Place &place, T minimum, T maximum) {
  place.refuse("must be a whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum) + ".");
}

} // namespace

bool flagFrom(const Json &json, const Place &place) {
  if (!json.is_boolean()) place.refuse("must be true or false.");
  return json.get<bool>();
}

void checkCount(std::uint64_t value, const Place &place, std::uint64_t minimum, std::uint64_t maximum) {
  if (value < minimum || value > maximum) refuseWhole(place, minimum, maximum);
}

std::uint64_t countFrom(const Json &json, const Place &place, std::uint64_t minimum, std::uint64_t maximum) {
  if (!json.is_number_unsigned()) refuseWhole(place, minimum, maximum);
  const auto value = json.get<std::uint64_t>();
  checkCount(value, place, minimum, maximum);
  return value;
}

std::int64_t integerFrom(const Json &json, const Place &place, std::int64_t minimum, std::int64_t maximum) {
  const bool isTooLarge = json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX;
  if (!json.is_number_integer() || isTooLarge) refuseWhole(place, minimum, maximum);
  const auto value = json.get<std::int64_t>();
  if (value < minimum || value > maximum) refuseWhole(place, minimum, maximum);
  return value;
}

double numberFrom(const Json &json, const Place &place) {
  if (!json.is_number()) place.refuse("must be a number.");
  return json.get<double>();
}

double numberFrom(const Json &json, const Place &place, double minimum, double maximum) {
  const bool fits = json.is_number() && json.get<double>() >= minimum && json.get<double>() <= maximum;
  if (!fits) place.refuse("must be a number from " + Json(minimum).dump() + " to " + Json(maximum).dump() + ".");
  return json.get<double>();
}

std::string textFrom(const Json &json, const Place &place, std::size_t maximumLength) {
  if (!json.is_string()) place.refuse("must be a text.");
  auto out = json.get<std::string>();
  if (out.size() > maximumLength) place.refuse("is longer than " + std::to_string(maximumLength) + " characters.");
  return out;
}

const Json &listFrom(const Json &json, const Place &place, std::size_t minimum, std::size_t maximum) {
  if (!json.is_array() || json.size() < minimum || json.size() > maximum)
    place.refuse(maximum == std::numeric_limits<std::size_t>::max()
                     ? "must be a list."
                     : "must be a list of " + std::to_string(minimum) + " to " + std::to_string(maximum) + " entries.");
  return json;
}

void checkVersion(const Object &document, std::uint64_t newest) {
  const Place place(document.place(), "version");
  const std::uint64_t version = countFrom(document.value("version"), place, 1, UINT32_MAX);
  if (version > newest)
    place.refuse("is " + std::to_string(version) + ", of a newer version of Warpgrain; this one reads versions up to " +
                 std::to_string(newest) + ". Install a newer Warpgrain.");
}

} // namespace warpgrain::json

// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Object.h"

#include <algorithm>

namespace warpgrain::json {

Object::Object(const Json &value, const Place &place) : value_(value), place_(place) {
  if (!value.is_object()) place.refuse("is no JSON object.");
}

bool Object::has(const char *key) const {
  const auto found = value_.find(key);
  return found != value_.end() && !found->is_null();
}

const Json &Object::value(const char *key) const {
  const auto found = value_.find(key);
  if (found == value_.end()) refuse(key, "is missing.");
  return *found;
}

void Object::allowOnly(std::span<const std::string_view> keys) const {
  for (const auto &[key, value] : value_.items())
    if (std::ranges::find(keys, key) == keys.end())
      refuse(Json(key).dump(-1, ' ', true, Json::error_handler_t::replace), "is no key that this version knows.");
}

void Object::refuse(std::string_view key, const std::string &what) const {
  Place(place_, key).refuse(what);
}

} // namespace warpgrain::json

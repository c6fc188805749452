// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Place.h"

namespace warpgrain::json {

std::string Place::text() const {
  if (outer_ == nullptr) return {};
  std::string out = outer_->text();
  if (key_.data() == nullptr) return out + "[" + std::to_string(index_) + "]";
  if (!out.empty()) out += '.';
  return out += key_;
}

void Place::refuse(const std::string &what) const {
  const std::string where = text();
  throw BadField{(where.empty() ? "The document" : where) + " " + what};
}

} // namespace warpgrain::json

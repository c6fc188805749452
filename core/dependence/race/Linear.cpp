// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/Linear.h"

namespace warpgrain::dependence {

namespace {

/// Sums and products inside this range cannot overflow on the way.
constexpr std::int64_t limit = std::int64_t{1} << 40;

std::optional<std::int64_t> sum(std::int64_t a, std::int64_t b, std::int64_t times) {
  std::int64_t product = 0;
  std::int64_t result = 0;
  if (__builtin_mul_overflow(b, times, &product) || __builtin_add_overflow(a, product, &result)) return std::nullopt;
  return result >= -limit && result <= limit ? std::optional(result) : std::nullopt;
}

} // namespace

std::optional<Linear> Linear::plus(const Linear &other, std::int64_t times) const {
  Linear out = *this;
  const auto constant = sum(constant_, other.constant_, times);
  if (!constant) return std::nullopt;
  out.constant_ = *constant;
  for (const auto &[name, factor] : other.terms_) {
    const auto mine = out.terms_.find(name);
    const auto total = sum(mine == out.terms_.end() ? 0 : mine->second, factor, times);
    if (!total) return std::nullopt;
    if (*total != 0)
      out.terms_[name] = *total;
    else
      out.terms_.erase(name);
  }
  return out;
}

std::string Linear::toString() const {
  std::string text = std::to_string(constant_);
  for (const auto &[name, factor] : terms_)
    text += " + " + std::to_string(factor) + "*" + name;
  return text;
}

} // namespace warpgrain::dependence

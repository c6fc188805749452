// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::dependence {

/// A sum of integer multiples of named integers, and a constant.
///
/// Names are thread indices ("tx"), loop counters ("tk7"), quotients ("floor((tx + 1)/4)") and symbols: values that all
/// threads of a block share ("s3").
class Linear {
public:
  explicit Linear(std::int64_t constant = 0) : constant_(constant) {}

  static Linear named(const std::string &name, std::int64_t factor = 1) {
    Linear out;
    out.terms_[name] = factor;
    return out;
  }

  std::optional<std::int64_t> asConstant() const { return terms_.empty() ? std::optional(constant_) : std::nullopt; }

  const std::map<std::string, std::int64_t> &terms() const { return terms_; }

  /// Nothing where a factor leaves the range that is followed (±2^40).
  std::optional<Linear> plus(const Linear &other, std::int64_t times = 1) const;

  std::optional<Linear> scaled(std::int64_t factor) const { return Linear().plus(*this, factor); }

  /// In isl's notation.
  std::string toString() const;

private:
  std::map<std::string, std::int64_t> terms_; ///< factors are not 0
  std::int64_t constant_ = 0;
};

} // namespace warpgrain::dependence

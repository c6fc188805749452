// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/exchange/Method.h"

#include <optional>
#include <span>
#include <vector>

namespace warpgrain::adaptive {

/// Tries ways of exchange in turn, each in a few iterations of the product (ALG-L2; DEC-L3: three, and their median).
/// Pure: the caller measures, and brings the ranks' medians together.
class ExchangeTrials {
public:
  static constexpr int usualRepetitions = 3;

  explicit ExchangeTrials(std::vector<ExchangeMethod> methods, int repetitions = usualRepetitions);

  /// What the next iteration is to use; nothing when all were tried.
  std::optional<ExchangeMethod> next() const;

  /// The seconds that this rank spent in the exchange of next().
  void record(double seconds);

  const std::vector<ExchangeMethod> &methods() const { return methods_; }

  /// This rank's median of each method, in the order of methods(). All were tried.
  std::vector<double> medians() const;

  /// The method with the least time; `seconds` has the mean of all ranks for each of methods(). Of equal ones, the
  /// first.
  ExchangeMethod best(std::span<const double> seconds) const;

private:
  std::vector<ExchangeMethod> methods_;
  std::size_t repetitions_;
  std::vector<double> seconds_; ///< a method's repetitions one after the other
};

} // namespace warpgrain::adaptive

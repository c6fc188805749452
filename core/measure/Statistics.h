// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>

namespace warpgrain::measure {

/// What samples say, in their unit.
struct Summary {
  std::size_t count = 0;
  double minimum = 0;
  double quartile1 = 0;
  double median = 0;
  double quartile3 = 0;
  double maximum = 0;
  /// The 95 % interval of the median, from order statistics: no shape of the distribution is assumed. With fewer than
  /// six samples no such interval exists, and it is from minimum to maximum.
  double low = 0;
  double high = 0;
  /// How much the second half's median differs from the first half's, as a share of the median: slow drift that the
  /// interval does not see. 0 with fewer than eight samples.
  double drift = 0;

  /// Half the interval as a share of the median; infinite where the median is 0.
  double spread() const;
};

/// Quantiles between two samples are interpolated. All zero where there is no sample.
Summary summarize(std::span<const double> samples);

} // namespace warpgrain::measure

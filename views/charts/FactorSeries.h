// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/Variant.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::views {

/// Times of a variant on a GPU, in microseconds.
struct Timing {
  double median = 0;
  double quartile1 = 0;
  double quartile3 = 0;
};

/// One variant in a chart against a factor.
struct FactorPoint {
  std::int64_t factor = 1;
  std::size_t variant = 0;         ///< id
  std::uint32_t registers = 0;     ///< per thread; as the compiler tells, else as the GPU's driver does
  std::uint32_t spillBytes = 0;    ///< stores and loads together
  std::optional<double> occupancy; ///< 0 to 1
  std::string limiter;             ///< "registers, warps"
  std::optional<Timing> time;      ///< that may be compared with the others'
};

/// Variants that differ in the factor only.
struct FactorSeries {
  std::string name;                ///< the other steps, "" where there are none
  std::vector<FactorPoint> points; ///< by factor
};

/// Variants that are built, or measured, arranged for charts against one factor.
struct FactorChart {
  std::string step;                  ///< what the factor belongs to: "coarsen y"; "" where nothing varies
  std::vector<std::int64_t> factors; ///< all that occur, ascending
  std::vector<FactorSeries> series;
  std::string device; ///< that the times are of; empty: there are none

  bool empty() const { return series.empty(); }
};

/// The factor is that of the kind of step with the most different factors (the first of several; its steps' product in
/// a plan with more than one); other steps make the series. A variant with factor 1 belongs to each series that it is
/// the start of.
FactorChart arrangeByFactor(const std::vector<session::Variant> &variants);

/// What limits the occupancy: "registers, warps"; "" where there is no occupancy.
std::string limiterOf(const session::Variant &variant);

} // namespace warpgrain::views

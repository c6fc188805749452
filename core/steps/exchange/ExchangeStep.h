// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <string_view>

namespace warpgrain::transform {

/// `exchange AXIS AXIS`: each thread does the work of the one whose indices along two axes are exchanged, and launches
/// have the extents of their blocks and grids exchanged.
struct ExchangeStep {
  model::Axis first = model::Axis::x; ///< comes before the second one
  model::Axis second = model::Axis::y;

  model::Axis other(model::Axis axis) const { return axis == first ? second : axis == second ? first : axis; }
};

inline constexpr std::string_view exchangeUsage = "exchange AXIS AXIS, where AXIS is x, y or z";

Read<ExchangeStep> parseExchange(const Step &step);
/// The canonical spelling.
Step toStep(const ExchangeStep &step);

} // namespace warpgrain::transform

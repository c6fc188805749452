// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// One step of a plan in the step language: a word and its arguments, as in "coarsen x 4 adjacent".
/// What the arguments mean is the transformation's own business; a Step that was parsed has been
/// checked by it.
struct Step {
  std::string word;
  std::vector<std::string> arguments;

  friend bool operator==(const Step &, const Step &) = default;
};

/// A sequence of steps, applied in order.
using Plan = std::vector<Step>;

/// Parses one step; fails with what is wrong and how the step is written. The canonical spelling is
/// chosen: small letters, default arguments left out.
Result<Step> parseStep(std::string_view text);

/// Parses steps separated by semicolons or line ends.
Result<Plan> parsePlan(std::string_view text);

/// The canonical spelling.
std::string toString(const Step &step);
/// Steps separated by "; ".
std::string toString(const Plan &plan);

} // namespace warpgrain::transform

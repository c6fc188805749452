// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Integer names, and formulas over them that must all hold, in isl's notation: "x < y + 2", "floor((x)/4) = 1".
struct IntegerProblem {
  std::vector<std::string> names;
  std::vector<std::string> formulas;
};

/// Values of the names, in their order, for which all formulas hold; nothing if there are none. The answer is exact
/// (isl decides it); where isl gives up, there is no answer either.
std::optional<std::vector<std::int64_t>> findIntegerPoint(const IntegerProblem &problem);

} // namespace warpgrain::dependence

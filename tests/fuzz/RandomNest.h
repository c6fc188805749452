// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/RandomText.h"

namespace warpgrain::tests {

/// Loops over arrays whose subscripts stay within the arrays: counters run from `margin` to `margin + 7`, and
/// subscripts are at most `margin` away from them.
class RandomNest : public RandomText {
public:
  static constexpr int margin = 3;
  static constexpr int extent = 14;

  using RandomText::RandomText;

  /// `i`, `i + 2`, `i - 1`
  std::string shifted(const std::string &counter);

  /// A loop's header; n is 5 and m is 9 where the kernels are launched. `type` is "int " or, for a counter that is
  /// declared before the loop, nothing.
  std::string header(const std::string &counter, const std::string &type = "int ");
};

} // namespace warpgrain::tests

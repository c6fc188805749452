// SPDX-License-Identifier: Apache-2.0
#include "core/tune/SingleSteps.h"

#include <string>

namespace warpgrain::tune {

namespace {

constexpr std::array<const char *, 3> axes{"x", "y", "z"};

void add(std::vector<transform::Plan> &out, const std::string &words, std::int64_t extent, std::int64_t largest) {
  for (std::int64_t factor = 2; factor <= largest && factor <= extent; factor *= 2)
    out.push_back(transform::parsePlan(words + " " + std::to_string(factor)).value());
}

} // namespace

std::vector<transform::Plan> singleSteps(const std::array<std::int64_t, 3> &grid,
                                         const std::array<std::int64_t, 3> &block) {
  constexpr std::int64_t largestOfBlock = 16;
  constexpr std::int64_t largestOfGrid = 8;
  std::vector<transform::Plan> out;
  for (std::size_t i = 0; i < axes.size(); ++i)
    add(out, std::string("coarsen ") + axes[i], block[i], largestOfBlock);
  for (std::size_t i = 0; i < axes.size(); ++i)
    add(out, std::string("coarsen grid ") + axes[i], grid[i], largestOfGrid);
  return out;
}

} // namespace warpgrain::tune

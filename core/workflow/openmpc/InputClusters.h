// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

namespace warpgrain::workflow {

/// Chooses inputs that stand for others (spec section 17.1, step 3): groups them by k-means of the logarithms of their
/// numbers, each number as far apart as any other, and takes of each group the input nearest to its middle. Returns the
/// indices of at most `groups` inputs in ascending order; all where there are no more. The first middles are as far
/// from each other as inputs are, so that the same inputs make the same groups.
std::vector<std::size_t> representativesOf(const std::vector<std::vector<double>> &numbers, std::size_t groups);

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/run/sizes/SizedLaunch.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::run {

/// How much is run at boundary sizes.
struct SizeLimits {
  double work = 1e7;                               ///< SizedLaunch::work of each launch, at most
  std::uint64_t bytes = std::uint64_t{128} << 20U; ///< of the buffers of each launch, at most
  std::size_t most = 10;                           ///< launches
};

/// The sizes at which an error at the end of an array is most likely to show in a plan's variant, best first, and a
/// large one: one below and above multiples of what a block and the plan's factors cover, a prime, less than one block,
/// 1, a whole multiple. The described sizes are not among them.
std::vector<Sizes> boundarySizes(const SizeStudy &study, const transform::Plan &plan);

/// Their launches, as far as they are in the limits, and the largest that is. `why` is a clause where there are none.
/// As many launches more at the first of `further`.
struct BoundaryLaunches {
  std::vector<SizedLaunch> launches;
  std::string whyNone;
};

BoundaryLaunches boundaryLaunches(const KernelSubject &subject, const SizeStudy &study, const transform::Plan &plan,
                                  const SizeLimits &limits = {}, const std::vector<Sizes> &further = {});

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
//
// All transformations there are, in the order of the panel: a new one is a folder beside this file and a line in it.
#include "core/plan/Transformation.h"

#include <array>

// X(name) for each: nameTransformation() gives it.
#define WARPGRAIN_TRANSFORMATIONS(X)                                                                                   \
  X(coarsen)                                                                                                           \
  X(unroll)                                                                                                            \
  X(unrollAndJam)                                                                                                      \
  X(interchange)                                                                                                       \
  X(split)                                                                                                             \
  X(tile)                                                                                                              \
  X(distribute)                                                                                                        \
  X(fuse)                                                                                                              \
  X(sinkGuard)                                                                                                         \
  X(move)                                                                                                              \
  X(scalarReplace)                                                                                                     \
  X(removeBarrier)                                                                                                     \
  X(stage)                                                                                                             \
  X(pad)                                                                                                               \
  X(contract)                                                                                                          \
  X(place)                                                                                                             \
  X(block)                                                                                                             \
  X(launchBounds)                                                                                                      \
  X(maxRegisters)                                                                                                      \
  X(expand)                                                                                                            \
  X(inline)

namespace warpgrain::transform {

#define WARPGRAIN_DECLARE(name) const Transformation &name##Transformation();
WARPGRAIN_TRANSFORMATIONS(WARPGRAIN_DECLARE)
#undef WARPGRAIN_DECLARE

std::span<const Transformation *const> transformations() {
#define WARPGRAIN_ADDRESS(name) &name##Transformation(),
  static const std::array all{WARPGRAIN_TRANSFORMATIONS(WARPGRAIN_ADDRESS)};
#undef WARPGRAIN_ADDRESS
  return all;
}

} // namespace warpgrain::transform

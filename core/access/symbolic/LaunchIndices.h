// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/access/symbolic/Value.h"

namespace warpgrain::access {

/// Forms of CUDA's built-in indices and extents, as far as the launch tells them.
class LaunchIndices {
public:
  LaunchIndices(AtomTable &atoms, const LaunchContext &launch) : atoms_(atoms), launch_(launch) {}

  Form form(model::BuiltinIndex builtin, model::Axis axis);
  /// All axes, as a record with the members x, y and z.
  Value record(model::BuiltinIndex builtin);
  /// An index with three axes as one number: tx + blockDim.x*(ty + blockDim.y*tz).
  Form linear(model::BuiltinIndex index, model::BuiltinIndex extent);
  /// The product of an extent's axes.
  Form volume(model::BuiltinIndex extent);

private:
  AtomTable &atoms_;
  const LaunchContext &launch_;
};

} // namespace warpgrain::access

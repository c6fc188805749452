// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Launch.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::execute {

/// What the source itself says of a kernel's launch.
struct SourceLaunch {
  model::Extents grid;
  model::Extents block;
  std::optional<std::int64_t> sharedBytes;
};

/// Evaluates the kernel's first launch in the unit whose extents become known when the variables that it hands over as
/// arguments have these values: "n" of `kernel<<<n / 32, 32>>>(a, n)`. What no launch tells stays unknown.
SourceLaunch sourceLaunch(const model::Unit &unit, model::FunctionId kernel,
                          const std::map<std::string, std::int64_t> &arguments);

} // namespace warpgrain::execute

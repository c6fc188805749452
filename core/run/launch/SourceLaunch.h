// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Launch.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::run {

/// The launch of a kernel as far as the source determines it.
struct SourceLaunch {
  model::Extents grid;
  model::Extents block;
  std::optional<std::int64_t> sharedBytes;
};

/// Evaluates the kernel's first launch in the unit whose extents follow from the given values of its arguments: "n" for
/// `kernel<<<n / 32, 32>>>(a, n)`. Values that no launch determines stay unknown.
SourceLaunch sourceLaunch(const model::Unit &unit, model::FunctionId kernel,
                          const std::map<std::string, std::int64_t> &arguments);

} // namespace warpgrain::run

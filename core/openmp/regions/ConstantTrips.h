// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Directive.h"

#include <cstdint>
#include <optional>

namespace warpgrain::openmp {

/// Iterations of a loop that numbers count; none where they do not.
std::optional<std::int64_t> constantTrips(const CountedLoop &loop);

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/launch/ResolveLaunch.h"

#include <array>
#include <cstdint>
#include <string>

namespace warpgrain::run {

/// "32 x 8 x 1"
std::string extentsText(const std::array<std::int64_t, 3> &extents);

/// Returns a launch in one line for the user: extents, and the buffers with their sizes.
std::string launchText(const ResolvedLaunch &launch);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <string>
#include <vector>

namespace warpgrain::measure {

/// Where CUPTI's library may be, best first, for dlopen: plain names, which the loader looks for, and paths in the
/// folders of CUDA toolkits. The driver has none of its own.
std::vector<std::string> cuptiPaths();

/// The first of them that can be loaded, as dlopen gives it; it stays loaded. Fails (tool) with what a person can do.
Result<void *> openCupti();

/// What a person can do where none of them can be loaded.
std::string cuptiRemedy();

} // namespace warpgrain::measure

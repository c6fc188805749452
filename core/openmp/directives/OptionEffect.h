// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::openmp {

/// Returns why an option of OpenMPC changes no translation, a part of a sentence; empty for one that does.
std::string_view whyOptionHasNoEffect(std::string_view name);

/// True for a name that readOptions() takes.
bool isOption(std::string_view name);

} // namespace warpgrain::openmp

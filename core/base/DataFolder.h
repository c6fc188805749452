// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace warpgrain {

/// ${XDG_DATA_HOME:-~/.local/share}/warpgrain: takes what cannot be made again. Empty where neither variable is set. It
/// may not exist yet.
std::filesystem::path userDataFolder();

} // namespace warpgrain

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <filesystem>
#include <string_view>

namespace warpgrain::measure {

/// The name of the description in a bundle's folder.
inline constexpr const char *bundleFileName = "bundle.json";

/// Reads and checks a bundle: the folder or its bundle.json. A bundle may come from anywhere: what leaves its folder,
/// does not add up or is absurdly large is refused with a sentence (input). A bundle that was read is consistent; that
/// a GPU can run it is not promised.
Result<Bundle> readBundle(const std::filesystem::path &path);

/// The same for the text of a bundle.json whose files lie in a canonical folder.
Result<Bundle> parseBundle(std::string_view text, const std::filesystem::path &folder);

} // namespace warpgrain::measure

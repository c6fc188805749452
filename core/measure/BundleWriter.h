// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <filesystem>
#include <map>
#include <string>

namespace warpgrain::measure {

/// The text of a bundle.json.
std::string bundleText(const Bundle &bundle);

/// The description of one variant alone, as it stands in the bundle; for fingerprints.
std::string variantText(const Bundle &bundle, const BundleVariant &variant);

/// Writes a bundle into a folder, which is made where it does not exist: first its files (by their names in the
/// bundle), then its description. Results that lie there of an earlier bundle stay; the runner knows which ones belong
/// to what is measured. Fails (input) where something cannot be written.
Result<void> writeBundle(const Bundle &bundle, const std::map<std::string, std::string> &files,
                         const std::filesystem::path &folder);

} // namespace warpgrain::measure

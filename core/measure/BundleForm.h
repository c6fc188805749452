// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"
#include "core/measure/Bundle.h"

#include <filesystem>

namespace warpgrain::measure {

/// A bundle as its document has it.
json::OrderedJson bundleJson(const Bundle &bundle);

/// One variant likewise.
json::OrderedJson variantJson(const Bundle &bundle, const BundleVariant &variant);

/// The bundle of a document, its files seen to be there. Throws json::BadField.
Bundle bundleFrom(const json::Json &document, const json::Place &place, const std::filesystem::path &folder);

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/Variant.h"
#include "core/workflow/Measure.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace warpgrain::cli {

using workflow::Measurement;

/// Variants that were not built have their reason in them.
nlohmann::ordered_json measurementJson(const Measurement &measurement, const std::vector<session::Variant> &variants);
void printMeasurement(const Measurement &measurement, const std::vector<session::Variant> &variants);

/// One line of a row, for a person who waits: "coarsen y 4: 985.49 us".
std::string progressText(const measure::Row &row);

/// How the outputs of a row compare: "equal", "within tolerance", "not compared".
std::string outputText(const measure::Row &row);

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/session/Variant.h"
#include "core/workflow/Measure.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

using workflow::Measurement;

/// Variants that were not built have their reason in them.
/// A record of a result file, as it stands there.
template <typename Record>
Json recordJson(const Record &record) {
  return Json::parse(lineOf(record));
}

Json measurementJson(const Measurement &measurement, const std::vector<session::Variant> &variants);
void printMeasurement(const Measurement &measurement, const std::vector<session::Variant> &variants);

/// One line of a row, for a person who waits: "coarsen y 4: 985.49 us".
std::string progressText(const measure::Row &row);

/// "20.1 mJ +-0.4 %"; a question mark where there is none.
std::string energyText(const std::optional<measure::Energy> &energy);

/// How the outputs of a row compare: "equal", "within tolerance", "not compared".
std::string outputText(const measure::Row &row);

} // namespace warpgrain::cli

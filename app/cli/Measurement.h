// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Records.h"
#include "core/session/Variant.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What a run of the runner said.
struct Measurement {
  std::string host; ///< the command that leads to the machine; empty: this one
  measure::Environment environment;
  std::vector<measure::Row> rows;
  std::string messages;  ///< what the runner wrote for a person
  bool complete = false; ///< every variant has a row, and the baseline was measured
};

/// Variants that were not built have their reason in them.
nlohmann::ordered_json measurementJson(const Measurement &measurement, const std::vector<session::Variant> &variants);
void printMeasurement(const Measurement &measurement, const std::vector<session::Variant> &variants);

/// One line of a row, for a person who waits: "coarsen y 4: 985.49 us".
std::string progressText(const measure::Row &row);

/// How the outputs of a row compare: "equal", "within tolerance", "not compared".
std::string outputText(const measure::Row &row);

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Record.h"
#include "core/workflow/Measure.h"
#include "core/workflow/search/PlanSearch.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace warpgrain::workflow {

/// What came of a plan, for the store. `common` is commonRecordOf() the search's order. An answer that depends on no
/// GPU (a refusal, a build that failed) has no device; then the environment is not looked at.
tune::Record recordOf(tune::Record common, const SearchedPlan &plan, const measure::Environment &environment);

/// What the rows of a bundle's variants say, the original's left out, for the store. `common` is commonRecordOf() the
/// order that the bundle was made for; nothing where the original was not measured.
std::vector<tune::Record> recordsOf(const tune::Record &common, const Measurement &measured);

/// Adds what recordsOf() gives of measurements to a store. Fails (input) where it cannot be written.
Result<void> keepMeasured(const std::filesystem::path &store, const tune::Record &common,
                          const std::vector<Measurement> &measured);

/// What a record of a measurement says of a plan; nothing where its plan cannot be read, or where it is no measurement
/// of this program.
std::optional<SearchedPlan> searchedPlanOf(const tune::Record &record);

} // namespace warpgrain::workflow

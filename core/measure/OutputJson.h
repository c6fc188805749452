// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/JsonFields.h"
#include "core/measure/Records.h"

#include <nlohmann/json.hpp>

namespace warpgrain::measure {

/// The comparison of one buffer as it stands in results and in what worker and runner say to each other.
nlohmann::ordered_json outputJson(const OutputResult &output);

/// Throws BadField.
OutputResult outputFrom(const JsonFields &fields);

/// Counters as an object of their keys; null where there are none.
nlohmann::ordered_json countersJson(const Counters &counters);

/// The counters in an object's "counters"; none where there are none. Throws BadField.
Counters countersFrom(const JsonFields &fields);

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/MeasureRun.h"
#include "core/measure/Bundle.h"

#include <mutex>
#include <optional>

namespace warpgrain::cli {

/// What came from a host: all of it, a part and why no more, or nothing and why.
struct HostMeasurement {
  Measurement measurement;
  bool started = false; ///< there is an environment
  std::optional<Error> error;
};

/// Measures a bundle on several hosts at once, each variant on all of them. With `keep`, lines that are new go into the
/// bundle's results as they come.
std::vector<HostMeasurement> measureOnHosts(const std::vector<std::string> &hosts, const RunnerOptions &options,
                                            const measure::Bundle &bundle, bool keep, const CancellationToken &cancel);

nlohmann::ordered_json hostsJson(const std::vector<HostMeasurement> &hosts,
                                 const std::vector<session::Variant> &variants);
void printHosts(const std::vector<HostMeasurement> &hosts, const std::vector<session::Variant> &variants);

/// True where every host measured everything.
bool allComplete(const std::vector<HostMeasurement> &hosts);

} // namespace warpgrain::cli

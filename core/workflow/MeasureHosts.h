// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/Measure.h"

namespace warpgrain::workflow {

/// What came from a host: all of it, a part and why no more, or nothing and why.
struct HostMeasurement {
  Measurement measurement;
  bool started = false; ///< there is an environment
  std::optional<Error> error;
};

/// Is told how several hosts go on: one call at a time, on threads of theirs.
struct HostsProgress {
  std::function<void(const std::string &host, const std::string &stage)> stageReached = {};
  std::function<void(const std::string &host, const measure::Row &)> rowCame = {};
  std::function<void(const std::string &sentence)> notKept = {}; ///< why results are not kept with the bundle
};

/// Measures a bundle on several hosts at once, each variant on all of them. With `keep`, lines that are new go into the
/// bundle's results as they come.
std::vector<HostMeasurement> measureOnHosts(const std::vector<std::string> &hosts, const RunnerOptions &options,
                                            const measure::Bundle &bundle, bool keep, const HostsProgress &progress,
                                            const CancellationToken &cancel);

/// Measures a bundle on one machine and gives what came: on the host, with `keep`, or on this machine where none is
/// named. Fails as measureBundle() does, or with the host's error.
Result<Measurement> measureBundleOn(const std::string &host, const RunnerOptions &options,
                                    const measure::Bundle &bundle, const HostsProgress &progress,
                                    const CancellationToken &cancel);

/// True where every host measured everything.
bool allComplete(const std::vector<HostMeasurement> &hosts);

} // namespace warpgrain::workflow

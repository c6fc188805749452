// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Measurement.h"
#include "core/workflow/MeasureHosts.h"

namespace warpgrain::cli {

/// Tells a person who waits at a terminal how far the hosts are, and everyone why results are not kept.
workflow::HostsProgress hostsProgress();

Json hostsJson(const std::vector<workflow::HostMeasurement> &hosts, const std::vector<session::Variant> &variants);
void printHosts(const std::vector<workflow::HostMeasurement> &hosts, const std::vector<session::Variant> &variants);

} // namespace warpgrain::cli

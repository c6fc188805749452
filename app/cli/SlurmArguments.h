// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/workflow/campaign/SlurmCampaign.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace warpgrain::cli {

/// Where a campaign is measured, if not on this machine or a host.
struct SlurmArguments {
  std::string on; ///< "slurm", "slurm:PARTITION", "hq"; empty: not on a cluster
  measure::SlurmPlace place;

  void addTo(CLI::App &command);

  bool isGiven() const { return !on.empty(); }

  /// With the partition. Fails (usage) where `on` names no cluster.
  Result<measure::SlurmPlace> chosen() const;
};

/// Tells a person who waits at a terminal how far it is.
workflow::SlurmSettings slurmSettings(measure::SlurmPlace place, std::size_t kernels);

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/slurm/SlurmRun.h"
#include "core/tune/store/Record.h"
#include "core/workflow/TunedKernel.h"

#include <functional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// How a campaign is measured on a cluster.
struct SlurmSettings {
  measure::SlurmPlace place;
  bool keepsRecords = false;                                     ///< records are asked for
  std::function<void(const measure::SlurmProgress &)> progress;  ///< none: nobody waits
  std::function<void(const std::string &kernel)> kernelPrepared; ///< likewise
};

/// What became of a campaign.
struct SlurmCampaign {
  std::vector<TunedKernel> kernels;
  std::vector<tune::Record> records; ///< of all that was measured, for the store
  std::optional<Error> error;        ///< why not all was
};

/// Builds the variants of all kernels here, and measures them in one job array. The settings' folder must be one that
/// all nodes see, like this program's runner. Rows go into the kernels' bundles there, each once.
///
/// A kernel whose shards were measured on different models of GPU has an error: their times cannot be compared.
///
/// Errors: usage or tool, where there is no runner, before anything is built. What fails later is in the outcome.
Result<SlurmCampaign> tuneInSlurm(const tune::Campaign &campaign, const TuneSettings &settings,
                                  const SlurmSettings &slurm, const CancellationToken &cancel);

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/measure/Bundle.h"
#include "core/measure/CurrentResults.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// How a cluster is used.
struct SlurmPlace {
  std::string partition;            ///< empty: the cluster's own choice
  std::size_t atOnce = 8;           ///< so many tasks run at the same time at most
  std::size_t variantsOfTask = 8;   ///< beside the original
  std::vector<std::string> options; ///< of sbatch, or of hq submit
  bool isHyperQueue = false;        ///< tasks go to the workers of a HyperQueue server, in allocations that are there
};

/// Bundles that are to be measured.
struct SlurmOrder {
  SlurmPlace place;
  std::vector<Bundle> bundles;  ///< with the settings that they are measured with
  std::filesystem::path folder; ///< takes shards and logs; all nodes see it at the same path
  std::filesystem::path runner; ///< likewise
  std::vector<std::string> runnerArguments;
  std::chrono::milliseconds poll = std::chrono::seconds(5); ///< between two looks at the queue
};

/// How far it is.
struct SlurmProgress {
  std::size_t shards = 0;
  std::size_t answered = 0; ///< of them
  std::size_t pending = 0;  ///< tasks
  std::size_t running = 0;  ///< tasks

  friend bool operator==(const SlurmProgress &, const SlurmProgress &) = default;
};

struct SlurmOutcome {
  /// For each bundle the answers of its shards, as far as there are any.
  std::vector<std::vector<GpuResults>> answers;
  /// For each bundle: all its shards have answered.
  std::vector<bool> complete;
  std::optional<Error> error; ///< why not all have
};

/// Measures bundles in a job array: each is split into shards, whose folders are named by their content. What has an
/// answer there is not measured again, so that a call goes on where an earlier one ended, and a task that runs twice
/// changes nothing. Tasks of an earlier call that are still in the queue are waited for. Tasks that left shards without
/// an answer are submitted again as long as a round brings some answer. Cancellation ends the tasks.
///
/// `progress` is told whenever the queue was looked at. Fails (input) where shards cannot be written; what else goes
/// wrong stands in the outcome, with the answers that there are.
Result<SlurmOutcome> measureInSlurm(const SlurmOrder &order, const std::function<void(const SlurmProgress &)> &progress,
                                    const CancellationToken &cancel);

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/measure/slurm/SlurmQueue.h"

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// What runs the tasks of an array, through its own programs.
struct TaskQueue {
  std::string name;      ///< "Slurm", for sentences
  std::string canceller; ///< "scancel": what ends a job by hand
  std::function<Result<std::string>(const SlurmArray &, const CancellationToken &)> submit; ///< returns its number
  std::function<Result<SlurmTasks>(const std::string &, const CancellationToken &)> tasks;  ///< of jobs of a name
  std::function<Result<void>(const std::set<std::string> &)> cancel;
  std::function<std::map<std::size_t, std::string>(const std::string &, const CancellationToken &)> endings;
};

/// Slurm's own queue.
TaskQueue slurmQueue();

/// What one of a queue's programs writes. Fails (tool) with what it says.
Result<std::string> queueOutput(std::vector<std::string> command, std::string input, const CancellationToken &cancel);

} // namespace warpgrain::measure

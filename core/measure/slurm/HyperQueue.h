// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/slurm/TaskQueue.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// The command that hands an array's tasks to the workers of a HyperQueue server (0.17 or newer), within allocations of
/// a cluster that were made before. How many run at once is the workers' matter: each task takes one GPU of theirs.
std::vector<std::string> hyperQueueCommand(const SlurmArray &array);

/// Reads what `hq --output-mode=json job list` writes: the tasks that have not ended of jobs of a name. Fails (tool)
/// where that is no such list.
Result<SlurmTasks> hyperQueueTasksIn(std::string_view json, const std::string &name);

/// Submits, lists and cancels with the program hq, which finds the server as a person's own calls do.
TaskQueue hyperQueue();

} // namespace warpgrain::measure

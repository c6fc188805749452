// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/measure/slurm/SlurmScript.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace warpgrain::measure {

/// Tasks that have not ended.
struct SlurmTasks {
  std::set<std::string> jobs; ///< numbers of the arrays
  std::size_t pending = 0;
  std::size_t running = 0; ///< or in another state that is not the end

  bool empty() const { return jobs.empty(); }
};

/// Reads the lines of `squeue --format=%F|%T`; lines of another form are left out.
SlurmTasks slurmTasksIn(std::string_view lines);

/// How tasks of an array ended, by their numbers, from the lines of `sacct --format=JobID,State,NodeList`: "TIMEOUT on
/// node3".
std::map<std::size_t, std::string> slurmEndingsIn(std::string_view lines);

/// Submits an array with sbatch. Returns its number. Fails (tool) where sbatch is not there, or with what it says.
Result<std::string> submitToSlurm(const SlurmArray &array, const CancellationToken &cancel);

/// The person's tasks in jobs of a name, as squeue tells. Fails (tool).
Result<SlurmTasks> slurmTasks(const std::string &name, const CancellationToken &cancel);

/// Ends jobs with scancel. Fails (tool).
Result<void> cancelInSlurm(const std::set<std::string> &jobs);

/// How an array's tasks ended, where the cluster keeps accounts; else nothing.
std::map<std::size_t, std::string> slurmEndings(const std::string &job, const CancellationToken &cancel);

} // namespace warpgrain::measure

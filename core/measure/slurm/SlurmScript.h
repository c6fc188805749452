// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// A job array whose tasks run one command each, with another last argument.
struct SlurmArray {
  std::string name;                 ///< of the job, by which it is found again
  std::filesystem::path folder;     ///< tasks work here; absolute, and seen by all nodes
  std::string list;                 ///< a file in it: the tasks' arguments, one a line, without blanks
  std::size_t tasks = 0;            ///< from 1 on
  std::vector<std::string> command; ///< without that argument
  std::string partition;            ///< empty: the cluster's own choice
  std::size_t atOnce = 8;           ///< so many tasks run at the same time at most
  std::vector<std::string> options; ///< of sbatch, a person's own; of options that are there twice the last one counts
};

/// Where a task's output goes, relative to the array's folder.
std::string slurmLog(const std::string &job, std::size_t task);

/// The script of the job, for sbatch's standard input.
std::string slurmScript(const SlurmArray &array);

/// The command that submits it.
std::vector<std::string> sbatchCommand(const SlurmArray &array);

} // namespace warpgrain::measure

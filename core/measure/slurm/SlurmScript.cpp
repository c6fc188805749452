// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/SlurmScript.h"

#include "core/measure/host/HostScript.h"

namespace warpgrain::measure {

std::string slurmLog(const std::string &job, std::size_t task) {
  return "log/" + job + "_" + std::to_string(task) + ".log";
}

std::string slurmScript(const SlurmArray &array) {
  std::string out = "#!/bin/sh\n"
                    "argument=$(sed -n \"$((SLURM_ARRAY_TASK_ID + 1))p\" " +
                    shellQuoted(array.list) + ")\n[ -n \"$argument\" ] || exit 1\nexec";
  for (const std::string &word : array.command)
    out += " " + shellQuoted(word);
  return out + " \"$argument\"\n";
}

std::vector<std::string> sbatchCommand(const SlurmArray &array) {
  // Paths stand in no pattern of sbatch, where a '%' would mean something.
  std::vector<std::string> out{"sbatch",
                               "--parsable",
                               "--job-name=" + array.name,
                               "--array=0-" + std::to_string(array.tasks - 1) + "%" + std::to_string(array.atOnce),
                               "--chdir=" + array.folder.string(),
                               "--output=log/%A_%a.log",
                               "--gres=gpu:1",
                               "--requeue"};
  if (!array.partition.empty()) out.push_back("--partition=" + array.partition);
  out.insert(out.end(), array.options.begin(), array.options.end());
  return out;
}

} // namespace warpgrain::measure

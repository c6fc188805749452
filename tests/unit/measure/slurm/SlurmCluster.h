// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TemporaryDirectory.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace warpgrain::tests {

/// A real cluster of three nodes on this machine, without accounts: a munged, a slurmctld and three slurmd of its own.
/// While it is there SLURM_CONF leads to it. It ends with the object.
class SlurmCluster {
public:
  /// The first of its programs that is not installed; empty where all are.
  static std::string missingProgram();

  SlurmCluster();
  SlurmCluster(const SlurmCluster &) = delete;
  SlurmCluster &operator=(const SlurmCluster &) = delete;
  ~SlurmCluster();

  /// True once all nodes wait for work; false where that takes too long.
  bool isReady() const;

  /// Says of a node, from 1 to 3, that it is down: its tasks are put back into the queue. `resumeNode` takes it back.
  void takeNodeDown(int node) const;
  void resumeNode(int node) const;

  /// Kills a node's slurmd, which leaves its task without it, and starts another one.
  void killSlurmd(int node);
  void startSlurmd(int node);

  /// Tasks that were put back may begin at once. Slurm lets them wait for two minutes.
  void beginTasksNow() const;

  /// Ends slurmctld, which saves the queue, and starts it again.
  void restartController();

  std::filesystem::path folder() const { return folder_.path(); }

private:
  std::filesystem::path path(const std::string &name) const { return folder_.path() / name; }

  void writeFiles() const;
  pid_t start(const std::vector<std::string> &command);
  void end(pid_t process, int signal);

  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
  std::vector<pid_t> processes_;
  pid_t controller_ = 0;
  std::array<pid_t, 3> slurmds_{};
};

} // namespace warpgrain::tests

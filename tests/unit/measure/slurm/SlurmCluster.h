// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TemporaryDirectory.h"

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

  std::filesystem::path folder() const { return folder_.path(); }

private:
  std::filesystem::path path(const std::string &name) const { return folder_.path() / name; }

  void writeFiles() const;
  void start(const std::vector<std::string> &command);

  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
  std::vector<pid_t> processes_;
};

} // namespace warpgrain::tests

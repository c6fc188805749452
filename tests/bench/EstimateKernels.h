// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/LaunchFloor.h"
#include "core/workflow/OpenedSource.h"
#include "tests/bench/EstimateRows.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::bench {

/// A plan of a table.
struct MeasuredPlan {
  transform::Plan plan;
  double microseconds = 0;
  std::optional<std::uint32_t> registers;
};

/// One kernel of a campaign, with the plans that tables have of it.
struct OpenKernel {
  std::unique_ptr<workflow::OpenedSource> source;
  workflow::KernelBundleOrder order;
  access::LaunchContext launch;
  estimate::LaunchWork work;
  std::vector<MeasuredPlan> plans;
};

using NamedKernels = std::vector<std::pair<std::string, std::unique_ptr<OpenKernel>>>;

/// Opens the kernels of a campaign that tables have rows of, and reads the rows that have a time. A table names a plan,
/// or a configuration of the space of plans: choices that the space did not have then are none.
Result<NamedKernels> openKernels(const std::string &campaign, const std::vector<std::string> &tables);

} // namespace warpgrain::bench

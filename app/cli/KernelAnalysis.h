// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/Unit.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What `analyze` tells of one kernel.
struct KernelAnalysis {
  model::FunctionId kernel = model::none<model::FunctionId>;
  access::KernelFacts facts;
  dependence::KernelDependences dependences; ///< of facts.instances
  std::vector<std::string> assumptions;      ///< sentences
};

KernelAnalysis analyzeKernel(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch);

} // namespace warpgrain::cli

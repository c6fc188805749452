// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

namespace warpgrain::dependence {

/// The accesses of a kernel in one launch, and nothing said of a request whose lanes nobody can tell: where threads
/// part at a barrier (BarrierFinding::isOrderly), which of them go on together is not defined. So the requests of
/// accesses that come after such a barrier, or that share a loop with it, are not known, and no sum that they belong
/// to.
access::KernelFacts launchFacts(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch);

} // namespace warpgrain::dependence

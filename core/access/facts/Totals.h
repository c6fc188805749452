// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <vector>

namespace warpgrain::access {

/// True if an earlier read has already loaded the same value, so that compilers merge the two: the same address in the
/// same iterations under the same conditions, with no barrier and no write to that memory space in between.
bool isLoadedBefore(const KernelInstances &instances, std::size_t access);

/// Sums the costs of the instances; `requests` has one entry per access of `instances`. A total is known only if each
/// access that may belong to it is counted and nothing else may access memory.
LaunchTotals totalsOf(const model::Unit &unit, const KernelInstances &instances, const std::vector<Requests> &requests);

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <vector>

namespace warpgrain::access {

/// True if an earlier read has loaded the same already, as compilers see it: the same address in the same iterations
/// under the same conditions, with no barrier and no write to that kind of memory in between.
bool isLoadedBefore(const KernelInstances &instances, std::size_t access);

/// Adds up what the instances cost; `requests` holds an entry for each access of `instances`. A sum is known only where
/// each access that may belong to it is counted, and nothing else may access memory.
LaunchTotals totalsOf(const model::Unit &unit, const KernelInstances &instances, const std::vector<Requests> &requests);

} // namespace warpgrain::access

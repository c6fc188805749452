// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/execute/LaunchContext.h"
#include "core/access/facts/Fact.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::execute {

/// How many bytes a launch touches behind each pointer parameter, by its path ("A", "params.data"): the end of the
/// farthest access that a thread makes, or an upper bound of it where there are very many. Where that is not known, the
/// clause says which access is in the way. A pointer through which nothing is accessed is not in it.
std::map<std::string, access::Fact<std::uint64_t>> bufferSizes(const model::Unit &unit, model::FunctionId kernel,
                                                               const access::LaunchContext &launch);

} // namespace warpgrain::execute

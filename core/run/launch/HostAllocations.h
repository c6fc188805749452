// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/HostNumbers.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::run {

/// How many bytes the source allocates for the pointer that a launch of the kernel hands over for a parameter, as in
/// `cudaMalloc(&bins, 256 * sizeof(int))`: in the launching function, or in those that call it. Nothing where the
/// pointer is not the begin of an allocation that is seen. `given`: values of the kernel's parameters by name. For
/// pointers whose size the kernel does not tell.
std::optional<model::HostNumber> allocatedBytes(const model::Unit &unit, model::FunctionId kernel,
                                                const std::string &parameter,
                                                const std::map<std::string, std::int64_t> &given);

} // namespace warpgrain::run

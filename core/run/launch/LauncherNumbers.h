// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/HostNumbers.h"
#include "core/model/Launch.h"

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::run {

/// True for launches whose arguments stand in the launch itself.
bool hasReadableArguments(const model::Launch &launch);

/// Of the launching function. `given`: values of the kernel's parameters by name. Precondition: the arguments are
/// readable.
model::HostNumbers launcherNumbers(const model::Unit &unit, const model::Launch &launch,
                                   const std::map<std::string, std::int64_t> &given);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/run/protocol/Request.h"

#include <string>

namespace warpgrain::run {

/// Returns a __device__ or __constant__ variable that a kernel, or a function of its unit, names. Fails (usage) if
/// there is none of that name, or if it has contents other than numbers.
Result<Symbol> symbolOf(const model::Unit &unit, model::FunctionId kernel, const std::string &name);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstdint>

namespace warpgrain::estimate {

/// Shared memory of known size that a kernel declares, in bytes.
std::uint32_t declaredSharedBytes(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::estimate

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

#include <cstdint>
#include <optional>

namespace warpgrain::workflow {

/// Returns how many sectors of 32 bytes a request of 32 lanes touches if neighbouring lanes differ by one in an index,
/// and in nothing else that the address depends on. Where the distance between lanes is not a number, each lane has a
/// sector of its own.
std::int64_t sectorsAlong(const access::KernelInstances &instances, const access::AccessInstance &access,
                          access::AtomId index);

/// Returns the index of threads along x; no value if no address depends on it.
std::optional<access::AtomId> threadAlongX(const access::AtomTable &atoms);

} // namespace warpgrain::workflow

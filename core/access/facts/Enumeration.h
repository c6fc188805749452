// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/LaunchCounter.h"
#include "core/access/facts/LaunchNumbers.h"
#include "core/access/facts/OuterIndices.h"

#include <optional>

namespace warpgrain::access {

/// Counts an access of any form by computing the address of each lane at every combination of outer indices. For forms
/// that LaunchCounter does not support (products of indices, bit operations). No value if this takes more than `limit`
/// evaluations, or if an address has no value.
std::optional<LaunchCost> enumerateLaunch(AtomTable &atoms, const AccessInstance &instance,
                                          const LaunchNumbers &numbers, const OuterIndices &outer,
                                          std::int64_t limit = 500'000);

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <cstdint>
#include <optional>

namespace warpgrain::access {

/// What is wrong with an access.
enum class AccessProblem : std::uint8_t {
  none,
  uncoalesced, ///< a request moves more sectors than its data fills
  conflicting, ///< lanes want different words of one bank
  notKnown,    ///< not counted, or no thread gets here
};

AccessProblem problemOf(const AccessFacts &facts);

/// Sectors per request where they are counted.
std::optional<double> sectorsPerRequest(const AccessFacts &facts);
std::optional<double> idealSectors(const AccessFacts &facts);
/// Bank conflict ways of accesses to shared memory; 1 is free of conflicts.
std::optional<std::int64_t> conflictWays(const AccessFacts &facts);

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/LaunchCounter.h"
#include "core/estimate/volume/ByteRanges.h"

#include <cstdint>
#include <optional>

namespace warpgrain::estimate {

/// How much work one access may be.
struct TouchLimits {
  std::int64_t evaluations = 30'000'000; ///< of single threads and of blocks
  std::size_t ranges = 4'000'000;
};

/// The bytes that all threads of a launch touch through an access, from the begin of its array. Exact. No value if a
/// condition is not known, or if it would be more work than the limits allow.
///
/// Indices that no condition depends on are not run through: the set of bytes is repeated for them as a whole.
std::optional<ByteRanges> touchedBytes(const access::CountedAccess &access, const TouchLimits &limits = {});

} // namespace warpgrain::estimate

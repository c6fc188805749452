// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::run {

enum class VerificationStatus : std::uint8_t {
  verified, ///< every buffer has the same contents as after the original
  differs,  ///< a buffer has other contents
  failed,   ///< the variant did not run to its end
  refused,  ///< a step is not legal, or not for this launch
};

/// "verified", "differs", "failed", "refused".
const char *nameOf(VerificationStatus status);

} // namespace warpgrain::run

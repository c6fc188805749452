// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::execute {

enum class VerificationStatus : std::uint8_t {
  verified, ///< every buffer holds what the original leaves in it
  differs,  ///< it does not
  failed,   ///< the variant did not run to its end
  refused,  ///< a step may not be made, or not with this launch
};

/// "verified", "differs", "failed", "refused".
const char *nameOf(VerificationStatus status);

} // namespace warpgrain::execute

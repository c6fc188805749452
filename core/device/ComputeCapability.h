// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::device {

/// Which generation of GPU: CUDA's compute capability (CUDA Programming Guide, "Compute
/// Capabilities").
struct ComputeCapability {
  std::uint32_t major = 0;
  std::uint32_t minor = 0; ///< 0 … 9: in "sm_121" the last digit is the minor number

  /// "sm_90": as nvcc's -arch takes it.
  std::string architecture() const;
  /// "9.0": as people write it.
  std::string number() const;

  friend auto operator<=>(const ComputeCapability &, const ComputeCapability &) = default;
};

/// Reads "sm_90", "sm_90a", "compute_90", "90", "9.0" and "12.1". The suffixes of
/// architecture-specific code (a, f) are accepted and say nothing of the limits. Fails (usage) on
/// anything else; does not ask whether such a GPU exists.
Result<ComputeCapability> parseComputeCapability(std::string_view text);

} // namespace warpgrain::device

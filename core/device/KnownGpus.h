// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/MultiprocessorLimits.h"

#include <span>
#include <string_view>

namespace warpgrain::device {

/// A compute capability that GPUs of NVIDIA have: what a multiprocessor of it holds, and which they are.
struct KnownGpu {
  MultiprocessorLimits limits;
  std::string_view products; ///< "Hopper (H100, H200)"; empty: none is named
};

/// All of them, ascending by compute capability, 1.0 to 12.1.
std::span<const KnownGpu> knownGpus();

/// The GPUs of an architecture ("sm_90", "sm_90a"), as the table names them; empty where it names none.
std::string_view productsOf(std::string_view architecture);

} // namespace warpgrain::device

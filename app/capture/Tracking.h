// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/capture/Allocations.h"

#include <cuda.h>
#include <cupti_callbacks.h>
#include <set>
#include <vector>

namespace warpgrain::capture {

/// The calls by which memory, textures and surfaces come and go.
std::vector<CUpti_CallbackId> trackedCalls();

/// What the program has at this moment, as its calls made it.
struct Tracked {
  Allocations allocations;
  std::set<std::uint64_t> textures; ///< handles of textures and surfaces

  /// Takes note of a call: what it gives back when it is done, what it takes away before it begins.
  void see(CUpti_CallbackId call, const CUpti_CallbackData &data);
};

} // namespace warpgrain::capture

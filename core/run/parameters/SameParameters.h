// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/parameters/KernelParameters.h"

#include <string>

namespace warpgrain::run {

/// A kernel of a source, as sentences name it.
struct NamedKernel {
  const model::Unit *unit = nullptr;
  model::FunctionId kernel = model::none<model::FunctionId>;
  const KernelEntry *entry = nullptr;
  std::string file; ///< "b.cu"
};

/// Checks that one launch can fill the parameters of both kernels. Names may differ. Each parameter must have the same
/// bytes, and the same kinds of numbers and pointers at the same places; a pointer to float4 counts as one to float.
/// Fails (usage) with a sentence on the first parameter that differs, with both types.
Result<void> checkSameParameters(const NamedKernel &original, const NamedKernel &other);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

namespace warpgrain::access {

/// True for a pointer that the kernel made in a way that was not followed, as `(int *)((size_t)p + 4)`, or that it may
/// have stored itself where it was loaded. It may lead to what any other pointer leads to, also where that one is
/// __restrict__.
inline bool isMadePointer(const Array &array) {
  return array.isPointer && !array.isLoaded && !model::isSome(array.variable);
}

} // namespace warpgrain::access

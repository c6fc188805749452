// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// `max-registers N`: bounds the registers of a thread with `__maxnreg__`. What the kernel does stays.
const Transformation &maxRegistersTransformation();

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Keeps elements of arrays that are named repeatedly in registers (ALG-C3, step 5): loaded once before a piece of the
/// text, stored once after it where they are written; never across a barrier or a possible alias. Elements that a
/// loop's iterations read one after the other are passed on from register to register.
const Transformation &scalarReplaceTransformation();

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Makes several loops of one: the statements of its body are parted wherever no later iteration uses, further up in
/// the body, what an earlier one did further down.
const Transformation &distributeTransformation();

/// Makes one loop of two that follow each other and go round alike.
const Transformation &fuseTransformation();

} // namespace warpgrain::transform

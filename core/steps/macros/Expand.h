// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Writes a macro out wherever a kernel's text uses it, so that other steps can change what it stands for.
const Transformation &expandTransformation();

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Writes a device function out wherever a kernel's text calls it (what compilers call inlining), so that other
/// steps can change what it does: barriers above all, at which coarsening must part the kernel's work.
const Transformation &inlineTransformation();

} // namespace warpgrain::transform

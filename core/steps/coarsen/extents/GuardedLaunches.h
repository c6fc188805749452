// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// Writes the launches of a guarded coarsening, whose extent along the step's axis is divided and rounded up, and the
/// parameter of the kernel by which they hand it the old extents. Refuses a kernel or a launch that cannot be written
/// so, and a function called by the kernel that reads what changes.
std::expected<TextEdits, dependence::Verdict> guardedLaunches(KernelStudy &study, const CoarsenStep &step,
                                                              const std::string &parameter);

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/StageStep.h"

#include <expected>

namespace warpgrain::transform {

/// Returns the edits that stage the reads of an array in a loop: the loop is strip-mined, the threads of a block load
/// the elements that a strip reads into tiles in shared memory, and the reads become reads of the tiles. A loop that is
/// not longer than a tile is not strip-mined. Adds its assumptions to `verdict`.
///
/// Why the barriers suffice: only the loader writes a tile, and only the loop reads it. One thread writes each element,
/// since the loaders of one place divide the iterations among them. One barrier separates the loader from the loop, and
/// another one separates the loop from the next execution of the loader.
std::expected<TextEdits, dependence::Verdict> stageLoop(KernelStudy &study, const StageStep &step,
                                                        dependence::Verdict &verdict);

} // namespace warpgrain::transform

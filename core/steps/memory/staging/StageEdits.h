// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/staging/StageStep.h"

#include <expected>
#include <string>

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

/// Returns the edits that stage consecutive elements that threads read along x, as in a stencil. A tile has one element
/// for each thread of a row of the block, and a halo at its end. Each thread loads the first element that it reads; the
/// last active thread of the row also loads the other elements that it reads. Adds its assumptions to `verdict`.
///
/// Why this loads every element: an element at distance d is the first element of the thread d places further, which
/// loads it if it is active. If not, the last active thread reads the element, too, and loads it. So each element is
/// loaded by exactly one thread, and only elements that the original kernel reads are loaded. One barrier separates the
/// loads from the reads, which are executed once.
std::expected<TextEdits, dependence::Verdict> stageRow(KernelStudy &study, const std::string &array,
                                                       dependence::Verdict &verdict);

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/StageStep.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// The edits that stage what a loop reads of an array: the loop is made of strips, the threads of a block load what a
/// strip reads into tiles in shared memory, and the reads become reads of the tiles. A loop that is no longer than a
/// tile is left whole. Adds what is assumed.
///
/// Why the barriers suffice: a tile is written by its loader alone and read in the loop alone. An element of it is
/// written by one thread, since the loaders of one place part the iterations. A barrier stands between the loader and
/// the loop, and one between the loop and whatever comes to the loader again.
std::expected<TextEdits, dependence::Verdict> stageLoop(KernelStudy &study, const StageStep &step,
                                                        dependence::Verdict &verdict);

/// The edits that stage what threads read of an array at places beside each other along x, as in a stencil: a tile has
/// an element for each thread of a row of the block, and a halo at its end. Each thread loads the first element that it
/// reads; the last one that comes there loads the others that it reads. Adds what is assumed.
///
/// Why that is all: an element is the first one of the thread that many places further, and loaded by it, or no thread
/// so far comes there; then the last one that does reads it too. So nothing is loaded that was not read before, and
/// each element by one thread. One barrier stands between that and the reads, which are made once.
std::expected<TextEdits, dependence::Verdict> stageRow(KernelStudy &study, const std::string &array,
                                                       dependence::Verdict &verdict);

} // namespace warpgrain::transform

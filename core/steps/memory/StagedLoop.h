// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/StageStep.h"

#include <expected>

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

} // namespace warpgrain::transform

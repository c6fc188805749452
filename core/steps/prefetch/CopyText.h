// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/prefetch/TileCopies.h"

#include <expected>

namespace warpgrain::transform {

/// The edits that keep the next tile in registers: loads of the first tile before the loop, stores of what is loaded in
/// place of the copies, and loads of the next tile behind the barrier, where there is a next iteration. `verdict` is
/// told what that takes for granted. Refuses what cannot be written so.
std::expected<TextEdits, dependence::Verdict> writePrefetch(KernelStudy &study, const TileCopies &copies,
                                                            dependence::Verdict &verdict);

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/prefetch/TileCopies.h"

#include <optional>

namespace warpgrain::transform {

/// Why what a tile is copied from cannot be computed one iteration earlier: a part of it does more than compute, reads
/// memory that the block writes, or names a variable that the loop changes. In one body: the kernel's own, or that of
/// an instantiation.
std::optional<dependence::Verdict> whyNotComputedEarly(const model::BodyIndex &index,
                                                       dependence::EffectsAnalysis &effects, const TileCopies &copies);

/// Why loads may not pass what a loop does: it may be left early, waits for other threads otherwise than at barriers of
/// the block, or is not followed.
std::optional<dependence::Verdict> whyLoadsMayNotPass(const model::BodyIndex &index,
                                                      dependence::EffectsAnalysis &effects, model::StatementId loop);

/// Why what is loaded may be written in the loop, by this or another thread, between its new place and its old one; or
/// why the threads of the block may not reach the barrier together. Assumes that pointers do not overlap where nothing
/// tells.
std::optional<dependence::Verdict> whyLoadedIsWritten(KernelStudy &study, const TileCopies &copies,
                                                      dependence::Verdict &verdict);

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/search/BatchMaker.h"
#include "core/workflow/search/PlanSearch.h"
#include "core/workflow/search/RoundRunners.h"

#include <filesystem>
#include <vector>

namespace warpgrain::workflow {

/// A part of a round, measured on one GPU beside the original.
struct RoundShare {
  PlanBatch batch;
  Measurement measured;
};

/// The plans of a batch dealt out to so many shares, each with the original; fewer where there are fewer plans. A batch
/// of the original alone is one share.
std::vector<PlanBatch> dealtOut(const PlanBatch &batch, std::size_t shares);

/// Measures a batch: on the order's GPUs at once, each share in a folder of its own beneath, or on the runners' own
/// GPU, or on the order's host. A plan is compared with the original on its GPU, so that GPUs need not be equally fast.
/// Fails as measureBundle() does, and (usage) where the GPUs are of different models.
Result<std::vector<RoundShare>> measureRound(const PlanSearchOrder &order, RoundRunners &runners,
                                             const PlanBatch &batch, const std::filesystem::path &folder,
                                             const CancellationToken &cancel);

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/SeenValues.h"

namespace warpgrain::transform {

/// True for a loop that goes from place to place: on every way through an iteration, each look (Looks) is at a place
/// that hangs on a variable which the way gives another value. So does a probe of a hash table, or a walk along links.
/// A loop that looks at one place until another thread has stored something there does not, on the way on which nothing
/// is stored yet. That the places never come round again is not shown.
bool movesAllLooks(const model::BodyIndex &index, const SeenValues &seen, model::StatementId loop);

} // namespace warpgrain::transform

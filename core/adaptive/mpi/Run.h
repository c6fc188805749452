// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/RunOrder.h"
#include "core/adaptive/mpi/RankGroup.h"
#include "core/adaptive/record/Recording.h"

namespace warpgrain::adaptive {

/// Brings the matrix to the ranks and iterates. Collective; all ranks get the same error, those of distributed(),
/// backendFor() and peersFor().
Result<Recording> runProduct(const RankGroup &group, const RunOrder &order);

} // namespace warpgrain::adaptive

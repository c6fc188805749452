// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/Peers.h"
#include "core/base/Error.h"

#include <array>
#include <memory>

namespace warpgrain::adaptive::gpu {

/// What ranks share to find each other: ncclUniqueId.
using NcclId = std::array<char, 128>;

/// Whether NCCL can be loaded on this host. Errors: tool, where it cannot.
Result<void> findNccl();

/// For one rank, which tells all others. findNccl() has found NCCL.
Result<NcclId> newNcclId();

/// Messages by NCCL. All ranks call this together; each has a GPU of its own, whose context is current.
Result<std::unique_ptr<Peers>> ncclPeers(const NcclId &id, int rank, int ranks);

} // namespace warpgrain::adaptive::gpu

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/Backend.h"
#include "core/adaptive/backend/Peers.h"
#include "core/adaptive/matrix/CsrRows.h"
#include "core/adaptive/mpi/RankGroup.h"

#include <memory>
#include <optional>

namespace warpgrain::adaptive {

/// Makes what multiplies the rows of this rank. Ranks of a host that want a GPU take turns at those that are there.
/// Collective; all ranks get the same error. x has so many elements.
///
/// Errors: tool, where a rank's GPU cannot be used; it names the rank. Throws std::system_error where the system gives
/// no threads.
template <typename Real>
Result<std::unique_ptr<Backend<Real>>> backendFor(const RankGroup &group, BackendKind kind,
                                                  std::unique_ptr<CsrRows<Real>> rows, std::int64_t columns,
                                                  int threads);

extern template Result<std::unique_ptr<Backend<float>>> backendFor(const RankGroup &, BackendKind,
                                                                   std::unique_ptr<CsrRows<float>>, std::int64_t, int);
extern template Result<std::unique_ptr<Backend<double>>>
backendFor(const RankGroup &, BackendKind, std::unique_ptr<CsrRows<double>>, std::int64_t, int);

/// Messages from GPU to GPU, or null for those of MPI. Without a transport, peers are taken where each rank has a GPU
/// of its own and NCCL is there. Collective; all ranks get the same error, and the backends are made.
///
/// Errors: usage, where NCCL is asked for and a rank has no GPU, or shares it; tool, where it is asked for and not
/// there, or fails.
Result<std::unique_ptr<Peers>> peersFor(const RankGroup &group, BackendKind kind, std::optional<Transport> transport);

} // namespace warpgrain::adaptive

// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/RankBackend.h"

#include "core/adaptive/backend/HostBackend.h"
#include "core/adaptive/gpu/GpuBackend.h"
#include "core/adaptive/gpu/Nccl.h"

#include <string>

namespace warpgrain::adaptive {

namespace {

bool isOnGpu(BackendKind kind) {
  return kind != BackendKind::cpu;
}

/// Ranks of this host with a GPU: how many come before this one, and how many there are.
struct GpuRanks {
  int before = 0;
  int all = 0;
};

GpuRanks gpuRanksOfHost(const RankGroup &group, BackendKind kind) {
  MPI_Comm host = MPI_COMM_NULL;
  MPI_Comm_split_type(group.communicator(), MPI_COMM_TYPE_SHARED, group.rank(), MPI_INFO_NULL, &host);
  const int mine = isOnGpu(kind) ? 1 : 0;
  GpuRanks out;
  MPI_Scan(&mine, &out.before, 1, MPI_INT, MPI_SUM, host);
  MPI_Allreduce(&mine, &out.all, 1, MPI_INT, MPI_SUM, host);
  MPI_Comm_free(&host);
  out.before -= mine;
  return out;
}

template <typename Real>
Result<std::unique_ptr<Backend<Real>>> onGpu(const RankGroup &group, BackendKind kind, int rankOnHost,
                                             std::unique_ptr<CsrRows<Real>> rows, std::int64_t columns) {
  auto out = gpu::GpuBackend<Real>::make(std::move(rows), columns, kind, rankOnHost);
  if (!out) out.error().message = "Rank " + std::to_string(group.rank()) + ": " + out.error().message;
  return out;
}

} // namespace

template <typename Real>
Result<std::unique_ptr<Backend<Real>>> backendFor(const RankGroup &group, BackendKind kind,
                                                  std::unique_ptr<CsrRows<Real>> rows, std::int64_t columns,
                                                  int threads) {
  const GpuRanks ranks = gpuRanksOfHost(group, kind);
  Result<std::unique_ptr<Backend<Real>>> out = nullptr;
  if (isOnGpu(kind))
    out = onGpu<Real>(group, kind, ranks.before, std::move(rows), columns);
  else
    out = std::make_unique<HostBackend<Real>>(std::move(rows), columns, threads);
  const auto agreed = group.agreed(out ? Result<void>() : std::unexpected(out.error()));
  if (!agreed) return std::unexpected(agreed.error());
  return out;
}

template Result<std::unique_ptr<Backend<float>>> backendFor(const RankGroup &, BackendKind,
                                                            std::unique_ptr<CsrRows<float>>, std::int64_t, int);
template Result<std::unique_ptr<Backend<double>>> backendFor(const RankGroup &, BackendKind,
                                                             std::unique_ptr<CsrRows<double>>, std::int64_t, int);

namespace {

/// Whether this rank could exchange by NCCL.
Result<void> ncclFits(const RankGroup &group, BackendKind kind) {
  const GpuRanks ranks = gpuRanksOfHost(group, kind);
  const std::string name = "Rank " + std::to_string(group.rank());
  if (!isOnGpu(kind))
    return fail(ErrorKind::usage,
                name + " has no GPU, so that NCCL cannot exchange elements; use --transport host or auto.");
  if (const int gpus = gpu::Gpu::count(); ranks.all > gpus)
    return fail(ErrorKind::usage, name + " shares one of " + std::to_string(gpus) + " GPUs with another of " +
                                      std::to_string(ranks.all) +
                                      " ranks, which NCCL does not allow; use --transport host or auto.");
  return gpu::findNccl();
}

Result<std::unique_ptr<Peers>> joined(const RankGroup &group) {
  Result<gpu::NcclId> id = gpu::NcclId{};
  if (group.isFirst()) id = gpu::newNcclId();
  const auto hasId = group.agreed(id ? Result<void>() : std::unexpected(id.error()));
  if (!hasId) return std::unexpected(hasId.error());
  group.broadcast(std::as_writable_bytes(std::span(*id)));
  auto out = gpu::ncclPeers(*id, group.rank(), group.size());
  const auto agreed = group.agreed(out ? Result<void>() : std::unexpected(out.error()));
  if (!agreed) return std::unexpected(agreed.error());
  return out;
}

} // namespace

Result<std::unique_ptr<Peers>> peersFor(const RankGroup &group, BackendKind kind, std::optional<Transport> transport) {
  if (group.size() == 1 || transport == Transport::host) return nullptr;
  const auto fits = group.agreed(ncclFits(group, kind));
  if (!fits && transport) return std::unexpected(fits.error());
  if (!fits) return nullptr;
  return joined(group);
}

} // namespace warpgrain::adaptive

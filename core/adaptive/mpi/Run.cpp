// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/Run.h"

#include "core/adaptive/backend/Stopwatch.h"
#include "core/adaptive/mpi/Distribution.h"
#include "core/adaptive/mpi/IteratedProduct.h"
#include "core/adaptive/mpi/RankBackend.h"

namespace warpgrain::adaptive {

namespace {

template <typename Real>
Result<Recording> runAs(const RankGroup &group, const RunOrder &order) {
  const Stopwatch watch;
  auto matrix = distributed<Real>(group, order.matrix, order.storage);
  if (!matrix) return std::unexpected(matrix.error());
  ProductSettings settings = order.settings;
  if (!order.slowdown.empty()) settings.slowdown = order.slowdown[static_cast<std::size_t>(group.rank())];
  const RowPointers pointers = matrix->rows->rowPointers();
  const BackendKind kind =
      order.backends.empty() ? BackendKind::cpu : order.backends[static_cast<std::size_t>(group.rank())];
  auto backend = backendFor<Real>(group, kind, std::move(matrix->rows), static_cast<std::int64_t>(pointers->size()) - 1,
                                  settings.threads);
  if (!backend) return std::unexpected(backend.error());
  auto peers = peersFor(group, kind, order.transport);
  if (!peers) return std::unexpected(peers.error());
  IteratedProduct<Real> product(group, std::move(*backend), pointers, settings, std::move(*peers));
  group.wait();
  const double prepared = group.largest(watch.seconds());
  product.iterate(order.iterations);
  Recording out = product.recording();
  out.matrix = order.name;
  out.storage = matrix->storage;
  out.prepareSeconds = prepared;
  return out;
}

} // namespace

Result<Recording> runProduct(const RankGroup &group, const RunOrder &order) {
  return order.isFloat ? runAs<float>(group, order) : runAs<double>(group, order);
}

} // namespace warpgrain::adaptive

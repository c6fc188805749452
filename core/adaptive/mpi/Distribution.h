// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/CsrRows.h"
#include "core/adaptive/matrix/MatrixChoice.h"
#include "core/adaptive/matrix/Storage.h"
#include "core/adaptive/mpi/RankGroup.h"

#include <memory>
#include <optional>

namespace warpgrain::adaptive {

/// A matrix on all ranks: each has all rows, or its block of equalRows().
template <typename Real>
struct DistributedMatrix {
  Storage storage = Storage::replicated;
  std::unique_ptr<CsrRows<Real>> rows;
};

/// Brings a matrix to the ranks. One that is made up is made where it is needed; a file is read by rank 0, which sends
/// each rank what it is to hold. Without a storage, storageFor() decides by the free memory of the host that has least.
/// Collective; all ranks get the same error.
///
/// Errors: those of readMatrixMarket(); usage, where there are more ranks than rows.
template <typename Real>
Result<DistributedMatrix<Real>> distributed(const RankGroup &group, const MatrixChoice &choice,
                                            std::optional<Storage> storage);

extern template Result<DistributedMatrix<float>> distributed(const RankGroup &, const MatrixChoice &,
                                                             std::optional<Storage>);
extern template Result<DistributedMatrix<double>> distributed(const RankGroup &, const MatrixChoice &,
                                                              std::optional<Storage>);

} // namespace warpgrain::adaptive

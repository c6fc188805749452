// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/gpu/Gpu.h"
#include "core/adaptive/matrix/CsrRows.h"

namespace warpgrain::adaptive::gpu {

/// A block of rows in a GPU's memory, in compressed form. Positions are counted from the block's first non-zero.
template <typename Real>
class DeviceBlock {
public:
  explicit DeviceBlock(std::shared_ptr<const Gpu> gpu) : gpu_(std::move(gpu)) {}

  /// Holds another block of rows. Those that are there already stay on the GPU. Throws GpuError.
  void take(const CsrRows<Real> &rows, RowRange block);

  RowRange rows() const { return rows_; }

  std::int64_t nonZeros() const { return nonZeros_; }

  std::int64_t longestRow() const { return longestRow_; }

  /// Positions have 64 bits: there are more than 2^31 - 1 non-zeros.
  bool isWide() const;

  driver::Address offsets() const { return offsets_.address(); }

  driver::Address columns() const { return columns_.address(); }

  driver::Address values() const { return values_.address(); }

  /// Bytes that were copied from the host for the present block.
  std::int64_t uploadedBytes() const { return uploadedBytes_; }

private:
  template <typename Offset>
  void takeOffsets(const RowPointers &pointers, RowRange block);
  void takeElements(const CsrRows<Real> &rows, RowRange block);
  void upload(const CsrRows<Real> &rows, RowRange part, std::int64_t first, const DeviceBuffer &columns,
              const DeviceBuffer &values);

  std::shared_ptr<const Gpu> gpu_;
  RowRange rows_;
  std::int64_t firstNonZero_ = 0; ///< of the block, in the matrix
  std::int64_t nonZeros_ = 0;
  std::int64_t longestRow_ = 0;
  std::int64_t uploadedBytes_ = 0;
  DeviceBuffer offsets_;
  DeviceBuffer columns_;
  DeviceBuffer values_;
};

extern template class DeviceBlock<float>;
extern template class DeviceBlock<double>;

} // namespace warpgrain::adaptive::gpu

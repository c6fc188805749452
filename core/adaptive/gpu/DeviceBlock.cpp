// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/DeviceBlock.h"

#include <algorithm>
#include <limits>

namespace warpgrain::adaptive::gpu {

namespace {

std::int64_t pointerOf(const RowPointers &pointers, std::int64_t row) {
  return (*pointers)[static_cast<std::size_t>(row)];
}

} // namespace

template <typename Real>
bool DeviceBlock<Real>::isWide() const {
  return nonZeros_ > std::numeric_limits<std::int32_t>::max();
}

template <typename Real>
template <typename Offset>
void DeviceBlock<Real>::takeOffsets(const RowPointers &pointers, RowRange block) {
  std::vector<Offset> offsets(static_cast<std::size_t>(block.size()) + 1);
  for (std::size_t i = 0; i < offsets.size(); ++i)
    offsets[i] = static_cast<Offset>(pointerOf(pointers, block.begin + static_cast<std::int64_t>(i)) - firstNonZero_);
  const std::size_t bytes = offsets.size() * sizeof(Offset);
  if (offsets_.bytes() != bytes) {
    offsets_.clear();
    offsets_ = DeviceBuffer(gpu_, bytes);
  }
  gpu_->check(gpu_->driver().copyToDevice(offsets_.address(), offsets.data(), bytes, gpu_->stream()),
              "copy rows to it");
  gpu_->wait();
}

/// Rows of the host whose first non-zero is to lie at `first` of the buffers.
template <typename Real>
void DeviceBlock<Real>::upload(const CsrRows<Real> &rows, RowRange part, std::int64_t first,
                               const DeviceBuffer &columns, const DeviceBuffer &values) {
  if (part.isEmpty()) return;
  const auto place = static_cast<driver::Address>(first);
  const auto copy = [&](driver::Address to, const auto &elements) {
    if (elements.empty()) return;
    gpu_->check(gpu_->driver().copyToDevice(to, elements.data(), elements.size_bytes(), gpu_->stream()),
                "copy rows to it");
    uploadedBytes_ += static_cast<std::int64_t>(elements.size_bytes());
  };
  copy(columns.address() + place * sizeof(std::int32_t), rows.columnsOf(part));
  copy(values.address() + place * sizeof(Real), rows.valuesOf(part));
}

template <typename Real>
void DeviceBlock<Real>::takeElements(const CsrRows<Real> &rows, RowRange block) {
  const RowPointers &pointers = rows.rowPointers();
  const std::int64_t first = pointerOf(pointers, block.begin);
  const auto count = static_cast<std::size_t>(pointerOf(pointers, block.end) - first);
  RowRange kept = common(block, rows_);
  DeviceBuffer columns;
  DeviceBuffer values;
  try {
    columns = DeviceBuffer(gpu_, count * sizeof(std::int32_t));
    values = DeviceBuffer(gpu_, count * sizeof(Real));
  } catch (const GpuError &) {
    // There is no room for both blocks: all rows come from the host.
    kept = {};
    for (DeviceBuffer *buffer : {&columns, &values, &columns_, &values_})
      buffer->clear();
    columns = DeviceBuffer(gpu_, count * sizeof(std::int32_t));
    values = DeviceBuffer(gpu_, count * sizeof(Real));
  }
  if (kept.isEmpty()) kept = {.begin = block.end, .end = block.end};
  const auto bytes = [&](std::size_t size) {
    return static_cast<std::size_t>(pointerOf(pointers, kept.end) - pointerOf(pointers, kept.begin)) * size;
  };
  const auto copy = [&](const DeviceBuffer &to, const DeviceBuffer &from, std::size_t size) {
    if (bytes(size) == 0) return;
    const std::int64_t start = pointerOf(pointers, kept.begin);
    gpu_->check(gpu_->driver().copyOnDevice(to.address() + static_cast<driver::Address>(start - first) * size,
                                            from.address() + static_cast<driver::Address>(start - firstNonZero_) * size,
                                            bytes(size), gpu_->stream()),
                "move rows on it");
  };
  copy(columns, columns_, sizeof(std::int32_t));
  copy(values, values_, sizeof(Real));
  upload(rows, {.begin = block.begin, .end = kept.begin}, 0, columns, values);
  upload(rows, {.begin = kept.end, .end = block.end}, pointerOf(pointers, kept.end) - first, columns, values);
  gpu_->wait();
  columns_ = std::move(columns);
  values_ = std::move(values);
}

template <typename Real>
void DeviceBlock<Real>::take(const CsrRows<Real> &rows, RowRange block) {
  uploadedBytes_ = 0;
  takeElements(rows, block);
  const RowPointers &pointers = rows.rowPointers();
  rows_ = block;
  firstNonZero_ = pointerOf(pointers, block.begin);
  nonZeros_ = pointerOf(pointers, block.end) - firstNonZero_;
  longestRow_ = 0;
  for (std::int64_t row = block.begin; row < block.end; ++row)
    longestRow_ = std::max(longestRow_, pointerOf(pointers, row + 1) - pointerOf(pointers, row));
  isWide() ? takeOffsets<std::int64_t>(pointers, block) : takeOffsets<std::int32_t>(pointers, block);
}

template class DeviceBlock<float>;
template class DeviceBlock<double>;

} // namespace warpgrain::adaptive::gpu

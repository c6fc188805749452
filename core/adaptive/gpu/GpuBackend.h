// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/Backend.h"
#include "core/adaptive/gpu/Cusparse.h"
#include "core/adaptive/gpu/DeviceBlock.h"
#include "core/adaptive/gpu/Kernels.h"

#include <array>
#include <memory>

namespace warpgrain::adaptive::gpu {

/// Multiplies on a GPU. The block's rows, x and y are in its memory; the host keeps the rows that it holds, from which
/// new blocks are copied, and a mirror of x for messages. For its first block it tries several ways to multiply and
/// keeps the fastest.
///
/// A row's products are added in an order that depends on the way: results agree with those of the host to rounding.
template <typename Real>
class GpuBackend : public Backend<Real> {
public:
  /// x has so many elements, all of them 1. `rankOnHost` chooses the GPU. Errors: tool, where there is no GPU, no
  /// library that the kind needs, or not enough memory.
  static Result<std::unique_ptr<Backend<Real>>> make(std::unique_ptr<CsrRows<Real>> rows, std::int64_t columns,
                                                     BackendKind kind, int rankOnHost);

  /// Throws GpuError.
  GpuBackend(std::shared_ptr<Gpu> gpu, std::unique_ptr<Kernels> kernels, std::unique_ptr<Cusparse> cusparse,
             std::unique_ptr<CsrRows<Real>> rows, std::int64_t columns);

  SparseRows<Real> &rows() override { return *rows_; }

  void use(RowRange block) override;
  double multiply() override;
  Real largest() override;
  void normalise(Real divisor) override;

  std::span<Real> x() override { return {hostX_.data(), hostX_.size()}; }

  void fetch(RowRange elements) override;
  void store(RowRange elements) override;
  void settle() override;
  void prepare(std::vector<std::int32_t> outgoing, std::vector<std::int32_t> incoming) override;

  std::span<Real> outgoing() override { return {outgoing_.host.data(), outgoing_.host.size()}; }

  std::span<Real> incoming() override { return {incoming_.host.data(), incoming_.host.size()}; }

  void gather(bool onDevice) override;
  void scatter(bool onDevice) override;
  std::optional<DeviceElements> device() const override;

  ProductWay way() const override { return way_; }

private:
  /// Elements of x that travel beside each other.
  struct Parcel {
    std::int64_t count = 0;
    DeviceBuffer elements; ///< their places in x
    DeviceBuffer device;
    PinnedBuffer<Real> host;
  };

  /// Events that time what lies between them. Owned.
  struct Timer {
    explicit Timer(std::shared_ptr<const Gpu> of);
    Timer(const Timer &) = delete;
    Timer &operator=(const Timer &) = delete;
    ~Timer();

    void begin() const;
    void end() const;

    /// Both have happened.
    double seconds() const;

    std::shared_ptr<const Gpu> gpu;
    std::array<driver::Event, 2> events{};
  };

  std::vector<ProductWay> candidates() const;
  void chooseWay();
  double timed();
  void prepareWay(ProductWay way);
  void launchProduct();
  void launchRows();
  void launchTiles();
  void launchLargest();
  Parcel parcelOf(const std::vector<std::int32_t> &elements) const;
  void moveParcel(const Parcel &parcel, driver::Function kernel, driver::Address from, driver::Address to) const;

  /// The way from the host's memory to x or back.
  template <typename Copy>
  void copyElements(RowRange elements, const Copy &copy);

  std::shared_ptr<Gpu> gpu_;
  std::unique_ptr<Kernels> kernels_;
  std::unique_ptr<CsrRows<Real>> rows_;
  DeviceBlock<Real> block_;
  std::unique_ptr<Cusparse> cusparse_; ///< null: our own kernels
  DeviceBuffer x_;
  DeviceBuffer y_;
  DeviceBuffer tileRows_;
  DeviceBuffer carries_;
  std::int64_t tiles_ = 0;
  DeviceBuffer largestBits_;
  PinnedBuffer<std::uint64_t> hostBits_;
  PinnedBuffer<Real> hostX_;
  Parcel outgoing_;
  Parcel incoming_;
  Timer timer_;
  ProductWay way_;
  bool isChosen_ = false;
};

extern template class GpuBackend<float>;
extern template class GpuBackend<double>;

} // namespace warpgrain::adaptive::gpu

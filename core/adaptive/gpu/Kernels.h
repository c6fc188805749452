// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/BackendKind.h"
#include "core/adaptive/gpu/Gpu.h"

#include <memory>

namespace warpgrain::adaptive::gpu {

/// Threads of a block in all kernels but those of tiles.
constexpr int threadsOfBlock = 256;

/// Threads that share a tile of the merge path.
constexpr int threadsOfTile = 128;

/// Neighbouring threads that share a row; 0 where the way is another one.
int lanesOf(ProductWay way);

/// Steps of the merge path that a thread takes; 0 where the way is another one.
int itemsOf(ProductWay way);

/// The kernels of kernels/Product.cu on a GPU.
class Kernels {
public:
  /// Compiles them. `isWide`: positions among non-zeros have 64 bits. Errors: those of compiledKernels(); tool, where
  /// the driver does not load them.
  static Result<std::unique_ptr<Kernels>> load(std::shared_ptr<const Gpu> gpu, bool isFloat, bool isWide);

  Kernels(const Kernels &) = delete;
  Kernels &operator=(const Kernels &) = delete;
  ~Kernels();

  bool isWide() const { return isWide_; }

  /// The kernel of a way of this library.
  driver::Function product(ProductWay way) const { return products_[static_cast<std::size_t>(way)]; }

  driver::Function tiles = nullptr;
  driver::Function carries = nullptr;
  driver::Function largest = nullptr;
  driver::Function divide = nullptr;
  driver::Function gather = nullptr;
  driver::Function scatter = nullptr;

private:
  Kernels(std::shared_ptr<const Gpu> gpu, bool isWide) : gpu_(std::move(gpu)), isWide_(isWide) {}

  /// Throws GpuError where the driver does not load them.
  void loadFrom(const std::string &cubin);

  std::shared_ptr<const Gpu> gpu_;
  bool isWide_;
  driver::Module module_ = nullptr;
  std::array<driver::Function, wayNames.size()> products_{};
};

} // namespace warpgrain::adaptive::gpu

// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Kernels.h"

#include "core/adaptive/gpu/Nvrtc.h"
#include "core/adaptive/gpu/ProductSource.h"

namespace warpgrain::adaptive::gpu {

int lanesOf(ProductWay way) {
  if (way < ProductWay::rowsBy1 || way > ProductWay::rowsBy32) return 0;
  return 1 << (static_cast<int>(way) - static_cast<int>(ProductWay::rowsBy1));
}

int itemsOf(ProductWay way) {
  switch (way) {
  case ProductWay::mergeBy5:
    return 5;
  case ProductWay::mergeBy7:
    return 7;
  case ProductWay::mergeBy11:
    return 11;
  default:
    return 0;
  }
}

Result<std::unique_ptr<Kernels>> Kernels::load(std::shared_ptr<const Gpu> gpu, bool isFloat, bool isWide) {
  const auto cubin =
      compiledKernels(productSource, gpu->capability(),
                      {isFloat ? "REAL=float" : "REAL=double", isWide ? "OFFSET=long long" : "OFFSET=int"});
  if (!cubin) return std::unexpected(cubin.error());
  std::unique_ptr<Kernels> out(new Kernels(std::move(gpu), isWide));
  try {
    out->loadFrom(*cubin);
  } catch (const GpuError &error) {
    return fail(ErrorKind::tool, error.what());
  }
  return out;
}

void Kernels::loadFrom(const std::string &cubin) {
  const Driver &driver = gpu_->driver();
  gpu_->check(driver.loadModule(&module_, cubin.data(), 0, nullptr, nullptr), "load the kernels");
  const auto find = [&](const std::string &name, driver::Function &out) {
    gpu_->check(driver.getFunction(&out, module_, name.c_str()), "find a kernel");
  };
  for (std::size_t i = 0; i < products_.size(); ++i) {
    const auto way = static_cast<ProductWay>(i);
    if (const int lanes = lanesOf(way); lanes > 0) find("warpgrainRows" + std::to_string(lanes), products_[i]);
    if (const int items = itemsOf(way); items > 0) find("warpgrainMerge" + std::to_string(items), products_[i]);
  }
  find("warpgrainTiles", tiles);
  find("warpgrainCarries", carries);
  find("warpgrainLargest", largest);
  find("warpgrainDivide", divide);
  find("warpgrainGather", gather);
  find("warpgrainScatter", scatter);
}

Kernels::~Kernels() {
  if (module_ != nullptr) gpu_->driver().unloadModule(module_);
}

} // namespace warpgrain::adaptive::gpu

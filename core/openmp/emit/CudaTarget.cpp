// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/Target.h"

namespace warpgrain::openmp {

namespace {

std::string letter(std::size_t axis) {
  return {"XYZ"[axis]};
}

class CudaTarget final : public Target {
public:
  bool keepsKernelsApart() const override { return false; }

  std::string_view kernelWords() const override { return "static __global__ void "; }

  std::string parameter(const KernelParameter &parameter) const override { return parameter.declaration; }

  bool constantsAreParameters() const override { return false; }

  bool hasNeutralValues() const override { return true; }

  std::string threadIndex(std::size_t axis) const override { return "gpu::thread" + letter(axis) + "()"; }

  std::string threads(std::size_t axis) const override { return "gpu::threads" + letter(axis) + "()"; }

  std::optional<std::int64_t> mostBlocks(std::size_t axis) const override {
    return axis == 0 ? std::nullopt : std::optional<std::int64_t>(65535);
  }

  std::vector<std::string> reduction(const GatheredNumber &number) const override {
    constexpr std::int64_t defaultThreads = 256; // of the helpers
    const std::int64_t threads = number.block[0] * number.block[1] * number.block[2];
    const std::string count = threads == defaultThreads ? "" : ", " + std::to_string(threads);
    return {"gpu::reduceBlock<" + number.combiner + count + ">(" + number.value + ", gpu_parts_" + number.name + ");"};
  }

  std::vector<std::string> gridShape(const std::string & /*kernel*/, const std::vector<GridAxis> &axes) const override {
    std::string out;
    for (const GridAxis &axis : axes)
      out += (out.empty() ? "" : ", ") + ("gpu::blocksFor(" + axis.count) + ", " + std::to_string(axis.threads) +
             (axis.most ? ", " + std::to_string(*axis.most) + ")" : ")");
    return {"const auto gpu_grid = gpu::shape(" + out + ");"};
  }

  std::string gridBlocks() const override { return "gpu::blocksOf(gpu_grid)"; }

  std::string launchShape(const std::vector<GridAxis> &axes) const override {
    std::string out;
    for (const GridAxis &axis : axes)
      out += (out.empty() ? "" : ", ") + std::to_string(axis.threads);
    return "gpu_grid, gpu::shape(" + out + ")";
  }

  std::string launch(const std::string &kernel, const std::string &shape,
                     const std::vector<KernelParameter> &parameters, const std::string &indentation) const override {
    std::string call = kernel + "<<<" + shape + ">>>(";
    const std::string under = "\n" + indentation + "    ";
    std::size_t width = indentation.size() + call.size();
    bool isFirst = true;
    for (const KernelParameter &parameter : parameters) {
      const bool wraps = width + parameter.argument.size() > 108;
      call += (isFirst ? "" : ",") + (wraps ? under : isFirst ? std::string() : " ") + parameter.argument;
      width = (wraps ? indentation.size() + 4 : width + 2) + parameter.argument.size();
      isFirst = false;
    }
    return call + ");";
  }
};

} // namespace

const Target &cudaTarget() {
  static const CudaTarget target;
  return target;
}

} // namespace warpgrain::openmp

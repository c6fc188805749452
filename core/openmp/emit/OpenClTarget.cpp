// SPDX-License-Identifier: Apache-2.0
#include "core/model/Dialect.h"
#include "core/model/dialect/OpenClDialect.h"
#include "core/openmp/emit/Target.h"

#include <utility>

namespace warpgrain::openmp {

namespace {

using model::Axis;
using model::BuiltinIndex;

std::string call(const char *function, std::size_t axis) {
  return std::string(function) + "(" + std::to_string(axis) + ")";
}

/// Of the thread in its block, or of the block in its launch: "get_local_id(1) * get_local_size(0) + get_local_id(0)".
std::string linear(BuiltinIndex index, BuiltinIndex extent, std::size_t rank) {
  const model::Dialect &dialect = model::openClDialect();
  std::string out;
  for (std::size_t axis = rank; axis-- > 0;) {
    const std::string own = dialect.index(index, model::allAxes[axis]);
    const bool isSum = out.find(" + ") != std::string::npos;
    out = out.empty()
              ? own
              : (isSum ? "(" + out + ")" : out) + " * " + dialect.index(extent, model::allAxes[axis]) + " + " + own;
  }
  return out;
}

std::string product(BuiltinIndex extent, std::size_t rank) {
  std::string out;
  for (std::size_t axis = 0; axis < rank; ++axis)
    out += (out.empty() ? "" : " * ") + model::openClDialect().index(extent, model::allAxes[axis]);
  return out;
}

std::string combined(const GatheredNumber &number, const std::string &one, const std::string &other) {
  const std::string &operation = number.operation;
  if (operation == "min") return other + " < " + one + " ? " + other + " : " + one;
  if (operation == "max") return one + " < " + other + " ? " + other + " : " + one;
  // A difference is what is added up with the sign that its terms have.
  return "(" + number.type + ")(" + one + " " + (operation == "-" ? "+" : operation) + " " + other + ")";
}

/// A value as kernels take it: they take no truths, and none whose size the host chooses.
std::string valueParameter(const std::string &declaration) {
  const std::size_t at = declaration.starts_with("const ") ? 6 : 0;
  for (const auto &[own, type] : {std::pair("bool ", "uchar "), std::pair("_Bool ", "uchar "),
                                  std::pair("size_t ", "ulong "), std::pair("ptrdiff_t ", "long ")})
    if (const std::string_view word = own; declaration.compare(at, word.size(), word) == 0)
      return declaration.substr(0, at) + type + declaration.substr(at + word.size());
  return declaration;
}

class OpenClTarget final : public Target {
public:
  bool keepsKernelsApart() const override { return true; }

  std::string_view kernelWords() const override { return "__kernel void "; }

  std::string parameter(const KernelParameter &parameter) const override {
    if (!parameter.isMemory) return valueParameter(parameter.declaration);
    return (parameter.isConstant ? "__constant " : "__global ") + parameter.declaration;
  }

  bool constantsAreParameters() const override { return true; }

  bool hasNeutralValues() const override { return false; }

  std::string threadIndex(std::size_t axis) const override { return call("get_global_id", axis); }

  std::string threads(std::size_t axis) const override { return call("get_global_size", axis); }

  std::optional<std::int64_t> mostBlocks(std::size_t /*axis*/) const override { return std::nullopt; }

  /// As a tree in local memory, of as many threads as the host gives a block.
  std::vector<std::string> reduction(const GatheredNumber &number) const override {
    const std::string own = "gpu_own_" + number.name;
    const std::string left = "gpu_left_" + number.name;
    const std::string values = "gpu_values_" + number.name;
    const std::int64_t threads = number.block[0] * number.block[1] * number.block[2];
    return {"// The block's part of " + number.name + ", as a tree.",
            "__local " + number.type + " " + values + "[" + std::to_string(threads) + "];",
            "const size_t " + own + " = " + linear(BuiltinIndex::threadIdx, BuiltinIndex::blockDim, number.rank) + ";",
            values + "[" + own + "] = " + number.value + ";",
            "for (size_t " + left + " = " + product(BuiltinIndex::blockDim, number.rank) + "; " + left + " > 1; " +
                left + " = (" + left + " + 1) / 2) {",
            "  " + std::string(model::openClDialect().blockBarrier()),
            "  if (" + own + " < " + left + " / 2) {",
            "    const " + number.type + " gpu_other = " + values + "[" + own + " + (" + left + " + 1) / 2];",
            "    " + number.value + " = " + combined(number, number.value, "gpu_other") + ";",
            "    " + values + "[" + own + "] = " + number.value + ";",
            "  }",
            "}",
            "if (" + own + " == 0) gpu_parts_" + number.name + "[" +
                linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim, number.rank) + "] = " + number.value + ";"};
  }

  /// A device may run fewer threads in a block than the mapping has.
  std::vector<std::string> gridShape(const std::string &kernel, const std::vector<GridAxis> &axes) const override {
    std::string group;
    std::string items;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      group += (i == 0 ? "" : ", ") + std::to_string(axes[i].threads);
      items += (i == 0 ? "" : ", ") + ("gpu::itemsFor(" + axes[i].count) + ", gpu_group[" + std::to_string(i) + "]" +
               (axes[i].most ? ", " + std::to_string(*axes[i].most) : "") + ")";
    }
    return {"const cl_kernel gpu_kernel = gpu::kernel(\"" + kernel + "\");", "size_t gpu_group[] = {" + group + "};",
            "gpu::fit(gpu_kernel, gpu_group);", "const size_t gpu_items[] = {" + items + "};"};
  }

  std::string gridBlocks() const override { return "gpu::groupsOf(gpu_items, gpu_group)"; }

  std::string launchShape(const std::vector<GridAxis> &axes) const override { return std::to_string(axes.size()); }

  std::string launch(const std::string & /*kernel*/, const std::string &shape,
                     const std::vector<KernelParameter> &parameters, const std::string &indentation) const override {
    std::string before;
    std::string out;
    const std::string next = "\n" + indentation;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      const KernelParameter &each = parameters[i];
      std::string size = "sizeof(cl_mem)";
      std::string place = each.argument;
      if (!each.isMemory) {
        // A part of a loop's head may have another type than the kernel's parameter for it.
        const std::string name = each.declaration.substr(each.declaration.find_last_of(" *") + 1);
        if (name != each.argument) before += "const " + each.declaration + " = " + each.argument + ";" + next;
        size = "sizeof(" + name + ")";
        place = "&" + name;
      }
      out += "GPU_CHECK(clSetKernelArg(gpu_kernel, " + std::to_string(i) + ", " + size + ", " + place + "));" + next;
    }
    return before + out + "GPU_CHECK(clEnqueueNDRangeKernel(gpu::queue(), gpu_kernel, " + shape +
           ", nullptr, gpu_items, gpu_group, 0, nullptr, nullptr));";
  }
};

} // namespace

const Target &openClTarget() {
  static const OpenClTarget target;
  return target;
}

} // namespace warpgrain::openmp

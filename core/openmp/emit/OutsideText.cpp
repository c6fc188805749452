// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/OutsideText.h"

#include "core/openmp/regions/OutsideVariables.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace warpgrain::openmp {

namespace {

constexpr std::string_view macros =
    R"prelude(// Variables that functions of kernels use: on the GPU they are found by an address.
#ifdef __CUDA_ARCH__
#define GPU_VARIABLE(name, place) (*(decltype(name) *)gpu::place)
#define GPU_POINTER(name, place) ((decltype(name))gpu::place)
#else
#define GPU_VARIABLE(name, place) name
#define GPU_POINTER(name, place) name
#endif
namespace gpu {

/// Gives functions of the next kernel the address of memory on the GPU.
inline void toFunctions(void *const &place, const volatile void *device) {
  GPU_CHECK(cudaMemcpyToSymbol(place, (const void *)&device, sizeof(device)));
}
/// Gives them a copy of a variable that the kernel does not change.
template <typename T, size_t bytes>
void copyToFunctions(void *const &place, const unsigned char (&copy)[bytes], const T &variable) {
  static_assert(sizeof(T) == bytes, "");
  void *device = nullptr;
  GPU_CHECK(cudaMemcpyToSymbol(copy, (const void *)&variable, bytes));
  GPU_CHECK(cudaGetSymbolAddress(&device, copy));
  toFunctions(place, device);
}

)prelude";

/// Variables of several scopes may share their name.
std::string placeOf(const Program &program, VariableId id) {
  const std::string &name = program[id].name;
  const auto same = std::ranges::count(program.variables, name, &Variable::name);
  return "at_" + name + (same > 1 ? "_" + std::to_string(static_cast<std::size_t>(id)) : std::string());
}

std::string copyOf(const Program &program, VariableId id) {
  return "copy_" + placeOf(program, id);
}

const MappedVariable *mappedIn(const Kernel &kernel, VariableId id) {
  const auto found = std::ranges::find(kernel.mapped, id, &MappedVariable::variable);
  return found != kernel.mapped.end() ? &*found : nullptr;
}

/// Each variable that functions use; true where some kernel gives them a copy of it.
std::map<VariableId, bool> outsideVariables(const ProgramPlan &plan) {
  std::map<VariableId, bool> out;
  for (const Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels)
      for (const VariableId id : kernel.outside)
        out[id] |= mappedIn(kernel, id) == nullptr;
  return out;
}

} // namespace

std::string outsidePrelude(const Program &program, const ProgramPlan &plan) {
  const std::map<VariableId, bool> variables = outsideVariables(plan);
  if (variables.empty()) return {};
  std::string out(macros);
  for (const auto &[id, isCopied] : variables) {
    out += "static __constant__ void *" + placeOf(program, id) + ";\n";
    if (isCopied)
      out += "static __device__ __align__(16) unsigned char " + copyOf(program, id) + "[" +
             std::to_string(program[id].bytes.value_or(1)) + "];\n";
  }
  return out + "\n} // namespace gpu\n\n";
}

TextEdits outsideEdits(const Program &program, const ProgramPlan &plan) {
  const std::map<VariableId, bool> variables = outsideVariables(plan);
  TextEdits out;
  for (const Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels) {
      if (kernel.outside.empty()) continue;
      for (const OutsideUse &use : outsideUses(program, kernel)) {
        const VariableId id = use.access->variable;
        const std::string macro = program[id].shape == Shape::pointer ? "GPU_POINTER(" : "GPU_VARIABLE(";
        out.push_back(
            {.span = use.access->span,
             .replacement = macro + std::string(program.textOf(use.access->span)) + ", " + placeOf(program, id) + ")"});
      }
    }
  return normalized(std::move(out));
}

std::vector<std::string> outsideCopies(const Program &program, const Kernel &kernel) {
  std::vector<std::string> out;
  for (const VariableId id : kernel.outside) {
    const Variable &variable = program[id];
    const std::string place = "gpu::" + placeOf(program, id);
    const MappedVariable *mapped = mappedIn(kernel, id);
    const bool isAddress = mapped != nullptr && (mapped->byPointer || variable.shape == Shape::array);
    const std::string argument = (isAddress ? "::" : "&::") + variable.name;
    if (mapped == nullptr)
      out.push_back("gpu::copyToFunctions(" + place + ", gpu::" + copyOf(program, id) + ", ::" + variable.name + ");");
    else
      out.push_back("gpu::toFunctions(" + place + ", gpu_region.device(" + argument + "));");
  }
  return out;
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/ConstantText.h"

#include "core/base/Tokens.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

constexpr std::string_view helper = R"prelude(namespace gpu {

/// Copies an array of the GPU to constant memory.
template <typename T>
void toConstant(const T &symbol, const volatile void *device) {
  GPU_CHECK(cudaMemcpyToSymbol(symbol, (const void *)device, sizeof(T), 0, cudaMemcpyDeviceToDevice));
}

} // namespace gpu

)prelude";

/// Arrays of several functions may share their name.
std::string constantName(const Program &program, VariableId id) {
  const std::string &name = program[id].name;
  const auto same = std::ranges::count(program.variables, name, &Variable::name);
  return "gpu_constant_" + name + (same > 1 ? "_" + std::to_string(static_cast<std::size_t>(id)) : std::string());
}

bool beginsWithConst(const std::string &text) {
  return text.starts_with("const ");
}

} // namespace

std::string constantDeclaration(const Program &program, VariableId id) {
  const Variable &variable = program[id];
  std::string text = variable.declaration;
  const std::vector<Token> tokens = tokenize(text);
  for (auto token = tokens.rbegin(); token != tokens.rend(); ++token)
    if (token->kind == TokenKind::identifier && textOf(text, *token) == variable.name) {
      text.replace(token->begin, token->end - token->begin, constantName(program, id));
      break;
    }
  return "static __constant__ " + text + ";\n";
}

std::string constantReference(const Program &program, VariableId id) {
  const std::string &reference = program[id].reference;
  return (beginsWithConst(reference) ? "" : "const ") + reference + " = " + constantName(program, id) + ";";
}

std::string constantCopy(const Program &program, VariableId id) {
  return "gpu::toConstant(" + constantName(program, id) + ", gpu_region.device(" + program[id].name + "));";
}

std::string readOnlyParameter(const Variable &variable) {
  std::string out = (beginsWithConst(variable.parameter) ? "" : "const ") + variable.parameter;
  const std::size_t star = out.rfind('*');
  return star == std::string::npos ? out : out.insert(star + 1, "__restrict__ ");
}

std::string constantPrelude(const ProgramPlan &plan) {
  for (const Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &each : kernel.mapped)
        if (each.cache == ArrayCache::constant) return std::string(helper);
  return {};
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "app/cli/KernelAnalysis.h"

#include "core/access/form/ImpliedCondition.h"
#include "core/dependence/relations/LaunchFacts.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace warpgrain::cli {

namespace {

void addOnce(std::vector<std::string> &list, const std::string &text) {
  if (!text.empty() && std::ranges::find(list, text) == list.end()) list.push_back(text);
}

/// Variables in global memory that compilers may put anywhere inside a sector: nvcc puts one right behind the other.
std::set<std::string> variablesInSectors(const model::Unit &unit, const access::KernelInstances &instances) {
  constexpr std::uint64_t alignment = 128;
  std::set<std::string> out;
  for (const access::Array &array : instances.arrays) {
    if (array.isPointer || array.space != model::MemorySpace::global || array.body == nullptr ||
        !model::isSome(array.variable))
      continue;
    const model::Variable &variable = (*array.body)[array.variable];
    if (!model::isSome(variable.type)) continue;
    const model::Type &type = unit[variable.type];
    const bool isLoadedThrough = type.kind == model::TypeKind::pointer;
    if (!isLoadedThrough && type.alignBytes < alignment && (type.sizeBytes == 0 || type.sizeBytes > type.alignBytes))
      out.insert(variable.name);
  }
  return out;
}

} // namespace

KernelAnalysis analyzeKernel(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch) {
  KernelAnalysis result;
  result.kernel = kernel;
  dependence::LaunchDependences found = dependence::launchFactsWithDependences(unit, kernel, launch);
  result.facts = std::move(found.facts);
  result.dependences = std::move(found.dependences);
  const access::KernelInstances &instances = result.facts.instances;
  if (std::ranges::any_of(instances.arrays, [](const access::Array &array) {
        return array.isPointer && array.space == model::MemorySpace::global;
      }))
    addOnce(result.assumptions,
            "What a pointer leads to begins at a multiple of 128 bytes, as memory from cudaMalloc does.");
  for (const std::string &name : variablesInSectors(unit, instances))
    addOnce(result.assumptions, "The variable " + name +
                                    " begins at a multiple of 128 bytes, which nvcc does not "
                                    "promise unless it is declared with __align__(128).");
  for (const access::Assumption &assumption : instances.assumptions)
    if (!access::saysNothing(instances.atoms, assumption.condition)) addOnce(result.assumptions, assumption.text());
  for (const auto *list : {&result.dependences.assumptions, &result.dependences.races.assumptions})
    for (const dependence::Reason &assumption : *list)
      addOnce(result.assumptions, assumption.text());
  if (instances.limit) addOnce(result.assumptions, instances.limit->text());
  for (const auto *limit : {&result.dependences.limit, &result.dependences.races.limit})
    if (*limit) addOnce(result.assumptions, (*limit)->text());
  return result;
}

} // namespace warpgrain::cli

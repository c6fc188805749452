// SPDX-License-Identifier: Apache-2.0
#include "app/cli/KernelAnalysis.h"

#include "core/access/form/ImpliedCondition.h"
#include "core/dependence/relations/LaunchFacts.h"

#include <algorithm>
#include <utility>

namespace warpgrain::cli {

namespace {

void addOnce(std::vector<std::string> &list, const std::string &text) {
  if (!text.empty() && std::ranges::find(list, text) == list.end()) list.push_back(text);
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

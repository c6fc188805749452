// SPDX-License-Identifier: Apache-2.0
#include "app/cli/KernelAnalysis.h"

#include "core/access/form/Evaluate.h"
#include "core/dependence/ThreadVariance.h"

#include <algorithm>

namespace warpgrain::cli {

namespace {

using namespace access;

/// No axis along which some threads reach a statement of the kernel and others do not.
bool isReachedTogether(const model::BodyIndex &index, dependence::EffectsAnalysis &effects, model::ExpressionId call) {
  const model::StatementId statement = index.statementOf(call);
  return std::ranges::all_of(model::allAxes, [&](model::Axis axis) {
    return !dependence::ThreadVariance(index, effects, axis).isDivergentWithin(statement, index.body().root);
  });
}

std::vector<BarrierFact> barriersOf(const KernelInstances &instances, const model::BodyIndex &index,
                                    dependence::EffectsAnalysis &effects) {
  std::vector<BarrierFact> result;
  for (const BarrierInstance &barrier : instances.barriers) {
    const bool isUniform =
        barrier.isUniform || (barrier.body == instances.body && isReachedTogether(index, effects, barrier.call));
    BarrierFact fact{.span = barrier.span, .kind = barrier.kind, .isUniform = isUniform, .reason = {}};
    if (!isUniform) fact.reason = "a condition around the barrier, or a loop's trip count, may differ between threads";
    const auto same = std::ranges::find_if(result, [&](const BarrierFact &known) { return known.span == fact.span; });
    if (same == result.end())
      result.push_back(std::move(fact));
    else if (same->isUniform && !isUniform)
      *same = std::move(fact);
  }
  return result;
}

/// The witness's byte: the threads' indices are put in, everything else is its first value.
Fact<std::int64_t> addressOf(const KernelFacts &facts, const dependence::Race &race) {
  const KernelInstances &instances = facts.instances;
  const auto write = std::ranges::find_if(instances.accesses, [&](const AccessInstance &access) {
    return access.body == instances.body && access.access.expression == race.write.expression;
  });
  if (write == instances.accesses.end()) return notKnown("the write is not followed");
  AtomTable atoms = instances.atoms;
  Assignment values;
  for (const model::Axis axis : model::allAxes)
    values[atoms.threadIndex(axis)] = race.writer[indexOf(axis)];
  const auto byte = evaluate(atoms, write->byteOffset, values);
  if (!byte) return notKnown("the address depends on more than the threads");
  return *byte;
}

std::optional<RaceFact> raceOf(const KernelFacts &facts, const model::BodyIndex &index,
                               dependence::EffectsAnalysis &effects) {
  const auto race = dependence::findRace(index, effects, facts.launch.block);
  if (!race) return std::nullopt;
  const auto spanOf = [&](const model::Access &access) { return index.body()[access.expression].spelling.span; };
  return RaceFact{.array = index.body()[race->write.array].name,
                  .spans = {spanOf(race->write), spanOf(race->read)},
                  .threads = {race->writer, race->reader},
                  .address = addressOf(facts, *race),
                  .sentence = race->sentence(index)};
}

void addOnce(std::vector<std::string> &list, const std::string &text) {
  if (std::ranges::find(list, text) == list.end()) list.push_back(text);
}

} // namespace

KernelAnalysis analyzeKernel(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch) {
  KernelAnalysis result;
  result.kernel = kernel;
  result.facts = analyzeAccesses(unit, kernel, launch);
  const KernelInstances &instances = result.facts.instances;
  if (instances.body != nullptr && model::isSome(instances.body->root)) {
    const model::BodyIndex index(*instances.body, unit);
    dependence::EffectsAnalysis effects(unit);
    result.barriers = barriersOf(instances, index, effects);
    result.race = raceOf(result.facts, index, effects);
  }
  if (std::ranges::any_of(instances.arrays, [](const Array &array) {
        return array.isPointer && array.space == model::MemorySpace::global;
      }))
    addOnce(result.assumptions,
            "What a pointer leads to begins at a multiple of 128 bytes, as memory from cudaMalloc does.");
  if (!result.race) addOnce(result.assumptions, "The kernel has no data race; none was found, which is no proof.");
  for (const Assumption &assumption : instances.assumptions)
    addOnce(result.assumptions, assumption.text);
  if (!instances.limit.empty()) addOnce(result.assumptions, instances.limit);
  return result;
}

} // namespace warpgrain::cli

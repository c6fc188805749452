// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/KernelFacts.h"

#include "core/access/execute/SymbolicExecution.h"
#include "core/access/facts/HandedOver.h"
#include "core/access/facts/LaneStride.h"
#include "core/access/facts/LaunchNumbers.h"
#include "core/access/facts/MatrixBuilder.h"
#include "core/access/facts/Totals.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace warpgrain::access {

namespace {

using model::AccessKind;
using model::MemorySpace;

/// The reference in the source, however often it is reached along one path of calls; one for each array that its
/// pointer may lead to.
using ReferenceKey =
    std::tuple<const model::Body *, model::ExpressionId, std::vector<CallSite>, AccessKind, std::string>;

const Array *arrayOf(const KernelInstances &instances, const AccessInstance &access) {
  return access.array ? &instances[*access.array] : nullptr;
}

ReferenceKey keyOf(const KernelInstances &instances, const AccessInstance &access) {
  const Array *array = arrayOf(instances, access);
  return {access.body, access.access.expression, access.place.calls, access.kind,
          array != nullptr ? array->name : std::string()};
}

std::string whyNotCounted(MemorySpace space) {
  switch (space) {
  case MemorySpace::local:
    return "where local memory lies is for the compiler to say";
  case MemorySpace::constant:
    return "constant memory is read through a cache of its own, one address at a time";
  case MemorySpace::texture:
    return "texture memory has a layout of its own";
  default:
    return "which memory the pointer leads to is not known";
  }
}

class FactsBuilder {
public:
  FactsBuilder(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch) : unit_(unit) {
    facts_.launch = launch;
    facts_.instances = executeSymbolically(unit, kernel, launch);
    // Matrices tell more with names than with numbers: row * n + col.
    LaunchContext named = launch;
    named.arguments.clear();
    if (!launch.arguments.empty()) named_ = executeSymbolically(unit, kernel, named);
    namedLaunch_ = std::move(named);
  }

  KernelFacts build() {
    AtomTable &atoms = facts_.instances.atoms;
    std::vector<Requests> requests;
    for (const AccessInstance &instance : facts_.instances.accesses)
      requests.push_back(requestsOf(instance));
    facts_.totals = totalsOf(facts_.instances, requests);
    const auto reuse = reuseOf(unit_, facts_.instances, facts_.launch);
    for (const auto &members : references()) {
      AccessFacts facts = describe(facts_.instances.accesses[members.front()]);
      facts.instances = members;
      facts.requests = requests[members.front()];
      for (std::size_t i = 1; i < members.size(); ++i)
        facts.requests.add(requests[members[i]]);
      facts.footprint = members.size() == 1
                            ? footprintOf(unit_, atoms, facts_.instances.accesses[members.front()], facts_.launch)
                            : notKnown("the reference is reached along several paths");
      add(std::move(facts), reuse.find(members.front()), reuse.end());
    }
    std::ranges::stable_sort(facts_.accesses, {},
                             [](const AccessFacts &facts) { return std::tuple(facts.span.file, facts.span.begin); });
    return std::move(facts_);
  }

private:
  Requests requestsOf(const AccessInstance &instance) {
    if (instance.space == MemorySpace::global || instance.space == MemorySpace::shared) {
      Requests found = countRequests(unit_, facts_.instances.atoms, instance, facts_.launch, stepsForEach());
      // Lanes, or iterations, may begin at different places.
      const Array *array = arrayOf(facts_.instances, instance);
      if (array != nullptr && array->unknownBase) found.total = notKnown(sentence(unit_, *array->unknownBase));
      if (const std::string callee = handedTo(instance); !callee.empty())
        found.total = notKnown("how often " + callee + " uses it is not followed");
      return found;
    }
    Requests none;
    none.sample = none.total = notKnown(whyNotCounted(instance.space));
    return none;
  }

  /// A kernel takes about as long as another, however many accesses it has.
  std::int64_t stepsForEach() const {
    constexpr std::int64_t stepsForAll = 32'000'000;
    const auto accesses = static_cast<std::int64_t>(facts_.instances.accesses.size());
    return std::clamp<std::int64_t>(stepsForAll / std::max<std::int64_t>(accesses, 1), 20'000, 1'000'000);
  }

  /// The instances of each reference, in order of execution.
  std::vector<std::vector<std::size_t>> references() const {
    std::vector<std::vector<std::size_t>> result;
    std::map<ReferenceKey, std::size_t> places;
    for (std::size_t i = 0; i < facts_.instances.accesses.size(); ++i) {
      const auto [place, isNew] = places.emplace(keyOf(facts_.instances, facts_.instances.accesses[i]), result.size());
      if (isNew) result.emplace_back();
      result[place->second].push_back(i);
    }
    return result;
  }

  AccessFacts describe(const AccessInstance &instance) {
    AccessFacts facts;
    facts.space = instance.space;
    facts.span = instance.span;
    facts.sizeBytes = static_cast<std::int64_t>(instance.sizeBytes);
    facts.alignmentBytes = static_cast<std::int64_t>(instance.alignment);
    const Array *array = arrayOf(facts_.instances, instance);
    if (array) facts.array = array->name;
    if (instance.obscurity)
      facts.obscurity = sentence(unit_, *instance.obscurity);
    else if (!array)
      facts.obscurity = "what the pointer leads to is not followed";
    addMatrix(facts, instance, array);
    facts.strideBytes = laneStride(unit_, facts_.instances.atoms, instance.byteOffset, facts_.launch);
    return facts;
  }

  /// From the run with names, where the reference is there too; its place in the array is the same.
  void addMatrix(AccessFacts &facts, const AccessInstance &instance, const Array *array) {
    const AccessInstance *twin = nullptr;
    if (named_) {
      const auto found = std::ranges::find(named_->accesses, keyOf(facts_.instances, instance),
                                           [this](const AccessInstance &other) { return keyOf(*named_, other); });
      if (found != named_->accesses.end()) twin = &*found;
    }
    facts.matrix = twin ? matrixOf(unit_, named_->atoms, arrayOf(*named_, *twin), *twin, namedLaunch_)
                        : matrixOf(unit_, facts_.instances.atoms, array, instance, facts_.launch);
    std::array<std::int64_t, 3> block{};
    for (const model::Axis axis : model::allAxes)
      block[indexOf(axis)] = facts_.launch.block[axis].value_or(0);
    facts.pattern = classify(facts.matrix, block);
  }

  template <typename Iterator>
  void add(AccessFacts facts, Iterator reuse, Iterator end) {
    const AccessKind kind = facts_.instances.accesses[facts.instances.front()].kind;
    facts.kind = kind == AccessKind::readWrite ? AccessKind::read : kind;
    if (reuse != end) facts.reuse = reuse->second;
    facts_.accesses.push_back(facts);
    if (kind != AccessKind::readWrite) return;
    facts.kind = AccessKind::write;
    facts.reuse.reset();
    facts_.accesses.push_back(std::move(facts));
  }

  const model::Unit &unit_;
  KernelFacts facts_;
  std::optional<KernelInstances> named_;
  LaunchContext namedLaunch_;
};

} // namespace

KernelFacts analyzeAccesses(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch) {
  return FactsBuilder(unit, kernel, launch).build();
}

} // namespace warpgrain::access

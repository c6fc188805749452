// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/KernelFacts.h"

#include "core/access/facts/Totals.h"
#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/patterns/MatrixBuilder.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "core/access/form/Classify.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/model/BitFields.h"

#include <algorithm>
#include <cstdlib>
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

ReasonId whyNotCounted(MemorySpace space) {
  switch (space) {
  case MemorySpace::local:
    return ReasonId::localPlaceIsCompilers;
  case MemorySpace::constant:
    return ReasonId::constantMemoryHasCache;
  case MemorySpace::texture:
    return ReasonId::textureMemoryHasLayout;
  default:
    return ReasonId::memoryOfPointerNotKnown;
  }
}

/// True of a read of constants at a place that does not depend on threads or arguments: unrolled, it is a number.
bool mayBeInCode(const KernelInstances &instances, const AccessInstance &access) {
  const Array *array = arrayOf(instances, access);
  if (array == nullptr || array->body == nullptr || !model::isSome(array->variable) || access.kind != AccessKind::read)
    return false;
  const model::Variable &variable = (*array->body)[array->variable];
  if (variable.space != model::VariableSpace::deviceGlobal || !variable.isConst) return false;
  return std::ranges::all_of(atomsIn(instances.atoms, access.byteOffset), [&](AtomId id) {
    const AtomKind kind = instances.atoms[id].kind;
    return kind == AtomKind::counter || kind == AtomKind::quotient || kind == AtomKind::select ||
           kind == AtomKind::operation;
  });
}

/// The bit-field that an access changes, where its bytes are volatile: then compilers load them once for its value and
/// once more for the others that share them.
const model::Field *volatileBits(const model::Unit &unit, const AccessInstance &access) {
  if (!access.access.isVolatile || access.kind != AccessKind::readWrite || access.body == nullptr) return nullptr;
  return bitFieldNamedBy(*access.body, unit, access.access.expression);
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
    std::vector<Requests> requests;
    for (const AccessInstance &instance : facts_.instances.accesses)
      requests.push_back(requestsOf(instance));
    facts_.totals = totalsOf(unit_, facts_.instances, requests);
    const auto reuse = reuseOf(unit_, facts_.instances, facts_.launch);
    for (const auto &members : references()) {
      if (isTemporaryStorage(unit_, facts_.instances.accesses[members.front()])) continue;
      AccessFacts facts = describe(facts_.instances.accesses[members.front()]);
      facts.instances = members;
      facts.requests = requests[members.front()];
      for (std::size_t i = 1; i < members.size(); ++i)
        facts.requests.add(requests[members[i]]);
      explainConflicts(facts);
      facts.footprint = members.size() == 1 ? footprint(facts_.instances.accesses[members.front()])
                                            : notKnown(ReasonId::reachedOnSeveralPaths);
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
      // Lanes, or iterations, may begin at different places: then one request is not known either.
      const Array *array = arrayOf(facts_.instances, instance);
      if (array != nullptr && array->unknownBase)
        found.sample = found.total = notKnown(reasonOf(unit_, *array->unknownBase));
      if (const std::string callee = handedTo(unit_, instance); !callee.empty() && found.sample)
        found.total = notKnown({ReasonId::usesOfCalleeNotFollowed, {callee}});
      if (const model::Field *field = volatileBits(unit_, instance))
        found.total = notKnown({ReasonId::isBitField, {field->name}});
      if (mayBeInCode(facts_.instances, instance)) found.total = notKnown({ReasonId::tableMayBeInCode, {array->name}});
      return found;
    }
    Requests none;
    none.sample = none.total = notKnown(whyNotCounted(instance.space));
    return none;
  }

  /// Lanes that begin at different places may touch any bytes.
  Fact<Footprint> footprint(const AccessInstance &instance) {
    const Array *array = arrayOf(facts_.instances, instance);
    if (array == nullptr) return notKnown(ReasonId::targetNotFollowed);
    if (array->unknownBase) return notKnown(reasonOf(unit_, *array->unknownBase));
    if (instance.collective) return notKnown(*whyInPieces(unit_, instance));
    return footprintOf(unit_, facts_.instances.atoms, instance, facts_.launch);
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
      facts.obscurity = reasonOf(unit_, *instance.obscurity);
    else if (!array)
      facts.obscurity = ReasonId::targetNotFollowed;
    addMatrix(facts, instance, array);
    if (instance.collective) return ofCollective(std::move(facts), instance);
    facts.strideBytes = laneStride(unit_, facts_.instances.atoms, instance.byteOffset, facts_.launch);
    facts.unalignedSteps = unalignedSteps(instance);
    return facts;
  }

  /// How threads lie to each other is not told by where the run begins.
  AccessFacts ofCollective(AccessFacts facts, const AccessInstance &instance) {
    facts.pattern = {};
    facts.obscurity = whyInPieces(unit_, instance);
    facts.strideBytes = notKnown(*facts.obscurity);
    return facts;
  }

  std::vector<IndexStep> unalignedSteps(const AccessInstance &instance) {
    AtomTable &atoms = facts_.instances.atoms;
    const model::Extents &block = facts_.launch.block;
    std::vector<IndexStep> steps;
    const auto add = [&](AtomId index, const Reason &what) {
      const auto step = instance.byteOffset.coefficientOf(index);
      const auto bytes = step ? step->asConstant() : std::nullopt;
      if (bytes && *bytes % sectorBytes != 0) steps.push_back({what, std::abs(*bytes)});
    };
    for (const LoopInfo &loop : instance.place.loops)
      if (!loop.iteration) add(loop.counter, ReasonId::anIteration);
    // Where a row of threads is no whole number of warps, its distance to the next one is the warp's own affair.
    if (block[model::Axis::x].value_or(1) % warpLanes == 0)
      for (const model::Axis axis : {model::Axis::y, model::Axis::z})
        if (block[axis].value_or(1) > 1)
          add(atoms.threadIndex(axis), {ReasonId::aStepOf, {std::string("threadIdx.") + letterOf(axis)}});
    for (const model::Axis axis : model::allAxes)
      if (facts_.launch.grid[axis].value_or(2) > 1)
        add(atoms.blockIndex(axis), {ReasonId::aStepOf, {std::string("blockIdx.") + letterOf(axis)}});
    return steps;
  }

  /// Sets the cause of an access's bank conflicts, and a change that removes them.
  void explainConflicts(AccessFacts &facts) {
    const bool conflicts = facts.requests.sample && facts.requests.sample->banks.conflicts() > 0;
    if (facts.space != MemorySpace::shared || !conflicts) return;
    std::vector<CountedAccess> all;
    for (const std::size_t member : facts.instances) {
      const AccessInstance &instance = facts_.instances.accesses[member];
      auto placed = placedAccess(unit_, facts_.instances.atoms, instance, facts_.launch);
      if (!placed) return;
      all.push_back(std::move(placed->counted));
    }
    facts.onlyRowsConflict = std::ranges::all_of(all, onlyRowsConflict);
    const AccessInstance &first = facts_.instances.accesses[facts.instances.front()];
    const ArrayRows rows = first.array ? rowsOf(facts_.instances[*first.array]) : ArrayRows{};
    facts.bankMend = rows.rowBytes > 0 ? longerRowsMend(*first.array, rows, all) : distanceMend(all);
  }

  static std::optional<BankMend> distanceMend(const std::vector<CountedAccess> &all) {
    const auto mend = distanceMendOf(all.front());
    const auto isSame = [&](const CountedAccess &access) { return distanceMendOf(access) == mend; };
    return std::ranges::all_of(all, isSame) ? mend : std::nullopt;
  }

  std::optional<BankMend> longerRowsMend(ArrayId array, const ArrayRows &rows, const std::vector<CountedAccess> &all) {
    const auto more = longerRowsOf(array, rows);
    const auto isFree = [&](const CountedAccess &access) { return isFreeWithLongerRows(access, rows, *more); };
    if (!more || !std::ranges::all_of(all, isFree)) return std::nullopt;
    return BankMend{.kind = BankMend::Kind::longerRows, .elements = *more};
  }

  /// Returns the padding of rows that removes the bank conflicts of all accesses to an array together.
  std::optional<std::int64_t> longerRowsOf(ArrayId array, const ArrayRows &rows) {
    const auto [known, isNew] = longerRows_.try_emplace(array);
    if (!isNew) return known->second;
    std::vector<CountedAccess> accesses;
    for (const AccessInstance &instance : facts_.instances.accesses)
      if (instance.array == array)
        if (auto placed = placedAccess(unit_, facts_.instances.atoms, instance, facts_.launch))
          accesses.push_back(std::move(placed->counted));
    known->second = longerRowsFor(accesses, rows);
    return known->second;
  }

  /// The rows of an array of several dimensions that is declared; none of others.
  ArrayRows rowsOf(const Array &array) const {
    if (!model::isSome(array.type) || array.isPointer) return {};
    ArrayRows rows;
    const model::Type *type = &unit_[array.type];
    for (int depth = 0; type->kind == model::TypeKind::array && model::isSome(type->element); ++depth) {
      if (depth > 0) rows.rowBytes = static_cast<std::int64_t>(type->sizeBytes);
      type = &unit_[type->element];
      rows.elementBytes = static_cast<std::int64_t>(type->sizeBytes);
    }
    return rows;
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
  std::map<ArrayId, std::optional<std::int64_t>> longerRows_;
};

} // namespace

KernelFacts analyzeAccesses(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch) {
  return FactsBuilder(unit, kernel, launch).build();
}

} // namespace warpgrain::access

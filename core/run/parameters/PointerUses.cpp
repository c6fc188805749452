// SPDX-License-Identifier: Apache-2.0
#include "core/run/parameters/PointerUses.h"

#include "core/access/facts/counting/AccessProgram.h"
#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/form/Classify.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/run/parameters/EscapedPointers.h"
#include "core/run/parameters/PointerFlow.h"

#include <algorithm>
#include <optional>
#include <set>

namespace warpgrain::run {

namespace {

using namespace access;

/// Of all threads at all combinations of indices; about half a second.
constexpr std::int64_t mostEvaluations = 4'000'000;

/// The farthest end of an access, in bytes from the array's begin. Runs it for every thread where that does not take
/// too long, so that conditions around it count; else bounds its form.
class FarthestEnd {
public:
  FarthestEnd(const model::Unit &unit, AtomTable &atoms, const AccessInstance &access, const LaunchContext &launch)
      : unit_(unit), atoms_(atoms), access_(access), numbers_(atoms, launch),
        outer_(outerIndices(unit, atoms, access, numbers_)) {}

  Fact<std::int64_t> find() {
    const std::set<AtomId> inAddress = atomsIn(atoms_, access_.byteOffset);
    for (const LoopInfo &loop : access_.place.loops) {
      if (loop.iteration || (loop.tripCount && numbers_.rangeOf(*loop.tripCount))) continue;
      if (inAddress.contains(loop.counter))
        return notKnown(outer_.unknownExtent.value_or(ReasonId::loopAroundNotKnown));
      endless_.insert(loop.counter);
    }
    if (std::ranges::find(outer_.extents, 0) != outer_.extents.end()) return 0;
    if (const auto end = byEnumeration()) return *end;
    if (const auto range = numbers_.rangeOf(access_.byteOffset))
      return std::max<std::int64_t>(0, range->high + static_cast<std::int64_t>(access_.sizeBytes));
    return notKnown(whyNot());
  }

private:
  std::optional<std::int64_t> byEnumeration() {
    const auto block = numbers_.block();
    if (!block) return std::nullopt;
    AccessProgram program(atoms_, access_, numbers_, outer_);
    const std::int64_t threads = (*block)[0] * (*block)[1] * (*block)[2];
    std::int64_t evaluations = threads;
    std::vector<std::int64_t> extents;
    for (const std::size_t index : program.usedIndices()) {
      if (endless_.contains(outer_.atoms[index])) return std::nullopt; // a condition may hold at any iteration
      extents.push_back(outer_.extents[index]);
      if (extents.back() > mostEvaluations / evaluations) return std::nullopt;
      evaluations *= extents.back();
    }
    std::int64_t end = 0;
    std::vector<std::int64_t> at(extents.size(), 0);
    do {
      for (std::int64_t number = 0; number < threads; ++number) {
        program.run(at, threadIndexOf(*block, number));
        if (program.takesPart() == false) continue;
        const auto address = program.address();
        if (!address) return std::nullopt;
        end = std::max(end, *address + static_cast<std::int64_t>(access_.sizeBytes));
      }
    } while (advance(at, extents));
    return end;
  }

  Reason whyNot() {
    if (access_.obscurity) return reasonOf(unit_, *access_.obscurity);
    for (const AtomId atom : atomsIn(atoms_, access_.byteOffset))
      if (!numbers_.rangeOf(Form(atom))) return whyNoNumber(unit_, atoms_, atom);
    return ReasonId::subscriptNotFollowed;
  }

  const model::Unit &unit_;
  AtomTable &atoms_;
  const AccessInstance &access_;
  LaunchNumbers numbers_;
  OuterIndices outer_;
  std::set<AtomId> endless_; ///< counters of loops that run nobody knows how often
};

/// One pointer among the parameters.
struct Parameter {
  PointerOrigin origin;
  std::string path; ///< as the launch form names it
};

std::vector<Parameter> pointersOf(const KernelEntry &entry, const std::vector<model::VariableId> &parameters) {
  std::vector<Parameter> out;
  for (std::size_t i = 0; i < entry.parameters.size() && i < parameters.size(); ++i) {
    const std::string &name = entry.parameters[i].name;
    for (const ParameterLeaf &leaf : entry.parameters[i].leaves) {
      if (!leaf.isPointer()) continue;
      std::string member = leaf.path.substr(name.size());
      if (member.starts_with('.')) member.erase(0, 1);
      out.push_back({.origin = {.parameter = parameters[i], .member = std::move(member)}, .path = leaf.path});
    }
  }
  return out;
}

/// Of the body that was executed.
const std::vector<model::VariableId> &parametersOf(const model::Function &function, const model::Body *body) {
  for (const model::Instance &instance : function.instances)
    if (&instance.body == body) return instance.parameters;
  return function.parameters;
}

/// Adds up what accesses do behind each pointer.
class UseFinder {
public:
  UseFinder(const model::Unit &unit, KernelInstances &instances, const LaunchContext &launch,
            std::vector<Parameter> pointers)
      : unit_(unit), instances_(instances), launch_(launch), pointers_(std::move(pointers)) {}

  PointerUses run() {
    out_.anyMayBeUsed = !instances_.unfollowedCalls.empty() || instances_.limit;
    for (const AccessInstance &access : instances_.accesses)
      if (access.array && !instances_[*access.array].unknownBase)
        add(access, instances_[*access.array]);
      else
        out_.anyMayBeUsed = true;
    addGivenUp();
    return std::move(out_);
  }

private:
  /// What is no pointer of the kernel's is looked at by escapedPointers().
  void add(const AccessInstance &access, const Array &array) {
    if (!array.isPointer || !model::isSome(array.variable)) return;
    for (const Parameter &pointer : pointers_)
      if (pointer.origin.parameter == array.variable && array.body == instances_.body &&
          pointer.origin.member == array.member)
        add(access, out_.byPath[pointer.path]);
  }

  void add(const AccessInstance &access, PointerUse &use) {
    use.isRead = use.isRead || access.kind != model::AccessKind::write;
    use.isWritten = use.isWritten || access.kind != model::AccessKind::read;
    if (!use.bytes) return;
    if (access.isAtMost) {
      use.bytes = notKnown(ofAccess(access, ReasonId::usedPartOfRunNotKnown));
      return;
    }
    const auto end = access.sizeBytes == 0 ? Fact<std::int64_t>(notKnown(ReasonId::typeSizeNotKnown))
                                           : FarthestEnd(unit_, instances_.atoms, access, launch_).find();
    if (end)
      use.bytes = std::max(*use.bytes, static_cast<std::uint64_t>(*end));
    else
      use.bytes = notKnown(ofAccess(access, end.error()));
  }

  Reason ofAccess(const AccessInstance &access, const Reason &why) const {
    return {ReasonId::ofAccess, {lineOf(unit_, access.span), why}};
  }

  void addGivenUp() {
    std::vector<PointerOrigin> origins;
    for (const Parameter &pointer : pointers_)
      origins.push_back(pointer.origin);
    PointerFlow flow(unit_, *instances_.body, origins);
    for (const auto &[position, reason] : escapedPointers(unit_, instances_, flow)) {
      PointerUse &use = out_.byPath[pointers_[position].path];
      use.isRead = use.isWritten = true;
      if (use.bytes) use.bytes = notKnown(reason.why);
    }
  }

  const model::Unit &unit_;
  KernelInstances &instances_;
  const LaunchContext &launch_;
  std::vector<Parameter> pointers_;
  PointerUses out_;
};

} // namespace

bool PointerUses::isRead(const std::string &path) const {
  const auto found = byPath.find(path);
  return anyMayBeUsed || (found != byPath.end() && found->second.isRead);
}

bool PointerUses::isWritten(const std::string &path) const {
  const auto found = byPath.find(path);
  return anyMayBeUsed || (found != byPath.end() && found->second.isWritten);
}

PointerUses pointerUses(const model::Unit &unit, model::FunctionId kernel, const KernelEntry &entry,
                        const LaunchContext &launch) {
  KernelInstances instances = executeSymbolically(unit, kernel, launch);
  auto pointers = pointersOf(entry, parametersOf(unit[kernel], instances.body));
  return UseFinder(unit, instances, launch, std::move(pointers)).run();
}

} // namespace warpgrain::run

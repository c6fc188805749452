// SPDX-License-Identifier: Apache-2.0
#include "core/execute/PointerUses.h"

#include "core/access/execute/SymbolicExecution.h"
#include "core/access/facts/AccessProgram.h"
#include "core/access/facts/LaunchNumbers.h"
#include "core/access/facts/OuterIndices.h"
#include "core/access/form/Classify.h"
#include "core/base/LineIndex.h"

#include <algorithm>
#include <optional>

namespace warpgrain::execute {

namespace {

using namespace access;

/// Of all threads at all combinations of indices; about half a second.
constexpr std::int64_t mostEvaluations = 4'000'000;

std::string lineOf(const model::Unit &unit, const AccessInstance &access) {
  return std::to_string(LineIndex(unit[access.span.file].text).locate(access.span.begin).line);
}

/// The farthest end of an access, in bytes from the array's begin. Runs it for every thread where that does not take
/// too long, so that conditions around it count; else bounds its form.
class FarthestEnd {
public:
  FarthestEnd(const model::Unit &unit, AtomTable &atoms, const AccessInstance &access, const LaunchContext &launch)
      : unit_(unit), atoms_(atoms), access_(access), numbers_(atoms, launch),
        outer_(outerIndices(unit, atoms, access, numbers_)) {}

  Fact<std::int64_t> find() {
    for (const LoopInfo &loop : access_.place.loops)
      if (!loop.iteration && (!loop.tripCount || !numbers_.rangeOf(*loop.tripCount)))
        return notKnown(outer_.unknownExtent.value_or("how often a loop around it runs is not known"));
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

  std::string whyNot() {
    if (access_.obscurity) return sentence(unit_, *access_.obscurity);
    for (const AtomId atom : atomsIn(atoms_, access_.byteOffset))
      if (!numbers_.rangeOf(Form(atom))) return whyNoNumber(unit_, atoms_, atom);
    return "its subscript is not followed";
  }

  const model::Unit &unit_;
  AtomTable &atoms_;
  const AccessInstance &access_;
  LaunchNumbers numbers_;
  OuterIndices outer_;
};

std::string pathOf(const Array &array) {
  const std::string &name = (*array.body)[array.variable].name;
  return array.member.empty() ? name : name + "." + array.member;
}

bool isPointerParameter(const Array &array) {
  return array.isPointer && array.body != nullptr && model::isSome(array.variable) && !array.unknownBase &&
         (*array.body)[array.variable].space == model::VariableSpace::parameter;
}

} // namespace

bool PointerUses::isRead(const std::string &path) const {
  const auto found = byPath.find(path);
  return anyMayBeUsed || (found != byPath.end() && found->second.isRead);
}

bool PointerUses::isWritten(const std::string &path) const {
  const auto found = byPath.find(path);
  return anyMayBeUsed || (found != byPath.end() && found->second.isWritten);
}

PointerUses pointerUses(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch) {
  PointerUses out;
  KernelInstances instances = executeSymbolically(unit, kernel, launch);
  out.anyMayBeUsed = !instances.unfollowedCalls.empty();
  for (const AccessInstance &access : instances.accesses) {
    if (!access.array || instances[*access.array].unknownBase) out.anyMayBeUsed = true;
    if (!access.array || !isPointerParameter(instances[*access.array])) continue;
    PointerUse &use = out.byPath[pathOf(instances[*access.array])];
    use.isRead = use.isRead || access.kind != model::AccessKind::write;
    use.isWritten = use.isWritten || access.kind != model::AccessKind::read;
    if (!use.bytes) continue;
    const auto end = access.sizeBytes == 0 ? Fact<std::int64_t>(notKnown("the size of its type is not known"))
                                           : FarthestEnd(unit, instances.atoms, access, launch).find();
    if (end)
      use.bytes = std::max(*use.bytes, static_cast<std::uint64_t>(*end));
    else
      use.bytes = notKnown("of the access in line " + lineOf(unit, access) + ", " + end.error());
  }
  return out;
}

} // namespace warpgrain::execute

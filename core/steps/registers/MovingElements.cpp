// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/MovingElements.h"

#include "core/access/form/ImpliedCondition.h"
#include "core/access/symbolic/Progressions.h"
#include "core/dependence/relations/AnalysisReasons.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::AtomId;
using access::KernelInstances;
using access::LoopInfo;

namespace {

bool isOneRun(const LoopInfo &a, const LoopInfo &b) {
  return a.body == b.body && a.loop == b.loop && a.counter == b.counter && a.iteration == b.iteration;
}

/// Both are executed in the same iterations of the same loops, as far as those tell.
bool areInOneIteration(const AccessInstance &a, const AccessInstance &b) {
  return std::ranges::equal(a.place.loops, b.place.loops, isOneRun);
}

} // namespace

MovingElements::MovingElements(KernelStudy &study) : study_(study), bodies_(study.instances(LaunchScope::any)) {
  for (const KernelInstances &instances : bodies_) {
    auto &known = bySpan_.emplace_back();
    for (const AccessInstance &access : instances.accesses)
      if (access.place.calls.empty()) known[access.span].push_back(&access);
  }
}

std::optional<std::int64_t> MovingElements::shiftBetween(const Access &one, const Access &other, StatementId loop,
                                                         std::int64_t most) const {
  const Body &body = study_.kernel().body;
  std::optional<std::int64_t> out;
  for (std::size_t each = 0; each < bodies_.size(); ++each) {
    const auto first = bySpan_[each].find(body[one.expression].spelling.span);
    const auto second = bySpan_[each].find(body[other.expression].spelling.span);
    const bool isFirst = first != bySpan_[each].end();
    if (isFirst != (second != bySpan_[each].end())) return std::nullopt;
    if (!isFirst) continue; // an instantiation that leaves both out
    if (first->second.size() != second->second.size()) return std::nullopt;
    for (const AccessInstance *a : first->second) {
      const auto isBeside = [a](const AccessInstance *b) { return areInOneIteration(*a, *b); };
      const auto b = std::ranges::find_if(second->second, isBeside);
      if (b == second->second.end() || std::ranges::count_if(first->second, isBeside) > 1) return std::nullopt;
      const auto shift = shiftBetween(bodies_[each], *a, **b, loop, most);
      if (!shift || (out && *out != *shift)) return std::nullopt;
      out = shift;
    }
  }
  return out;
}

/// None for a loop that was followed iteration by iteration.
std::optional<AtomId> MovingElements::counterOf(const AccessInstance &instance, StatementId loop) const {
  const SourceSpan &keyword = study_.kernel().body[loop].keyword;
  for (const LoopInfo &info : instance.place.loops)
    if (!info.iteration && (*info.body)[info.loop].keyword == keyword) return info.counter;
  return std::nullopt;
}

/// The addresses of both are sums of a step for each iteration, the same one, and of what stays in the loop: then they
/// differ by so many steps in every iteration, or by no whole number of them.
std::optional<std::int64_t> MovingElements::shiftBetween(const KernelInstances &body, const AccessInstance &one,
                                                         const AccessInstance &other, StatementId loop,
                                                         std::int64_t most) const {
  if (!one.array || one.array != other.array || one.sizeBytes == 0 || one.sizeBytes != other.sizeBytes)
    return std::nullopt;
  if (body[*one.array].unknownBase || !body[*one.array].dependsOn.empty()) return std::nullopt;
  const auto counter = counterOf(one, loop);
  if (!counter || counterOf(other, loop) != counter) return std::nullopt;
  const auto step = one.byteOffset.coefficientOf(*counter);
  if (!step || *step == access::Form() || other.byteOffset.coefficientOf(*counter) != step) return std::nullopt;
  for (const access::Form &steady : {*step, one.byteOffset.without(*counter), other.byteOffset.without(*counter)})
    if (dependsOn(body.atoms, steady, *counter)) return std::nullopt;
  const auto distance = other.byteOffset.minus(one.byteOffset);
  for (std::int64_t shift = -most; shift <= most && distance; ++shift)
    if (shift != 0 && step->scaled(shift) == distance) return shift;
  return std::nullopt;
}

std::vector<dependence::Reason> MovingElements::assumptions() const {
  std::vector<dependence::Reason> out;
  for (const KernelInstances &instances : bodies_)
    for (const access::Assumption &assumption : instances.assumptions)
      if (!saysNothing(instances.atoms, assumption.condition)) addOnce(out, dependence::reasonOf(assumption));
  return out;
}

} // namespace warpgrain::transform

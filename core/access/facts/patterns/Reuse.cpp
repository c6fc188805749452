// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/Reuse.h"

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace warpgrain::access {

namespace {

/// References of one piece of code: they read one array between the same barriers, in the same loops, under the same
/// conditions.
struct Group {
  std::vector<std::size_t> members;
  std::vector<Form> forms;
};

using GroupKey = std::tuple<ArrayId, std::size_t, std::vector<std::pair<AtomId, std::int64_t>>, std::vector<Condition>>;

/// The barriers that come before a place in the text of the execution.
std::size_t barriersBefore(const KernelInstances &instances, std::uint32_t sequence) {
  return static_cast<std::size_t>(std::ranges::count_if(
      instances.barriers, [sequence](const BarrierInstance &barrier) { return barrier.place.sequence < sequence; }));
}

GroupKey keyOf(const KernelInstances &instances, const AccessInstance &access) {
  std::vector<std::pair<AtomId, std::int64_t>> loops;
  for (const LoopInfo &loop : access.place.loops)
    loops.emplace_back(loop.counter, loop.iteration.value_or(-1));
  return {*access.array, barriersBefore(instances, access.place.sequence), std::move(loops), access.place.guards};
}

bool reads(const AccessInstance &access) {
  return access.kind == model::AccessKind::read || access.kind == model::AccessKind::readWrite;
}

/// A value that differs between threads and is not followed, if there is one.
std::optional<AtomId> obscureIn(const AtomTable &atoms, const Form &form) {
  for (const AtomId atom : atomsIn(atoms, form))
    if (atoms[atom].kind == AtomKind::opaque && variesInBlock(atoms, Form(atom))) return atom;
  return std::nullopt;
}

/// d where `to` is `from` for the thread d further along the axis, in every thread; nothing where there is no such d.
std::optional<std::int64_t> threadDistance(const AtomTable &atoms, const Form &from, const Form &to, AtomId index) {
  const auto coefficient = from.coefficientOf(index);
  const auto difference = to.minus(from);
  if (!coefficient || !difference || coefficient->terms().empty() || variesInLaunch(atoms, *coefficient) ||
      mentions(atoms, from.without(index), index))
    return std::nullopt;
  // The difference must be a whole multiple of the coefficient, which may hold symbols.
  const Term &lead = coefficient->terms().front();
  for (const Term &term : difference->terms()) {
    if (term.atoms != lead.atoms) continue;
    if (term.factor % lead.factor != 0) return std::nullopt;
    const std::int64_t distance = term.factor / lead.factor;
    return coefficient->scaled(distance) == difference ? std::optional(distance) : std::nullopt;
  }
  return difference->terms().empty() ? std::optional<std::int64_t>(0) : std::nullopt;
}

Reuse sharingOf(AtomTable &atoms, const Form &form, const std::vector<Form> &others) {
  Reuse reuse;
  reuse.isSelfTemporal = !variesInBlock(atoms, form);
  for (const model::Axis axis : model::allAxes) {
    const AtomId index = atoms.threadIndex(axis);
    reuse.isSharedAlong[indexOf(axis)] = !mentions(atoms, form, index);
    std::set<std::int64_t> distances;
    for (const Form &other : others)
      if (const auto distance = threadDistance(atoms, form, other, index); distance.value_or(0) != 0)
        distances.insert(*distance);
    reuse.isGroupTemporal = reuse.isGroupTemporal || !distances.empty();
    reuse.distances[indexOf(axis)].assign(distances.begin(), distances.end());
  }
  return reuse;
}

} // namespace

Fact<MergedLoads> mergedLoads(const model::Unit &unit, AtomTable &atoms, const std::vector<Form> &references,
                              model::Axis axis, model::MergeMode mode, std::int64_t factor,
                              const LaunchContext &launch) {
  const auto extent = launch.block[axis];
  if (extent && *extent % factor != 0)
    return notKnown({ReasonId::extentNotMultiple, {*extent, model::letterOf(axis), factor}});
  if (mode == model::MergeMode::cyclic && !extent) return notKnown(ReasonId::blockNotGiven);
  const AtomId index = atoms.threadIndex(axis);
  const std::set<Form> own(references.begin(), references.end());
  std::set<Form> merged;
  for (std::int64_t k = 0; k < factor; ++k) {
    // Old thread k of a merged one: neighbours are t C + k, cyclic ones t + k blockDim / C.
    const Form old = mode == model::MergeMode::adjacent ? *Form(index, factor).plus(Form(k))
                                                        : *Form(index).plus(Form(k * (*extent / factor)));
    for (const Form &reference : own) {
      if (const auto obscure = obscureIn(atoms, reference)) return notKnown(whyNoNumber(unit, atoms, *obscure));
      const auto address = substitute(atoms, reference, {{index, old}});
      if (!address) return notKnown(ReasonId::addressTooLarge);
      merged.insert(*address);
    }
  }
  return MergedLoads{.distinct = static_cast<std::int64_t>(merged.size()),
                     .total = static_cast<std::int64_t>(own.size()) * factor};
}

std::map<std::size_t, Fact<Reuse>> reuseOf(const model::Unit &unit, KernelInstances &instances,
                                           const LaunchContext &launch) {
  std::map<std::size_t, Fact<Reuse>> result;
  std::map<GroupKey, Group> groups;
  for (std::size_t i = 0; i < instances.accesses.size(); ++i) {
    const AccessInstance &access = instances.accesses[i];
    if (!reads(access)) continue;
    if (!access.array) {
      result.emplace(i, notKnown(ReasonId::addressTargetNotKnown));
    } else if (const auto why = whyInPieces(unit, access)) {
      result.emplace(i, notKnown(*why));
    } else if (const auto obscure = obscureIn(instances.atoms, access.byteOffset)) {
      result.emplace(i, notKnown(whyNoNumber(unit, instances.atoms, *obscure)));
    } else {
      Group &group = groups[keyOf(instances, access)];
      group.members.push_back(i);
      group.forms.push_back(access.byteOffset);
    }
  }
  for (const auto &[key, group] : groups) {
    std::map<model::Axis, std::map<model::MergeMode, std::map<std::int64_t, Fact<MergedLoads>>>> merged;
    for (const model::Axis axis : model::allAxes)
      for (const model::MergeMode mode : {model::MergeMode::cyclic, model::MergeMode::adjacent})
        for (const std::int64_t factor : reuseFactors)
          merged[axis][mode].emplace(factor,
                                     mergedLoads(unit, instances.atoms, group.forms, axis, mode, factor, launch));
    for (std::size_t m = 0; m < group.members.size(); ++m) {
      Reuse reuse = sharingOf(instances.atoms, group.forms[m], group.forms);
      reuse.merged = merged;
      result.emplace(group.members[m], std::move(reuse));
    }
  }
  return result;
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/optimise/RequestCosts.h"

#include "core/access/form/Classify.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::workflow {

namespace {

using access::AtomId;
using access::AtomKind;

constexpr std::int64_t lanes = 32;
constexpr std::int64_t sectorBytes = 32;

/// The value may change with the index in a way that no coefficient tells.
bool dependsOtherwise(const access::KernelInstances &instances, const access::Form &form, AtomId index) {
  const bool isThread = instances.atoms[index].kind == AtomKind::threadIndex;
  for (const AtomId each : access::atomsIn(instances.atoms, form)) {
    const access::Atom &atom = instances.atoms[each];
    if (std::ranges::find(atom.dependsOn, index) != atom.dependsOn.end()) return true;
    if (isThread && atom.kind == AtomKind::opaque) return true;
  }
  return access::mentions(instances.atoms, form.without(index), index);
}

} // namespace

std::int64_t sectorsAlong(const access::KernelInstances &instances, const access::AccessInstance &access,
                          AtomId index) {
  const auto size = std::max<std::int64_t>(1, static_cast<std::int64_t>(access.sizeBytes));
  const std::int64_t own = (size + sectorBytes - 1) / sectorBytes;
  const auto coefficient = access.byteOffset.coefficientOf(index);
  const auto distance = coefficient ? coefficient->asConstant() : std::nullopt;
  if (!distance || dependsOtherwise(instances, access.byteOffset, index)) return lanes * own;
  if (std::abs(*distance) >= lanes * size) return lanes * own;
  const std::int64_t span = (lanes - 1) * std::abs(*distance) + size;
  return std::min(lanes * own, (span + sectorBytes - 1) / sectorBytes);
}

std::optional<AtomId> threadAlongX(const access::AtomTable &atoms) {
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    const auto id = static_cast<AtomId>(i);
    if (atoms[id].kind == AtomKind::threadIndex && atoms[id].axis == model::Axis::x) return id;
  }
  return std::nullopt;
}

} // namespace warpgrain::workflow

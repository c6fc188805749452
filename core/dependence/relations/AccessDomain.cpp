// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/dependence/relations/PairSpace.h"
#include "core/dependence/relations/RowBounds.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// The subscript may leave its dimension for all that the forms show, and the source alone does not make it so: what
/// the launch does not tell has to keep it inside. Where everything is known, references are compared by where they
/// lead.
bool isForTheLaunchToTell(const AtomTable &atoms, const Subscript &subscript) {
  const Interval bounds = boundsOf(atoms, subscript.index);
  if (bounds.isWithin(0, subscript.extent - 1)) return false;
  // No launch keeps it inside: `s[0][t + 32]` of `s[4][32]` is meant for an element of the next row.
  if ((bounds.low && *bounds.low >= subscript.extent) || (bounds.high && *bounds.high < 0)) return false;
  return std::ranges::any_of(atomsIn(atoms, subscript.index), [&](AtomId id) {
    const Atom &atom = atoms[id];
    switch (atom.kind) {
    case AtomKind::threadIndex:
      return !atoms.extents().block[indexOf(atom.axis)];
    case AtomKind::blockIndex:
      return !atoms.extents().grid[indexOf(atom.axis)];
    case AtomKind::counter:
      return !atoms.greatestOf(id);
    case AtomKind::quotient:
    case AtomKind::select:
      return false; // what they are made of is among the atoms
    default:
      return true;
    }
  });
}

} // namespace

Formula domainOf(RelationContext &context, PairSpace &space, const AccessInstance &access, Viewpoint::Party party,
                 std::vector<Reason> &takenForGranted, Subscripts subscripts) {
  const Viewpoint view{party, party};
  std::vector<Formula> parts{space.domain(access.place, view)};
  if (!access.array) return parts.front();
  for (std::size_t i = 0; i < access.subscripts.size() && subscripts == Subscripts::stayInDimensions; ++i) {
    const Subscript &subscript = access.subscripts[i];
    if (!isForTheLaunchToTell(context.atoms(), subscript)) continue;
    const SubscriptOfAccess key{.shape = context.shapeOf(access), .relation = space.relation(), .subscript = i};
    const SubscriptPlace place = context.subscriptPlace(key, [&] { return findPlaceOf(context, access, key); });
    if (place != SubscriptPlace::forTheLaunch) continue;
    const Row index = space.row(subscript.index, view);
    const auto isBelow = below(index, Row(subscript.extent));
    if (!isBelow) continue;
    parts.push_back(Formula::notNegative(index));
    parts.push_back(*isBelow);
    addOnce(takenForGranted, {ReasonId::subscriptsStayInDimensions, {context.instances()[*access.array].name}});
  }
  const Array &array = context.instances()[*access.array];
  const bool isDeclared = !array.isPointer && array.member.empty() && model::isSome(array.type);
  const auto bytes = isDeclared ? static_cast<std::int64_t>(context.unit()[array.type].sizeBytes) : 0;
  if (bytes <= 0 || access.sizeBytes == 0) return Formula::all(std::move(parts));
  // Of a run that may be shorter, one byte at least is used where it is used at all.
  const auto used = access.isAtMost ? 1 : static_cast<std::int64_t>(access.sizeBytes);
  const Row offset = space.row(access.byteOffset, view);
  parts.push_back(Formula::notNegative(offset));
  if (const auto isBelow = atMost(offset, Row(bytes - used))) parts.push_back(*isBelow);
  return Formula::all(std::move(parts));
}

} // namespace warpgrain::dependence

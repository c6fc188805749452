// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/IdleBlocks.h"

#include "core/access/form/Classify.h"
#include "core/dependence/relations/PairSpace.h"
#include "core/dependence/relations/RelationContext.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// An integer parameter that the kernel never changes; none where nothing in the kernel depends on it.
std::optional<AtomId> atomOfParameter(const AtomTable &atoms, const std::string &name) {
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    const auto id = static_cast<AtomId>(i);
    if (atoms[id].kind == AtomKind::symbol && atoms[id].isParameter && atoms[id].name == name) return id;
  }
  return std::nullopt;
}

/// `blockIdx * threads - parameter`: not negative beyond.
std::optional<Form> distanceBeyond(const AtomTable &atoms, model::Axis axis, const model::GridCover &cover,
                                   AtomId parameter) {
  const auto block = atoms.find({.kind = AtomKind::blockIndex, .axis = axis});
  if (!block) return std::nullopt;
  std::optional<Form> threads;
  if (const auto known = cover.threads ? cover.threads : atoms.extents().block[indexOf(axis)])
    threads = Form(*known);
  else if (const auto extent = atoms.find({.kind = AtomKind::blockExtent, .axis = axis}))
    threads = Form(*extent);
  const auto begin = threads ? Form(*block).times(*threads) : std::nullopt;
  return begin ? begin->minus(Form(parameter)) : std::nullopt;
}

/// Is the same in every block along the axis: made of the thread's index, counters and parameters.
template <typename Value>
bool isSameInBlocks(const AtomTable &atoms, model::Axis axis, const Value &value) {
  return std::ranges::all_of(atomsIn(atoms, value), [&](AtomId id) {
    const Atom &atom = atoms[id];
    switch (atom.kind) {
    case AtomKind::threadIndex:
    case AtomKind::blockExtent:
    case AtomKind::counter:
    case AtomKind::quotient:
    case AtomKind::select:
    case AtomKind::operation: // what these are made of is among the atoms
      return true;
    case AtomKind::blockIndex:
    case AtomKind::gridExtent:
      return atom.axis != axis;
    case AtomKind::symbol:
      return atom.isParameter;
    case AtomKind::opaque:
      return false;
    }
    return false;
  });
}

/// What each block does alike, in memory of its own or without changing it, nobody notices: an element of a tile that
/// is set to 0, a coefficient that is read.
bool isHarmless(const KernelInstances &instances, const AccessInstance &access, model::Axis axis) {
  if (access.space == model::MemorySpace::local) return true;
  const bool isOwn = access.space == model::MemorySpace::shared;
  if ((!isOwn && access.kind != model::AccessKind::read) || !access.array) return false;
  const Array &array = instances[*access.array];
  if (array.unknownBase || array.isLoaded) return false;
  const AtomTable &atoms = instances.atoms;
  return isSameInBlocks(atoms, axis, access.byteOffset) &&
         std::ranges::all_of(
             access.place.guards,
             [&](const Condition &guard) { return guard.isFollowed() && isSameInBlocks(atoms, axis, guard); }) &&
         std::ranges::all_of(access.place.loops, [&](const LoopInfo &loop) {
           return loop.iteration || (loop.tripCount && isSameInBlocks(atoms, axis, *loop.tripCount));
         });
}

/// No thread comes there beyond. That accesses stay in their arrays says nothing of blocks that are not launched: a
/// place counts as reached unless its guards keep threads from it.
bool isNotReached(RelationContext &context, const Place &place, const Form &distance) {
  PairSpace space(context.begunSpace(ThreadRelation::sameThread));
  const Viewpoint view{Viewpoint::source, Viewpoint::source};
  const Formula isThere = space.domain(place, view);
  const Formula isBeyond = Formula::notNegative(space.row(distance, view));
  context.sets().beginQuestion();
  const Formula all = Formula::all({isBeyond, isThere, space.definitionsOfEnd(Viewpoint::source)});
  return IntegerSet::hasPoint(context.sets(), space.columns().size(), all) == false;
}

} // namespace

bool areIdleBeyond(const model::Unit &unit, const model::Function &kernel, const KernelInstances &instances,
                   model::Axis axis, const model::GridCover &cover) {
  if (instances.limit || instances.writesSurfaces || !instances.unfollowedCalls.empty()) return false;
  if (cover.parameter >= kernel.parameters.size()) return false;
  const auto parameter = atomOfParameter(instances.atoms, kernel.body[kernel.parameters[cover.parameter]].name);
  if (!parameter) return false;
  RelationContext context(unit, instances);
  const auto distance = distanceBeyond(context.atoms(), axis, cover, *parameter);
  return distance && std::ranges::all_of(instances.accesses, [&](const AccessInstance &access) {
           return isHarmless(instances, access, axis) || isNotReached(context, access.place, *distance);
         });
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/WrittenBefore.h"

#include "core/access/form/Classify.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairSpace.h"

#include <algorithm>
#include <set>
#include <utility>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// Every iteration that the counters of the loops tell is one.
bool areLoopsExact(const Place &place, std::size_t first) {
  for (std::size_t i = first; i < place.loops.size(); ++i)
    if (const LoopInfo &loop = place.loops[i]; !loop.iteration && (!loop.tripCount || !loop.isExact)) return false;
  return true;
}

// Both ends have the counters of the read; their threads differ.
constexpr Viewpoint ofRead{.thread = Viewpoint::source, .counters = Viewpoint::source};
constexpr Viewpoint ofWrite{.thread = Viewpoint::sink, .counters = Viewpoint::source};

bool isFollowed(const Condition &condition) {
  if (condition.kind() == ConditionKind::unknown) return condition.isUniformUnknown() && condition.isFreeUnknown();
  return std::ranges::all_of(condition.parts(), isFollowed);
}

/// The condition that some thread writes, in an iteration that the read is in too. What no thread index decides is the
/// same for both.
Formula domainOfWrite(RelationContext &context, PairSpace &space, const Place &place, std::size_t loops) {
  const auto differs = [&](AtomId id) { // from thread to thread
    const Atom &atom = context.atoms()[id];
    return context.traitsOf(id, space.relation()).usesThread ||
           (atom.kind == AtomKind::select && !atom.condition.isFollowed());
  };
  const auto viewOf = [&](const std::set<AtomId> &atoms) {
    return std::ranges::any_of(atoms, differs) ? ofWrite : ofRead;
  };
  std::vector<Formula> parts;
  for (std::size_t i = 0; i < place.loops.size(); ++i) {
    const LoopInfo &loop = place.loops[i];
    if (loop.iteration || !loop.tripCount) continue;
    const Viewpoint view = i < loops ? viewOf(atomsIn(context.atoms(), *loop.tripCount)) : ofWrite;
    const auto inRange = below(space.row(Form(loop.counter), ofWrite), space.row(*loop.tripCount, view));
    parts.push_back(inRange.value_or(Formula::never()));
  }
  for (std::size_t i = 0; i < place.guards.size(); ++i) {
    const Condition &guard = place.guards[i];
    const Viewpoint view = isFollowed(guard) ? viewOf(atomsIn(context.atoms(), guard)) : ofWrite;
    parts.push_back(space.condition(guard, view, place, i));
  }
  return Formula::all(std::move(parts));
}

bool isCounterOf(AtomId atom, const std::vector<const AccessInstance *> &writes, std::size_t loops) {
  return std::ranges::any_of(writes, [&](const AccessInstance *write) {
    const auto &around = write->place.loops;
    for (std::size_t i = loops; i < around.size(); ++i)
      if (!around[i].iteration && around[i].counter == atom) return true;
    return false;
  });
}

} // namespace

bool isWrittenInIteration(RelationContext &context, const AccessInstance &read,
                          const std::vector<const AccessInstance *> &writes, std::size_t loops) {
  PairSpace space = context.begunSpace(ThreadRelation::sameBlock);
  std::vector<const AccessInstance *> used;
  std::vector<Formula> ways;
  if (!read.array || read.sizeBytes == 0) return false;
  const Row where = space.row(read.byteOffset, ofRead);
  for (const AccessInstance *write : writes) {
    const bool isOfSame = write->array == read.array && write->sizeBytes >= read.sizeBytes && !write->isAtMost;
    if (!isOfSame || commonLoops(read.place, write->place) < loops || !areLoopsExact(write->place, loops)) continue;
    const Row begin = space.row(write->byteOffset, ofWrite);
    const auto last = begin.plus(Row(static_cast<std::int64_t>(write->sizeBytes - read.sizeBytes)));
    const auto isBehind = atMost(begin, where);
    const auto isBefore = last ? atMost(where, *last) : std::nullopt;
    if (!isBehind || !isBefore) continue;
    ways.push_back(Formula::all({domainOfWrite(context, space, write->place, loops), *isBehind, *isBefore}));
    used.push_back(write);
  }
  if (ways.empty()) return false;
  std::vector<Reason> takenForGranted;
  const Formula reads = domainOf(context, space, read, Viewpoint::source, takenForGranted);
  const Formula all = Formula::all({reads, space.definitionsOfEnd(Viewpoint::source)});
  const Formula met = Formula::all({reads, space.definitionsOfEnd(Viewpoint::sink), Formula::any(std::move(ways))});
  // A thread, and an iteration of the writes' own loops, may be chosen; what follows from that is computed. A value
  // that is not followed is not there to be chosen.
  std::vector<ColumnId> free;
  for (std::size_t i = 0; i < space.columns().size(); ++i) {
    const Column &column = space.columns()[i];
    if (column.isShared) continue;
    const bool isOwnCounter = column.atom && isCounterOf(*column.atom, used, loops);
    if (column.party == Viewpoint::sink) {
      const bool isIndex = column.atom && context.atoms()[*column.atom].kind == AtomKind::threadIndex;
      const bool isComputed = !column.atom && (column.name == "quotient" || column.name == "choice");
      if (!isIndex && !isComputed && !isOwnCounter) return false;
    } else if (!isOwnCounter) {
      continue;
    }
    free.push_back(static_cast<ColumnId>(i));
  }
  context.sets().beginQuestion();
  const std::size_t columns = space.columns().size();
  const IntegerSet asked = IntegerSet::of(context.sets(), columns, all);
  const IntegerSet covered = IntegerSet::of(context.sets(), columns, met);
  return asked.isCoveredBy(covered, free) == true;
}

} // namespace warpgrain::dependence

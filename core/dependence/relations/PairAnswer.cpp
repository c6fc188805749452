// SPDX-License-Identifier: Apache-2.0
//
// The part of PairQuestion that says what is known of an answer: whether it is exact and certain, distances, an
// example.
#include "core/access/form/Evaluate.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/References.h"
#include "core/dependence/sets/PointSearch.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

std::optional<Reason> PairQuestion::whyNotExact() const {
  for (const AccessInstance *access : {&source_, &sink_})
    for (const auto &why : {whyBaseUnknown(context_, *access), whyEffectUnknown(context_, *access)})
      if (why) return why;
  if (relation_ == ThreadRelation::sameBlock)
    if (auto why = whyOrderUnknown(context_, source_, sink_)) return why;
  for (const bool inAddress : {true, false})
    for (std::size_t i = 0; i < known().columns().size(); ++i) {
      const Column &column = known().columns()[i];
      if (!column.isFollowed && begun_->overlap.columns.contains(static_cast<ColumnId>(i)) == inAddress)
        return column.why != nullptr ? *column.why : Reason(ReasonId::isNotFollowed, {column.name});
    }
  return std::nullopt;
}

IntegerSet PairQuestion::withoutDoubt(const IntegerSet &overlap) {
  encodeBarriers();
  const Formula all = Formula::all({togetherness(), begun_->overlap.formula});
  IntegerSet out = overlap;
  for (const BarrierOrder &order : doubtful_)
    for (const bool sourceFirst : {true, false}) {
      const IntegerSet left = out.without(orderedBy(order, sourceFirst, all));
      if (left.isEmpty() != false && !doubt_) {
        const BarrierInstance &barrier = context_.instances().barriers[order.barrier];
        doubt_ = Reason(ReasonId::comingInBetweenNotKnown, {context_.textOf(barrier.span)});
      }
      out = left;
    }
  for (const PartingBarrier &parting : parting_)
    for (const bool sourceFirst : {true, false}) {
      if (out.isEmpty() == true) break;
      const IntegerSet left = out.without(orderedByWaiting(parting, sourceFirst, all));
      if (left.isEmpty() != false && !doubt_) {
        const BarrierInstance &barrier = context_.instances().barriers[parting.barrier];
        doubt_ = Reason(ReasonId::goingOnAloneNotDefined, {context_.textOf(barrier.span)});
      }
      out = left;
    }
  return out;
}

/// A block, or a grid, of any size may be launched for all that is known.
bool PairQuestion::isLaunchExtent(const Column &column) const {
  if (!column.atom) return false;
  const AtomKind kind = context_.atoms()[*column.atom].kind;
  return kind == AtomKind::blockExtent || (kind == AtomKind::gridExtent && relation_ == ThreadRelation::acrossBlocks);
}

bool PairQuestion::isCertain(const IntegerSet &all) {
  doubt_.reset();
  if (whyNotExact()) return false;
  if (source_.array && sink_.array) doubt_ = context_.whySameInSomeLaunch(*source_.array, *sink_.array);
  if (doubt_) return false;
  const IntegerSet overlap = relation_ != ThreadRelation::sameThread ? withoutDoubt(all) : all;
  if (overlap.isEmpty() != false) return false;
  const bool hasSymbols =
      std::ranges::any_of(begun_->overlap.columns, [this](ColumnId column) { return known()[column].isSymbol; });
  // A block or a grid whose extents are not known may be a small one, and a value that changes from iteration to
  // iteration is not there to be chosen.
  std::vector<ColumnId> free;
  bool hasExtents = false;
  for (std::size_t i = 0; i < known().columns().size(); ++i) {
    const Column &column = known().columns()[i];
    const bool isExtent = isLaunchExtent(column);
    hasExtents = hasExtents || isExtent;
    const bool isOwn = !column.isShared && !(column.isSymbol && column.atom);
    if (isOwn || (!hasSymbols && !isExtent)) free.push_back(static_cast<ColumnId>(i));
  }
  if (!hasSymbols && !hasExtents) return true;
  const auto answer = context_.sets().askForDetail([&] {
    const Formula pairs = togetherness();
    IntegerSet together = setOf(pairs);
    for (const BarrierOrder &order : orders_)
      together = together.without(orderedBy(order, true, pairs)).without(orderedBy(order, false, pairs));
    return together.isCoveredBy(overlap, free);
  });
  if (!answer && !doubt_) doubt_ = ReasonId::launchesTakeTooLong;
  return answer == true;
}

Reason PairQuestion::whyNotCertain() const {
  if (doubt_) return *doubt_;
  const std::string symbols = decidingSymbols();
  return symbols.empty() ? Reason(ReasonId::dependsOnLaunch) : Reason(ReasonId::dependsOn, {symbols});
}

std::string PairQuestion::decidingSymbols() const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < known().columns().size(); ++i) {
    const Column &column = known().columns()[i];
    const bool isNamed = column.isSymbol && column.atom &&
                         (isLaunchExtent(column) || begun_->overlap.columns.contains(static_cast<ColumnId>(i)));
    if (isNamed && std::ranges::find(names, column.name) == names.end()) names.emplace_back(column.name);
  }
  std::string out;
  for (const std::string &name : names)
    out += (out.empty() ? "" : ", ") + name;
  return out;
}

Distance PairQuestion::distanceOf(const IntegerSet &overlap, const std::string &name, const Row &first,
                                  const Row &second) const {
  Distance out{.index = name, .least = {}, .greatest = {}};
  const auto difference = second.plus(first, -1);
  if (!difference) return out;
  if (const auto number = difference->asConstant()) {
    out.least = out.greatest = number;
    return out;
  }
  std::tie(out.least, out.greatest) = overlap.boundsOf(*difference);
  return out;
}

std::vector<Distance> PairQuestion::distancesOf(const IntegerSet &overlap, const std::vector<Distance> &told,
                                                Sense sense) {
  static constexpr std::array<const char *, 3> threads{"tx", "ty", "tz"};
  static constexpr std::array<const char *, 3> blocks{"bx", "by", "bz"};
  const Ends ends = endsIn(sense);
  std::vector<Distance> out;
  const auto add = [&](const std::string &name, const Row &first, const Row &second) {
    const bool isOpen = out.size() < told.size() && told[out.size()].index == name && !told[out.size()].least &&
                        !told[out.size()].greatest;
    out.push_back(isOpen ? told[out.size()] : distanceOf(overlap, name, first, second));
  };
  // An axis with one thread or block has no distance.
  const auto addIndex = [&](const char *name, const Row &first, const Row &second) {
    if (!first.asConstant()) add(name, first, second);
  };
  if (relation_ == ThreadRelation::acrossBlocks)
    for (const Axis axis : model::allAxes)
      addIndex(blocks[indexOf(axis)], space().blockIndex(axis, ends.first), space().blockIndex(axis, ends.second));
  for (const Axis axis : model::allAxes)
    addIndex(threads[indexOf(axis)], space().threadIndex(axis, ends.first), space().threadIndex(axis, ends.second));
  const std::size_t depth = commonLoops(source_.place, sink_.place);
  for (std::size_t i = 0; i < depth; ++i) {
    const LoopInfo &loop = source_.place.loops[i];
    if (!loop.iteration)
      add(context_.nameOf(loop), space().counter(loop.counter, ends.first), space().counter(loop.counter, ends.second));
  }
  return out;
}

/// Small numbers are easier to follow.
std::optional<std::vector<std::int64_t>> PairQuestion::readablePointOf(const IntegerSet &overlap) {
  constexpr std::int64_t mostReadable = 1024;
  std::vector<Formula> small;
  for (std::size_t i = 0; i < known().columns().size(); ++i) {
    const Row column = Row::of(static_cast<ColumnId>(i));
    if (known().columns()[i].isSymbol) small.push_back(*atMost(Row(0), column));
    if (known().columns()[i].isSymbol) small.push_back(*atMost(column, Row(mostReadable)));
  }
  const Formula isReadable = Formula::all(std::move(small));
  const auto *found = overlap.foundPoint();
  if (found != nullptr && found->size() == known().columns().size() && holdsFor(isReadable, *found)) return *found;
  if (const auto point = overlap.narrowed(known().columns().size(), isReadable).sample()) return point;
  context_.sets().beginQuestion();
  return overlap.sample();
}

std::optional<Example> PairQuestion::exampleOf(const IntegerSet &overlap, Sense sense) {
  const auto point = readablePointOf(overlap);
  if (!point) return std::nullopt;
  const auto valueOf = [&](const Row &row) {
    std::int64_t sum = row.constant();
    for (const auto &[column, factor] : row.terms())
      sum += factor * (*point)[static_cast<std::size_t>(column)];
    return sum;
  };
  const Ends ends = endsIn(sense);
  const AccessInstance &first = sense == Sense::forth ? source_ : sink_;
  const AccessInstance &second = sense == Sense::forth ? sink_ : source_;
  Example out;
  Assignment values; // of the first one's thread and iterations
  for (std::size_t i = 0; i < known().columns().size(); ++i) {
    const Column &column = known().columns()[i];
    if (!column.atom || !(column.isShared || column.party == ends.first)) continue;
    values[*column.atom] = (*point)[i];
    if (column.isSymbol && column.isShared) out.symbols.emplace_back(std::string(column.name), (*point)[i]);
  }
  const AtomTable &atoms = context_.atoms();
  for (const Axis axis : model::allAxes) {
    out.source.thread[indexOf(axis)] = valueOf(space().threadIndex(axis, ends.first));
    out.sink.thread[indexOf(axis)] = valueOf(space().threadIndex(axis, ends.second));
    out.source.block[indexOf(axis)] = valueOf(space().blockIndex(axis, ends.first));
    out.sink.block[indexOf(axis)] = valueOf(space().blockIndex(axis, ends.second));
    if (const auto atom = atoms.find({.kind = AtomKind::threadIndex, .axis = axis}))
      values[*atom] = out.source.thread[indexOf(axis)];
    if (const auto atom = atoms.find({.kind = AtomKind::blockIndex, .axis = axis}))
      values[*atom] = out.source.block[indexOf(axis)];
  }
  for (const auto &[instance, access, party] :
       {std::tuple(&out.source, &first, ends.first), std::tuple(&out.sink, &second, ends.second)})
    for (const LoopInfo &loop : access->place.loops)
      instance->iterations.emplace_back(
          context_.nameOf(loop), loop.iteration ? *loop.iteration : valueOf(space().counter(loop.counter, party)));
  out.byteOffset = evaluate(atoms, first.byteOffset, values);
  return out;
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/PairQuestion.h"

#include "core/access/form/Evaluate.h"
#include "core/dependence/relations/Order.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

PairQuestion::PairQuestion(const RelationContext &context, const AccessInstance &source, const AccessInstance &sink,
                           Company company, bool mayAssume)
    : context_(context), source_(source), sink_(sink), company_(company), space_(context, company) {
  sourceDomain_ = domainOf(source, Viewpoint::source);
  sinkDomain_ = domainOf(sink, Viewpoint::sink);
  for (const Axis axis : model::allAxes)
    for (const Viewpoint::Party party : {Viewpoint::source, Viewpoint::sink}) {
      space_.threadIndex(axis, party);
      space_.blockIndex(axis, party);
    }
  if (company != Company::sameThread) different_ = space_.isDifferent();
  MeetingFinder finder(
      context.atoms(), space_,
      [this](std::uint32_t party, const Formula &formula) { return holdsForAll(party, formula); }, mayAssume);
  meeting_ = finder.find(source, sink);
  context.sets().beginQuestion();
  const auto hasPoint =
      IntegerSet::hasPoint(context.sets(), space_.columns().size(), Formula::all({togetherness(), meeting_.formula}));
  if (hasPoint) isEmpty_ = !*hasPoint;
}

/// The instances of an end. A program that leaves a declared array has no meaning: that it does not is taken for
/// granted.
Formula PairQuestion::domainOf(const AccessInstance &access, Viewpoint::Party party) {
  const Viewpoint view{party, party};
  std::vector<Formula> parts{space_.domain(access.place, view)};
  if (!access.array) return parts.front();
  const Array &array = context_.instances()[*access.array];
  const bool isDeclared = !array.isPointer && array.member.empty() && model::isSome(array.type);
  const auto bytes = isDeclared ? static_cast<std::int64_t>(context_.unit()[array.type].sizeBytes) : 0;
  if (bytes <= 0 || access.sizeBytes == 0) return parts.front();
  const Row offset = space_.row(access.byteOffset, view);
  parts.push_back(Formula::notNegative(offset));
  if (const auto isBelow = atMost(offset, Row(bytes - static_cast<std::int64_t>(access.sizeBytes))))
    parts.push_back(*isBelow);
  return Formula::all(std::move(parts));
}

IntegerSet PairQuestion::setOf(const Formula &formula) const {
  context_.sets().beginQuestion();
  return IntegerSet::of(context_.sets(), space_.columns().size(), formula);
}

bool PairQuestion::holdsForAll(std::uint32_t party, const Formula &formula) {
  const Formula &domain = party == Viewpoint::source ? sourceDomain_ : sinkDomain_;
  const IntegerSet all = setOf(Formula::all({space_.definitions(), domain}));
  return all.isSubsetOf(setOf(formula)) == true;
}

Formula PairQuestion::togetherness() {
  return Formula::all({space_.definitions(), sourceDomain_, sinkDomain_, different_});
}

IntegerSet PairQuestion::inSameIteration() {
  std::vector<Formula> parts{togetherness(), meeting_.formula};
  const std::size_t depth = commonLoops(source_.place, sink_.place);
  for (std::size_t i = 0; i < depth; ++i) {
    const LoopInfo &loop = source_.place.loops[i];
    if (loop.iteration) continue;
    parts.push_back(
        equal(space_.counter(loop.counter, Viewpoint::source), space_.counter(loop.counter, Viewpoint::sink))
            .value_or(Formula()));
  }
  return setOf(Formula::all(std::move(parts)));
}

IntegerSet PairQuestion::carriedBy(std::size_t loop) {
  std::vector<Formula> parts{togetherness(), meeting_.formula};
  for (std::size_t i = 0; i <= loop; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue;
    const Row first = space_.counter(around.counter, Viewpoint::source);
    const Row second = space_.counter(around.counter, Viewpoint::sink);
    parts.push_back((i < loop ? equal(first, second) : below(first, second)).value_or(Formula()));
  }
  return setOf(Formula::all(std::move(parts)));
}

/// Adds what the barriers need to the space. Sets that were made before have fewer columns, and are not used after.
void PairQuestion::encodeBarriers() {
  if (hasBarriers_) return;
  hasBarriers_ = true;
  std::uint32_t party = Viewpoint::firstBarrier;
  for (const std::size_t index : barriersBetween(context_.instances(), source_, sink_, company_)) {
    const BarrierInstance &barrier = context_.instances().barriers[index];
    BarrierOrder order{.barrier = index, .party = party++, .sourceFirst = {}, .sinkFirst = {}};
    order.sourceFirst = separatedBy(space_, source_, sink_, barrier, order.party, true, context_, company_);
    order.sinkFirst = separatedBy(space_, source_, sink_, barrier, order.party, false, context_, company_);
    if (!order.sourceFirst.isNever() || !order.sinkFirst.isNever()) orders_.push_back(std::move(order));
  }
}

IntegerSet PairQuestion::orderedBy(const BarrierOrder &order, bool sourceFirst, const Formula &meeting) {
  const Formula &formula = sourceFirst ? order.sourceFirst : order.sinkFirst;
  return setOf(Formula::all({meeting, space_.definitionsOf(order.party), formula}))
      .anyOf(space_.columnsOf(order.party));
}

IntegerSet PairQuestion::ordered(bool sourceFirst, std::vector<std::size_t> &barriers) {
  encodeBarriers();
  const Formula meeting = Formula::all({togetherness(), meeting_.formula});
  IntegerSet out = setOf(Formula::never());
  for (const BarrierOrder &order : orders_) {
    const IntegerSet part = orderedBy(order, sourceFirst, meeting);
    if (part.isEmpty() == true) continue;
    barriers.push_back(order.barrier);
    out = out.united(part);
  }
  return out;
}

Formula PairQuestion::unorderedWays() {
  if (company_ != Company::sameBlock) return {};
  return perhapsUnordered(space_, context_.instances(), source_, sink_);
}

bool PairQuestion::isOrdered() {
  if (neverMeet()) return true;
  const Formula ways = unorderedWays();
  context_.sets().beginQuestion();
  return IntegerSet::hasPoint(context_.sets(), space_.columns().size(),
                              Formula::all({togetherness(), meeting_.formula, ways})) == false;
}

IntegerSet PairQuestion::unordered() {
  encodeBarriers();
  const Formula meeting = Formula::all({togetherness(), meeting_.formula, unorderedWays()});
  IntegerSet out = setOf(meeting);
  for (const BarrierOrder &order : orders_) {
    if (out.isEmpty() == true) break;
    out = out.without(orderedBy(order, true, meeting)).without(orderedBy(order, false, meeting));
  }
  return out;
}

bool PairQuestion::isWithinOneIteration(const IntegerSet &meeting) {
  std::vector<Formula> apart;
  const std::size_t depth = commonLoops(source_.place, sink_.place);
  for (const AccessInstance *access : {&source_, &sink_})
    for (std::size_t i = depth; i < access->place.loops.size(); ++i)
      if (!access->place.loops[i].iteration) return false;
  for (std::size_t i = 0; i < depth; ++i) {
    const LoopInfo &loop = source_.place.loops[i];
    if (loop.iteration) continue;
    const auto difference =
        space_.counter(loop.counter, Viewpoint::source).plus(space_.counter(loop.counter, Viewpoint::sink), -1);
    if (difference) apart.push_back(Formula::notZero(*difference));
  }
  return meeting.intersected(setOf(Formula::any(std::move(apart)))).isEmpty() == true;
}

std::string PairQuestion::whyNotExact() const {
  if (company_ == Company::sameBlock)
    if (std::string why = whyOrderUnknown(context_, source_, sink_); !why.empty()) return why;
  for (const bool inAddress : {true, false})
    for (std::size_t i = 0; i < space_.columns().size(); ++i) {
      const Column &column = space_.columns()[i];
      if (!column.isFollowed && meeting_.columns.contains(static_cast<ColumnId>(i)) == inAddress) return column.why;
    }
  return {};
}

bool PairQuestion::isCertain(const IntegerSet &meeting) {
  if (!whyNotExact().empty()) return false;
  const bool hasSymbols =
      std::ranges::any_of(meeting_.columns, [this](ColumnId column) { return space_[column].isSymbol; });
  // A block whose extents are not known may be a small one.
  std::vector<ColumnId> free = space_.ownColumns();
  bool hasExtents = false;
  for (std::size_t i = 0; i < space_.columns().size(); ++i) {
    const Column &column = space_.columns()[i];
    if (!column.isShared) continue;
    const bool isExtent = column.atom && context_.atoms()[*column.atom].kind == AtomKind::blockExtent;
    hasExtents = hasExtents || isExtent;
    if (!hasSymbols && !isExtent) free.push_back(static_cast<ColumnId>(i));
  }
  if (!hasSymbols && !hasExtents) return true;
  std::ranges::sort(free);
  const Formula all = togetherness();
  IntegerSet together = setOf(all);
  for (const BarrierOrder &order : orders_)
    together = together.without(orderedBy(order, true, all)).without(orderedBy(order, false, all));
  return together.anyOf(free).isSubsetOf(meeting.anyOf(free)) == true;
}

std::string PairQuestion::decidingSymbols() const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < space_.columns().size(); ++i) {
    const Column &column = space_.columns()[i];
    const bool isExtent = column.atom && context_.atoms()[*column.atom].kind == AtomKind::blockExtent;
    const bool isNamed =
        column.isSymbol && column.atom && (isExtent || meeting_.columns.contains(static_cast<ColumnId>(i)));
    if (isNamed && std::ranges::find(names, column.name) == names.end()) names.push_back(column.name);
  }
  std::string out;
  for (const std::string &name : names)
    out += (out.empty() ? "" : ", ") + name;
  return out;
}

Distance PairQuestion::distanceOf(const IntegerSet &meeting, const std::string &name, const Row &source,
                                  const Row &sink) const {
  Distance out{.index = name, .least = {}, .greatest = {}};
  const auto difference = sink.plus(source, -1);
  if (!difference) return out;
  if (const auto number = difference->asConstant()) {
    out.least = out.greatest = number;
    return out;
  }
  if (context_.sets().beginBound()) std::tie(out.least, out.greatest) = meeting.boundsOf(*difference);
  return out;
}

std::vector<Distance> PairQuestion::distancesOf(const IntegerSet &meeting) {
  static constexpr std::array<const char *, 3> threads{"tx", "ty", "tz"};
  static constexpr std::array<const char *, 3> blocks{"bx", "by", "bz"};
  std::vector<Distance> out;
  const auto add = [&](const std::string &name, const Row &source, const Row &sink) {
    out.push_back(distanceOf(meeting, name, source, sink));
  };
  // An axis with one thread or block has no distance.
  const auto addIndex = [&](const char *name, const Row &source, const Row &sink) {
    if (!source.asConstant()) add(name, source, sink);
  };
  if (company_ == Company::acrossBlocks)
    for (const Axis axis : model::allAxes)
      addIndex(blocks[indexOf(axis)], space_.blockIndex(axis, Viewpoint::source),
               space_.blockIndex(axis, Viewpoint::sink));
  for (const Axis axis : model::allAxes)
    addIndex(threads[indexOf(axis)], space_.threadIndex(axis, Viewpoint::source),
             space_.threadIndex(axis, Viewpoint::sink));
  const std::size_t depth = commonLoops(source_.place, sink_.place);
  for (std::size_t i = 0; i < depth; ++i) {
    const LoopInfo &loop = source_.place.loops[i];
    if (!loop.iteration)
      add(context_.nameOf(loop), space_.counter(loop.counter, Viewpoint::source),
          space_.counter(loop.counter, Viewpoint::sink));
  }
  return out;
}

std::optional<Example> PairQuestion::exampleOf(const IntegerSet &meeting) {
  // Small numbers are easier to follow.
  constexpr std::int64_t mostReadable = 1024;
  std::vector<Formula> small;
  for (std::size_t i = 0; i < space_.columns().size(); ++i) {
    const Row column = Row::of(static_cast<ColumnId>(i));
    if (space_.columns()[i].isSymbol) small.push_back(*atMost(Row(0), column));
    if (space_.columns()[i].isSymbol) small.push_back(*atMost(column, Row(mostReadable)));
  }
  auto point = meeting.intersected(setOf(Formula::all(std::move(small)))).sample();
  if (!point) {
    context_.sets().beginQuestion();
    point = meeting.sample();
  }
  if (!point) return std::nullopt;
  const auto valueOf = [&](const Row &row) {
    std::int64_t sum = row.constant();
    for (const auto &[column, factor] : row.terms())
      sum += factor * (*point)[static_cast<std::size_t>(column)];
    return sum;
  };
  Example out;
  Assignment values;
  for (std::size_t i = 0; i < space_.columns().size(); ++i) {
    const Column &column = space_.columns()[i];
    if (!column.atom || !(column.isShared || column.party == Viewpoint::source)) continue;
    values[*column.atom] = (*point)[i];
    if (column.isSymbol && column.isShared) out.symbols.emplace_back(column.name, (*point)[i]);
  }
  const AtomTable &atoms = context_.atoms();
  for (const Axis axis : model::allAxes) {
    out.source.thread[indexOf(axis)] = valueOf(space_.threadIndex(axis, Viewpoint::source));
    out.sink.thread[indexOf(axis)] = valueOf(space_.threadIndex(axis, Viewpoint::sink));
    out.source.block[indexOf(axis)] = valueOf(space_.blockIndex(axis, Viewpoint::source));
    out.sink.block[indexOf(axis)] = valueOf(space_.blockIndex(axis, Viewpoint::sink));
    if (const auto atom = atoms.find({.kind = AtomKind::threadIndex, .axis = axis}))
      values[*atom] = out.source.thread[indexOf(axis)];
    if (const auto atom = atoms.find({.kind = AtomKind::blockIndex, .axis = axis}))
      values[*atom] = out.source.block[indexOf(axis)];
  }
  for (const auto &[instance, access, party] :
       {std::tuple(&out.source, &source_, Viewpoint::source), std::tuple(&out.sink, &sink_, Viewpoint::sink)})
    for (const LoopInfo &loop : access->place.loops)
      instance->iterations.emplace_back(
          context_.nameOf(loop), loop.iteration ? *loop.iteration : valueOf(space_.counter(loop.counter, party)));
  out.byteOffset = evaluate(atoms, source_.byteOffset, values);
  return out;
}

} // namespace warpgrain::dependence

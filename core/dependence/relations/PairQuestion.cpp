// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/PairQuestion.h"

#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairSpace.h"
#include "core/dependence/relations/References.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

PairQuestion::PairQuestion(RelationContext &context, const AccessInstance &source, const AccessInstance &sink,
                           ThreadRelation relation, RowAssumptions assumptions, TakenForGranted granted)
    : context_(context), source_(source), sink_(sink), relation_(relation) {
  // Pairs of accesses at one address in the same iterations, for the same threads, differ in their order alone.
  const BegunPairs::Key key{context.shapeOf(source), context.shapeOf(sink), relation, assumptions, granted};
  if (const auto known = context.begunPairs().find(key)) {
    begun_ = known;
    sets_ = known->sets;
    return;
  }
  begun_ = std::make_shared<BegunPair>(context.begunSpace(relation));
  begin(assumptions, granted);
  begun_->sets = sets_;
  context.begunPairs().add(key, begun_);
}

void PairQuestion::begin(RowAssumptions assumptions, TakenForGranted granted) {
  BegunPair &pair = *begun_;
  const bool isGranted = granted == TakenForGranted::rowsAndPointers;
  const Subscripts subscripts = isGranted ? Subscripts::stayInDimensions : Subscripts::asWritten;
  pair.sourceDomain = domainOf(context_, pair.space, source_, Viewpoint::source, pair.takenForGranted, subscripts);
  pair.sinkDomain = domainOf(context_, pair.space, sink_, Viewpoint::sink, pair.takenForGranted, subscripts);
  for (const Axis axis : model::allAxes)
    for (const Viewpoint::Party party : {Viewpoint::source, Viewpoint::sink}) {
      pair.space.threadIndex(axis, party);
      pair.space.blockIndex(axis, party);
    }
  if (relation_ != ThreadRelation::sameThread) pair.different = pair.space.isDifferent();
  // Where the two begin at different addresses for all that is known, every two instances may meet.
  const bool isBaseKnown = !whyBasesUnknown(context_, source_, sink_);
  if (isBaseKnown) pair.overlap = OverlapFinder(context_, pair.space, assumptions).find(source_, sink_);
  if (isBaseKnown && isGranted) pair.overlap.formula = Formula::all({std::move(pair.overlap.formula), fromOnePlace()});
  pair.isEmpty = setOf(Formula::all({togetherness(), pair.overlap.formula})).isEmpty();
}

BegunPairs &RelationContext::begunPairs() {
  if (!pairs_) pairs_ = std::make_shared<BegunPairs>();
  return *pairs_;
}

/// What was begun, of this pair's own: other pairs may have begun with the same.
BegunPair &PairQuestion::own() {
  if (begun_.use_count() > 1) begun_ = std::make_shared<BegunPair>(*begun_);
  return *begun_;
}

/// Both ends begin at a pointer that was loaded in the same block and iteration: `rows[k]` and `rows[k + 1]` lead to
/// memory of their own, as different parameters do.
Formula PairQuestion::fromOnePlace() {
  std::vector<Formula> parts;
  if (!source_.array || source_.array != sink_.array) return Formula::all({});
  const Array &array = context_.instances()[*source_.array];
  for (const AtomId index : array.dependsOn) {
    const Form form(index);
    const auto same = equal(space().row(form, {Viewpoint::source, Viewpoint::source}),
                            space().row(form, {Viewpoint::sink, Viewpoint::sink}));
    if (same) parts.push_back(*same);
  }
  if (!parts.empty()) addOnce(own().takenForGranted, {ReasonId::pointsToOwnMemory, {array.name}});
  return Formula::all(std::move(parts));
}

IntegerSet PairQuestion::setOf(const Formula &formula) {
  const std::size_t columns = known().columns().size();
  for (const KnownSet &known : sets_)
    if (known.columns == columns && known.formula == formula) return known.set;
  context_.sets().beginQuestion();
  if (const auto known = context_.knownSets().find(columns, formula)) {
    sets_.push_back({formula, columns, *known});
    return *known;
  }
  const IntegerSet set = narrowedSet(formula).value_or(IntegerSet::of(context_.sets(), columns, formula));
  context_.knownSets().add(columns, formula, set);
  for (const KnownSet &known : sets_)
    if (const auto *point = known.columns == columns ? known.set.foundPoint() : nullptr)
      if (set.suggest(*point)) break;
  sets_.push_back({formula, columns, set});
  return set;
}

/// Most of what is asked about a pair narrows what was asked before.
std::optional<IntegerSet> PairQuestion::narrowedSet(const Formula &formula) const {
  const std::vector<Formula> &parts = formula.parts();
  const KnownSet *widest = nullptr;
  for (const KnownSet &known : sets_) {
    const std::vector<Formula> &its = known.formula.parts();
    const bool isLonger = widest == nullptr || its.size() > widest->formula.parts().size();
    const bool areAll = formula.kind() == Formula::Kind::all && known.formula.kind() == Formula::Kind::all;
    if (areAll && isLonger && its.size() < parts.size() && std::equal(its.begin(), its.end(), parts.begin()))
      widest = &known;
  }
  if (widest == nullptr) return std::nullopt;
  const auto rest = parts.begin() + static_cast<long>(widest->formula.parts().size());
  return widest->set.narrowed(known().columns().size(), Formula::all({rest, parts.end()}));
}

/// Returns the definitions of the space, built anew only if constraints were added.
const Formula &PairQuestion::definitions() {
  if (const std::size_t count = known().constraintCount(); count != begun_->constraintCount) {
    BegunPair &pair = own();
    pair.definitions = pair.space.definitions();
    pair.constraintCount = count;
  }
  return begun_->definitions;
}

Formula PairQuestion::togetherness() {
  return Formula::all({definitions(), begun_->sourceDomain, begun_->sinkDomain, begun_->different});
}

IntegerSet PairQuestion::inSameIteration() {
  std::vector<Formula> parts{togetherness(), begun_->overlap.formula};
  const std::size_t depth = commonLoops(source_.place, sink_.place);
  for (std::size_t i = 0; i < depth; ++i) {
    const LoopInfo &loop = source_.place.loops[i];
    if (loop.iteration) continue;
    parts.push_back(
        equal(space().counter(loop.counter, Viewpoint::source), space().counter(loop.counter, Viewpoint::sink))
            .value_or(Formula()));
  }
  return setOf(Formula::all(std::move(parts)));
}

IntegerSet PairQuestion::carriedBy(std::size_t loop, Sense sense) {
  std::vector<Formula> parts{togetherness(), begun_->overlap.formula};
  const Ends ends = endsIn(sense);
  for (std::size_t i = 0; i <= loop; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue;
    const Row first = space().counter(around.counter, ends.first);
    const Row second = space().counter(around.counter, ends.second);
    parts.push_back((i < loop ? equal(first, second) : below(first, second)).value_or(Formula()));
  }
  return setOf(Formula::all(std::move(parts)));
}

bool PairQuestion::neverMeetWithin(std::size_t loops) {
  if (neverOverlap()) return true;
  std::vector<Formula> parts{togetherness(), begun_->overlap.formula};
  for (std::size_t i = 0; i < loops; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue;
    const auto same =
        equal(space().counter(around.counter, Viewpoint::source), space().counter(around.counter, Viewpoint::sink));
    if (same) parts.push_back(*same);
  }
  return setOf(Formula::all(std::move(parts))).isEmpty() == true;
}

IntegerSet PairQuestion::laterAgain(std::size_t loops) {
  std::vector<Formula> parts{togetherness(), begun_->overlap.formula};
  for (std::size_t i = 0; i <= loops; ++i) {
    const LoopInfo &ofSource = source_.place.loops[i];
    const LoopInfo &ofSink = sink_.place.loops[i];
    if (i < loops && ofSource.iteration) continue;
    const Row first =
        ofSource.iteration ? Row(*ofSource.iteration) : space().counter(ofSource.counter, Viewpoint::source);
    const Row second = ofSink.iteration ? Row(*ofSink.iteration) : space().counter(ofSink.counter, Viewpoint::sink);
    parts.push_back((i < loops ? equal(first, second) : below(second, first)).value_or(Formula()));
  }
  return setOf(Formula::all(std::move(parts)));
}

/// What one run of a collective does, the library keeps in order among the threads that take part in it.
void PairQuestion::encodeCollective(std::uint32_t &party) {
  if (!source_.isOfOneCollective(sink_) || relation_ != ThreadRelation::sameBlock) return;
  const std::vector<BarrierInstance> &barriers = context_.instances().barriers;
  const auto collective = std::ranges::find_if(
      barriers, [this](const BarrierInstance &barrier) { return barrier.place.sequence == *source_.collective; });
  if (collective == barriers.end()) return;
  std::vector<Formula> together;
  for (const LoopInfo &loop : source_.place.loops) {
    if (loop.iteration) continue;
    const auto same =
        equal(space().counter(loop.counter, Viewpoint::source), space().counter(loop.counter, Viewpoint::sink));
    if (!same) return;
    together.push_back(*same);
  }
  if (collective->kind == BarrierKind::warpCollective) {
    const auto group = collective->lanes && *collective->lanes <= 32 ? inOneGroup(space(), context_, *collective->lanes)
                                                                     : std::nullopt;
    if (!group) return;
    together.push_back(*group);
  }
  orders_.push_back({.barrier = static_cast<std::size_t>(collective - barriers.begin()),
                     .party = party++,
                     .sourceFirst = Formula::all(std::move(together)),
                     .sinkFirst = Formula::never()});
}

/// Adds what the barriers need to the space. Sets that were made before have fewer columns, and are not used after.
void PairQuestion::encodeBarriers() {
  if (hasBarriers_) return;
  hasBarriers_ = true;
  std::uint32_t party = Viewpoint::firstBarrier;
  encodeCollective(party);
  for (const std::size_t index : barriersBetween(context_.instances(), source_, sink_, relation_)) {
    const BarrierInstance &barrier = context_.instances().barriers[index];
    BarrierOrder order{.barrier = index, .party = party++, .sourceFirst = {}, .sinkFirst = {}};
    order.sourceFirst = separatedBy(space(), source_, sink_, barrier, order.party, true, context_, relation_);
    order.sinkFirst = separatedBy(space(), source_, sink_, barrier, order.party, false, context_, relation_);
    // Never, too, where a value that decides belongs to iterations that neither end is in.
    const bool isFollowed = std::ranges::all_of(barrier.place.guards, &Condition::isFollowed) &&
                            !space().definitionsOf(order.party).isNever();
    if (!order.sourceFirst.isNever() || !order.sinkFirst.isNever()) orders_.push_back(std::move(order));
    if (isFollowed) continue;
    BarrierOrder doubtful{.barrier = index, .party = party++, .sourceFirst = {}, .sinkFirst = {}};
    const auto between = [&](const AccessInstance &first, std::uint32_t firstParty, const AccessInstance &second,
                             std::uint32_t secondParty) {
      return Formula::all({before(space(), first.place, firstParty, barrier.place, doubtful.party),
                           before(space(), barrier.place, doubtful.party, second.place, secondParty)});
    };
    doubtful.sourceFirst = between(source_, Viewpoint::source, sink_, Viewpoint::sink);
    doubtful.sinkFirst = between(sink_, Viewpoint::sink, source_, Viewpoint::source);
    doubtful_.push_back(std::move(doubtful));
  }
  encodeParting(party);
}

/// Threads that wait at different barriers may meet all the same: it is not defined how they go on.
void PairQuestion::encodeParting(std::uint32_t &party) {
  const std::vector<BarrierInstance> &barriers = context_.instances().barriers;
  for (const std::size_t index : partingBarriers(context_.instances(), source_, sink_, relation_)) {
    PartingBarrier parting{.barrier = index, .party = party++, .bySource = {}, .bySink = {}};
    const Formula together = mayWaitTogether(space(), context_, barriers[index]);
    const auto passed = [&](const AccessInstance &access, Viewpoint::Party end) {
      return Formula::all({passesBefore(space(), access, barriers[index], {end, parting.party}), together});
    };
    parting.bySource = passed(source_, Viewpoint::source);
    parting.bySink = passed(sink_, Viewpoint::sink);
    if (!parting.bySource.isNever() || !parting.bySink.isNever()) parting_.push_back(std::move(parting));
  }
  if (parting_.empty()) return;
  for (const BarrierInstance &barrier : barriers) {
    if (relation_ == ThreadRelation::acrossBlocks && barrier.kind != BarrierKind::grid) continue;
    const bool mayMeetOne = std::ranges::any_of(
        parting_, [&](const PartingBarrier &parting) { return mayMeet(barriers[parting.barrier], barrier); });
    if (!mayMeetOne) continue;
    for (auto [arrivals, access, end] : {std::tuple(&sourceArrivals_, &source_, Viewpoint::source),
                                         std::tuple(&sinkArrivals_, &sink_, Viewpoint::sink)}) {
      Formula formula = passesAfter(space(), *access, barrier, {end, party});
      if (!formula.isNever()) arrivals->push_back({party++, std::move(formula)});
    }
  }
}

IntegerSet PairQuestion::orderedBy(const BarrierOrder &order, bool sourceFirst, const Formula &overlap) {
  const Formula &formula = sourceFirst ? order.sourceFirst : order.sinkFirst;
  return setOf(Formula::all({overlap, space().definitionsOf(order.party), formula}))
      .anyOf(known().columnsOf(order.party));
}

IntegerSet PairQuestion::orderedByWaiting(const PartingBarrier &parting, bool sourceFirst, const Formula &overlap) {
  const Formula &waits = sourceFirst ? parting.bySink : parting.bySource;
  if (waits.isNever()) return setOf(Formula::never());
  const Formula passed = Formula::all({overlap, space().definitionsOf(parting.party), waits});
  IntegerSet alone = setOf(passed);
  const std::vector<Condition> &guards = context_.instances().barriers[parting.barrier].place.guards;
  if (std::ranges::all_of(guards, &Condition::isFollowed))
    alone = alone.without(setOf(Formula::all({passed, sourceFirst ? parting.bySource : parting.bySink})));
  IntegerSet comes = setOf(Formula::never());
  for (const Arrival &arrival : sourceFirst ? sourceArrivals_ : sinkArrivals_)
    comes = comes.united(setOf(Formula::all({overlap, space().definitionsOf(arrival.party), arrival.formula}))
                             .anyOf(known().columnsOf(arrival.party)));
  return alone.anyOf(known().columnsOf(parting.party)).intersected(comes);
}

IntegerSet PairQuestion::ordered(bool sourceFirst, std::vector<std::size_t> &barriers) {
  encodeBarriers();
  const Formula overlap = Formula::all({togetherness(), begun_->overlap.formula});
  IntegerSet out = setOf(Formula::never());
  for (const BarrierOrder &order : orders_) {
    // What a collective does within itself is nobody's business.
    if (context_.instances().barriers[order.barrier].isCollective()) continue;
    const IntegerSet part = orderedBy(order, sourceFirst, overlap);
    if (part.isEmpty() == true) continue;
    barriers.push_back(order.barrier);
    out = out.united(part);
  }
  return out;
}

Formula PairQuestion::unorderedWays() {
  if (relation_ != ThreadRelation::sameBlock) return {};
  return perhapsUnordered(space(), context_.instances(), source_, sink_);
}

bool PairQuestion::isOrdered() {
  if (neverOverlap()) return true;
  const Formula ways = unorderedWays();
  return setOf(Formula::all({togetherness(), begun_->overlap.formula, ways})).isEmpty() == true;
}

IntegerSet PairQuestion::unordered() {
  if (unordered_) return *unordered_;
  encodeBarriers();
  const Formula overlap = Formula::all({togetherness(), begun_->overlap.formula, unorderedWays()});
  IntegerSet out = setOf(overlap);
  for (const BarrierOrder &order : orders_) {
    if (out.isEmpty() == true) break;
    out = out.without(orderedBy(order, true, overlap)).without(orderedBy(order, false, overlap));
  }
  unordered_ = out;
  return out;
}

bool PairQuestion::neverUnordered() {
  if (isOrdered()) return true;
  // Without barriers, what was found just now is what there is: quicker than to make the set.
  encodeBarriers();
  return !orders_.empty() && unordered().isEmpty() == true;
}

bool PairQuestion::isWithinOneIteration() {
  std::vector<Formula> apart;
  const std::size_t depth = commonLoops(source_.place, sink_.place);
  for (const AccessInstance *access : {&source_, &sink_})
    for (std::size_t i = depth; i < access->place.loops.size(); ++i)
      if (!access->place.loops[i].iteration) return false;
  for (std::size_t i = 0; i < depth; ++i) {
    const LoopInfo &loop = source_.place.loops[i];
    if (loop.iteration) continue;
    const auto difference =
        space().counter(loop.counter, Viewpoint::source).plus(space().counter(loop.counter, Viewpoint::sink), -1);
    if (difference) apart.push_back(Formula::notZero(*difference));
  }
  if (apart.empty()) return true;
  if (!orders_.empty()) return unordered().intersected(setOf(Formula::any(std::move(apart)))).isEmpty() == true;
  const Formula elsewhere =
      Formula::all({togetherness(), begun_->overlap.formula, unorderedWays(), Formula::any(std::move(apart))});
  return setOf(elsewhere).isEmpty() == true;
}

bool PairQuestion::isWithinOneIterationOf(std::size_t loop) {
  std::vector<Formula> apart;
  for (std::size_t i = 0; i <= loop; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue; // the same, or the two would not share the loop
    const auto difference =
        space().counter(around.counter, Viewpoint::source).plus(space().counter(around.counter, Viewpoint::sink), -1);
    if (!difference) return false;
    apart.push_back(Formula::notZero(*difference));
  }
  return setOf(Formula::all({togetherness(), begun_->overlap.formula, Formula::any(std::move(apart))})).isEmpty() ==
         true;
}

} // namespace warpgrain::dependence

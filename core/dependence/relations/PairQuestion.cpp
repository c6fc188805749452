// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/PairQuestion.h"

#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/References.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

namespace {

void note(std::vector<std::string> &list, const std::string &text) {
  if (std::ranges::find(list, text) == list.end()) list.push_back(text);
}

/// The subscript may leave its dimension for all that the forms show, and the source alone does not make it so: what
/// the launch does not tell has to keep it inside. Where everything is known, references are compared by where they
/// lead.
bool isForTheLaunchToTell(const AtomTable &atoms, const Subscript &subscript) {
  if (boundsOf(atoms, subscript.index).isWithin(0, subscript.extent - 1)) return false;
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

PairQuestion::PairQuestion(const RelationContext &context, const AccessInstance &source, const AccessInstance &sink,
                           Company company, RowAssumptions assumptions)
    : context_(context), source_(source), sink_(sink), company_(company), space_(context.begunSpace(company)) {
  sourceDomain_ = domainOf(source, Viewpoint::source);
  sinkDomain_ = domainOf(sink, Viewpoint::sink);
  for (const Axis axis : model::allAxes)
    for (const Viewpoint::Party party : {Viewpoint::source, Viewpoint::sink}) {
      space_.threadIndex(axis, party);
      space_.blockIndex(axis, party);
    }
  if (company != Company::sameThread) different_ = space_.isDifferent();
  MeetingFinder finder(
      context, space_, [this](std::uint32_t party, const std::vector<Row> &rows) { return holdsForAll(party, rows); },
      [this](std::uint32_t party, const Formula &formula) { return mustHappen(party, formula); }, assumptions);
  // Where the two begin at different addresses for all that is known, every two instances may meet.
  const bool isBaseKnown = whyBaseUnknown(context, source).empty() && whyBaseUnknown(context, sink).empty();
  if (isBaseKnown) meeting_ = finder.find(source, sink);
  if (isBaseKnown) meeting_.formula = Formula::all({std::move(meeting_.formula), fromOnePlace()});
  isEmpty_ = setOf(Formula::all({togetherness(), meeting_.formula})).isEmpty();
}

/// The instances of an end. A program that leaves a declared array has no meaning: that it does not is taken for
/// granted.
Formula PairQuestion::domainOf(const AccessInstance &access, Viewpoint::Party party) {
  const Viewpoint view{party, party};
  std::vector<Formula> parts{space_.domain(access.place, view)};
  if (!access.array) return parts.front();
  for (const Subscript &subscript : access.subscripts) {
    if (!isForTheLaunchToTell(context_.atoms(), subscript)) continue;
    const Row index = space_.row(subscript.index, view);
    const auto isBelow = below(index, Row(subscript.extent));
    if (!isBelow) continue;
    parts.push_back(Formula::notNegative(index));
    parts.push_back(*isBelow);
    note(takenForGranted_, "Each subscript of " + context_.instances()[*access.array].name +
                               " is at least 0 and below the extent of its dimension.");
  }
  const Array &array = context_.instances()[*access.array];
  const bool isDeclared = !array.isPointer && array.member.empty() && model::isSome(array.type);
  const auto bytes = isDeclared ? static_cast<std::int64_t>(context_.unit()[array.type].sizeBytes) : 0;
  if (bytes <= 0 || access.sizeBytes == 0) return Formula::all(std::move(parts));
  const Row offset = space_.row(access.byteOffset, view);
  parts.push_back(Formula::notNegative(offset));
  if (const auto isBelow = atMost(offset, Row(bytes - static_cast<std::int64_t>(access.sizeBytes))))
    parts.push_back(*isBelow);
  return Formula::all(std::move(parts));
}

/// Both ends begin at a pointer that was loaded in the same block and iteration: `rows[k]` and `rows[k + 1]` lead to
/// memory of their own, as different parameters do.
Formula PairQuestion::fromOnePlace() {
  std::vector<Formula> parts;
  if (!source_.array || source_.array != sink_.array) return Formula::all({});
  const Array &array = context_.instances()[*source_.array];
  for (const AtomId index : array.dependsOn) {
    const Form form(index);
    const auto same = equal(space_.row(form, {Viewpoint::source, Viewpoint::source}),
                            space_.row(form, {Viewpoint::sink, Viewpoint::sink}));
    if (same) parts.push_back(*same);
  }
  if (!parts.empty())
    note(takenForGranted_, array.name + " leads to memory of its own in each block and iteration that loads it.");
  return Formula::all(std::move(parts));
}

IntegerSet PairQuestion::setOf(const Formula &formula) {
  const std::size_t columns = space_.columns().size();
  for (const KnownSet &known : sets_)
    if (known.columns == columns && known.formula == formula) return known.set;
  context_.sets().beginQuestion();
  const IntegerSet set = narrowedSet(formula).value_or(IntegerSet::of(context_.sets(), columns, formula));
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
  return widest->set.narrowed(space_.columns().size(), Formula::all({rest, parts.end()}));
}

/// No instance of the end has a negative one among the rows. To look for such an instance is quicker than to make the
/// set of all of them: most questions end with the first one that is found, or with no way that leads to one.
bool PairQuestion::holdsForAll(std::uint32_t party, const std::vector<Row> &notNegative) {
  const Formula all =
      Formula::all({space_.definitionsOfEnd(party), party == Viewpoint::source ? sourceDomain_ : sinkDomain_});
  return std::ranges::all_of(notNegative, [&](const Row &row) {
    const auto isNegative = below(row, Row(0));
    context_.sets().beginQuestion();
    return isNegative &&
           IntegerSet::hasPoint(context_.sets(), space_.columns().size(), Formula::all({*isNegative, all})) == false;
  });
}

/// Whatever the symbols are for which there are instances at all, the formula holds for one of them. Between threads a
/// launch that is not known may be a small one, and nothing must happen.
bool PairQuestion::mustHappen(std::uint32_t party, const Formula &formula) {
  if (company_ != Company::sameThread) return false;
  std::vector<ColumnId> free;
  for (std::size_t i = 0; i < space_.columns().size(); ++i)
    if (const Column &column = space_.columns()[i]; !column.isShared || !column.isSymbol)
      free.push_back(static_cast<ColumnId>(i));
  const Formula domain =
      Formula::all({space_.definitionsOfEnd(party), party == Viewpoint::source ? sourceDomain_ : sinkDomain_});
  // No detail: what is assumed where this is left open would be wrong in every launch.
  return setOf(domain).isCoveredBy(setOf(Formula::all({domain, formula})), free) == true;
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

IntegerSet PairQuestion::carriedBy(std::size_t loop, Sense sense) {
  std::vector<Formula> parts{togetherness(), meeting_.formula};
  const Ends ends = endsIn(sense);
  for (std::size_t i = 0; i <= loop; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue;
    const Row first = space_.counter(around.counter, ends.first);
    const Row second = space_.counter(around.counter, ends.second);
    parts.push_back((i < loop ? equal(first, second) : below(first, second)).value_or(Formula()));
  }
  return setOf(Formula::all(std::move(parts)));
}

bool PairQuestion::neverMeetWithin(std::size_t loops) {
  if (neverMeet()) return true;
  std::vector<Formula> parts{togetherness(), meeting_.formula};
  for (std::size_t i = 0; i < loops; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue;
    const auto same =
        equal(space_.counter(around.counter, Viewpoint::source), space_.counter(around.counter, Viewpoint::sink));
    if (same) parts.push_back(*same);
  }
  return setOf(Formula::all(std::move(parts))).isEmpty() == true;
}

IntegerSet PairQuestion::laterAgain(std::size_t loops) {
  std::vector<Formula> parts{togetherness(), meeting_.formula};
  for (std::size_t i = 0; i <= loops; ++i) {
    const LoopInfo &ofSource = source_.place.loops[i];
    const LoopInfo &ofSink = sink_.place.loops[i];
    if (i < loops && ofSource.iteration) continue;
    const Row first =
        ofSource.iteration ? Row(*ofSource.iteration) : space_.counter(ofSource.counter, Viewpoint::source);
    const Row second = ofSink.iteration ? Row(*ofSink.iteration) : space_.counter(ofSink.counter, Viewpoint::sink);
    parts.push_back((i < loops ? equal(first, second) : below(second, first)).value_or(Formula()));
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
    // Never, too, where a value that decides belongs to iterations that neither end is in.
    const bool isFollowed = std::ranges::all_of(barrier.place.guards, &Condition::isFollowed) &&
                            !space_.definitionsOf(order.party).isNever();
    if (!order.sourceFirst.isNever() || !order.sinkFirst.isNever()) orders_.push_back(std::move(order));
    if (isFollowed) continue;
    BarrierOrder doubtful{.barrier = index, .party = party++, .sourceFirst = {}, .sinkFirst = {}};
    const auto between = [&](const AccessInstance &first, std::uint32_t firstParty, const AccessInstance &second,
                             std::uint32_t secondParty) {
      return Formula::all({before(space_, first.place, firstParty, barrier.place, doubtful.party),
                           before(space_, barrier.place, doubtful.party, second.place, secondParty)});
    };
    doubtful.sourceFirst = between(source_, Viewpoint::source, sink_, Viewpoint::sink);
    doubtful.sinkFirst = between(sink_, Viewpoint::sink, source_, Viewpoint::source);
    doubtful_.push_back(std::move(doubtful));
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
  return setOf(Formula::all({togetherness(), meeting_.formula, ways})).isEmpty() == true;
}

IntegerSet PairQuestion::unordered() {
  if (unordered_) return *unordered_;
  encodeBarriers();
  const Formula meeting = Formula::all({togetherness(), meeting_.formula, unorderedWays()});
  IntegerSet out = setOf(meeting);
  for (const BarrierOrder &order : orders_) {
    if (out.isEmpty() == true) break;
    out = out.without(orderedBy(order, true, meeting)).without(orderedBy(order, false, meeting));
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
        space_.counter(loop.counter, Viewpoint::source).plus(space_.counter(loop.counter, Viewpoint::sink), -1);
    if (difference) apart.push_back(Formula::notZero(*difference));
  }
  if (apart.empty()) return true;
  if (!orders_.empty()) return unordered().intersected(setOf(Formula::any(std::move(apart)))).isEmpty() == true;
  const Formula elsewhere =
      Formula::all({togetherness(), meeting_.formula, unorderedWays(), Formula::any(std::move(apart))});
  return setOf(elsewhere).isEmpty() == true;
}

bool PairQuestion::isWithinOneIterationOf(std::size_t loop) {
  std::vector<Formula> apart;
  for (std::size_t i = 0; i <= loop; ++i) {
    const LoopInfo &around = source_.place.loops[i];
    if (around.iteration) continue; // the same, or the two would not share the loop
    const auto difference =
        space_.counter(around.counter, Viewpoint::source).plus(space_.counter(around.counter, Viewpoint::sink), -1);
    if (!difference) return false;
    apart.push_back(Formula::notZero(*difference));
  }
  return setOf(Formula::all({togetherness(), meeting_.formula, Formula::any(std::move(apart))})).isEmpty() == true;
}

} // namespace warpgrain::dependence

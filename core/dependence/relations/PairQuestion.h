// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/Dependence.h"
#include "core/dependence/relations/Overlap.h"
#include "core/dependence/relations/PairSpace.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::dependence {

/// Direction of a dependence between the two accesses of a pair. The access that comes first is where distances are
/// counted from, and it is the source of an example. It is the pair's source for `forth` and its sink for `back`.
enum class Sense : std::uint8_t { forth, back };

/// A computed integer set, kept with its formula so that it is not computed again.
struct KnownSet {
  Formula formula;
  std::size_t columns = 0;
  IntegerSet set;
};

/// Whether an answer may rely on what well-meant programs keep to although nothing shows it: that subscripts stay in
/// their dimensions, and that pointers in memory lead to memory of their own.
enum class TakenForGranted : std::uint8_t { nothing, rowsAndPointers };

/// The first stage of comparing a pair: the instances that access the same bytes, before any order between them is
/// considered.
struct BegunPair {
  explicit BegunPair(PairSpace begun) : space(std::move(begun)) {}

  PairSpace space;
  Formula sourceDomain;
  Formula sinkDomain;
  Formula different;
  Formula definitions;             ///< of the space with so many constraints
  std::size_t constraintCount = 0; ///< PairSpace::constraintCount() when the definitions were built
  Overlap overlap;
  std::vector<Reason> takenForGranted;
  std::optional<bool> isEmpty; ///< true: no two instances meet; no value if isl could not decide
  std::vector<KnownSet> sets;
};

/// Cache of begun pairs, keyed by the shapes of their accesses (RelationContext::shapeOf).
class BegunPairs {
public:
  struct Key {
    std::size_t source = 0;
    std::size_t sink = 0;
    ThreadRelation relation = ThreadRelation::sameThread;
    RowAssumptions assumptions = RowAssumptions::none;
    TakenForGranted granted = TakenForGranted::rowsAndPointers;

    friend auto operator<=>(const Key &, const Key &) = default;
  };

  std::shared_ptr<BegunPair> find(const Key &key) const {
    const auto at = pairs_.find(key);
    return at != pairs_.end() ? at->second : nullptr;
  }

  void add(const Key &key, std::shared_ptr<BegunPair> pair) { pairs_.emplace(key, std::move(pair)); }

private:
  std::map<Key, std::shared_ptr<BegunPair>> pairs_;
};

/// Answers questions about the instances of two accesses that meet at the same bytes, for one relation between their
/// threads (ALG-A4, ALG-A5).
///
/// An object of this class serves one pair and one thread relation. `source` and `sink` may be the same access.
class PairQuestion {
public:
  /// `assumptions`: see OverlapFinder. The context and the accesses must outlive the object.
  PairQuestion(RelationContext &context, const access::AccessInstance &source, const access::AccessInstance &sink,
               ThreadRelation relation, RowAssumptions assumptions = RowAssumptions::none,
               TakenForGranted granted = TakenForGranted::rowsAndPointers);

  /// True if no two instances meet; false also if isl gave up.
  bool neverOverlap() const { return begun_->isEmpty == true; }

  /// True if every two instances that meet have a barrier between them. This check is cheap and conservative: it does
  /// not build the instances of each barrier. See neverUnordered().
  bool isOrdered();

  /// Returns the instances that meet in the same iteration of every common loop. For ThreadRelation::sameThread.
  IntegerSet inSameIteration();
  /// Returns the instances that meet and whose dependence is carried by a common loop: the same iteration of the loops
  /// outside it, and a later iteration of this loop for the second access. `loop` indexes the common loops, outermost
  /// first.
  IntegerSet carriedBy(std::size_t loop, Sense sense = Sense::forth);
  /// True if no two instances meet in the same iterations of the `loops` outermost common loops; false also if isl gave
  /// up.
  bool neverMeetWithin(std::size_t loops);
  /// Returns the instances that meet in the same iterations of the `loops` outermost common loops, while the source is
  /// in a later iteration of its next loop than the sink is of its own. Fusing these two loops would reverse the order.
  IntegerSet laterAgain(std::size_t loops);
  /// Returns the instances that meet with a barrier between them, which the source (or the sink) precedes. Appends the
  /// indices of these barriers to `barriers`.
  IntegerSet ordered(bool sourceFirst, std::vector<std::size_t> &barriers);
  /// Returns the instances that meet without a barrier between them.
  IntegerSet unordered();

  /// True if no two instances meet without a barrier between them. False also if isl gave up.
  bool neverUnordered();

  /// True if all instances that meet without a barrier between them are in the same iteration of every loop around
  /// them; false also if isl gave up.
  bool isWithinOneIteration();
  /// True if all instances that meet, ordered or not, are in the same iteration of the given common loop and of the
  /// loops around it; false also if isl gave up.
  bool isWithinOneIterationOf(std::size_t loop);

  /// Returns why the answer may be a superset of the real dependences, as a clause; none if it is exact.
  std::optional<Reason> whyNotExact() const;
  /// True if the answer is exact and does not depend on values that the launch leaves open: for all of these values for
  /// which two threads reach both accesses, some pair of instances is in `overlap`.
  bool isCertain(const IntegerSet &overlap);
  /// Returns what an exact but uncertain answer depends on, as a clause for the user. Call it after isCertain().
  Reason whyNotCertain() const;

  /// Returns the bounds of `second - first` over a set.
  Distance distanceOf(const IntegerSet &overlap, const std::string &name, const Row &first, const Row &second) const;
  /// Returns the distances along the block indices (across blocks only), the thread indices and the common loops that
  /// were not followed iteration by iteration, in this order. `told` holds the distances of other instances of the same
  /// two references; a distance without bounds there is not computed again.
  std::vector<Distance> distancesOf(const IntegerSet &overlap, const std::vector<Distance> &told = {},
                                    Sense sense = Sense::forth);
  /// Returns one pair of instances of a set, with small symbol values if possible; no value if isl finds none.
  std::optional<Example> exampleOf(const IntegerSet &overlap, Sense sense = Sense::forth);

  const std::vector<Reason> &assumptions() const { return begun_->overlap.assumptions; }

  /// Returns the rows among the assumptions, as values.
  const std::vector<AssumedRow> &assumedRows() const { return begun_->overlap.rows; }

  /// Returns what the answer relies on that holds in every program without undefined behaviour.
  const std::vector<Reason> &takenForGranted() const { return begun_->takenForGranted; }

private:
  struct Ends {
    Viewpoint::Party first = Viewpoint::source;
    Viewpoint::Party second = Viewpoint::sink;
  };

  static Ends endsIn(Sense sense) {
    return sense == Sense::forth ? Ends() : Ends{.first = Viewpoint::sink, .second = Viewpoint::source};
  }

  void begin(RowAssumptions assumptions, TakenForGranted granted);
  BegunPair &own();

  const PairSpace &known() const { return begun_->space; }

  PairSpace &space() { return own().space; }

  Formula fromOnePlace();
  IntegerSet setOf(const Formula &formula);
  std::optional<IntegerSet> narrowedSet(const Formula &formula) const;
  void encodeBarriers();
  void encodeCollective(std::uint32_t &party);
  const Formula &definitions();
  Formula togetherness();
  Formula unorderedWays();

  struct BarrierOrder {
    std::size_t barrier = 0;
    std::uint32_t party = 0;
    Formula sourceFirst;
    Formula sinkFirst;
  };

  /// A barrier that one of the two threads may wait at before its access while the other waits elsewhere.
  struct PartingBarrier {
    std::size_t barrier = 0;
    std::uint32_t party = 0;
    Formula bySource; ///< the source's thread passes it before the source
    Formula bySink;   ///< the sink's thread passes it before the sink
  };

  /// A barrier that a thread comes to after its access.
  struct Arrival {
    std::uint32_t party = 0;
    Formula formula;
  };

  void encodeParting(std::uint32_t &party);
  /// Returns the instances of `overlap` that the wait of one thread may order: the thread of the later access has
  /// passed a barrier that the other one has not, and the other one comes to a barrier after its access.
  IntegerSet orderedByWaiting(const PartingBarrier &parting, bool sourceFirst, const Formula &overlap);
  /// Removes the instances that a barrier under an unknown condition would order if it were reached, and those that
  /// are ordered if threads which wait at different barriers meet.
  IntegerSet withoutDoubt(const IntegerSet &overlap);
  std::string decidingSymbols() const;
  std::optional<std::vector<std::int64_t>> readablePointOf(const IntegerSet &overlap);
  bool isLaunchExtent(const Column &column) const;
  IntegerSet orderedBy(const BarrierOrder &order, bool sourceFirst, const Formula &overlap);

  RelationContext &context_;
  const access::AccessInstance &source_;
  const access::AccessInstance &sink_;
  ThreadRelation relation_;
  std::shared_ptr<BegunPair> begun_;
  std::vector<BarrierOrder> orders_;
  std::vector<BarrierOrder> doubtful_; ///< barriers under unknown conditions, as if these conditions held
  std::vector<PartingBarrier> parting_;
  std::vector<Arrival> sourceArrivals_; ///< barriers after the source
  std::vector<Arrival> sinkArrivals_;   ///< barriers after the sink
  std::optional<Reason> doubt_;         ///< why the answer is uncertain, as a clause
  bool hasBarriers_ = false;

  std::vector<KnownSet> sets_;
  std::optional<IntegerSet> unordered_;
};

} // namespace warpgrain::dependence

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

/// Which of the two accesses comes first: what is carried leads from it, distances count from it, and it is the source
/// of an example.
enum class Sense : std::uint8_t { forth, back };

/// A set that was asked for: what was found out about it is not looked for again.
struct KnownSet {
  Formula formula;
  std::size_t columns = 0;
  IntegerSet set;
};

/// Where a pair begins: which instances meet, before it is asked what orders them.
struct BegunPair {
  explicit BegunPair(const PairSpace &begun) : space(begun) {}

  PairSpace space;
  Formula sourceDomain;
  Formula sinkDomain;
  Formula different;
  Overlap overlap;
  std::vector<std::string> takenForGranted;
  std::optional<bool> isEmpty; ///< no two instances meet; nothing where that is not known
  std::vector<KnownSet> sets;
};

/// Pairs that were begun, by the shapes of their ends (RelationContext::shapeOf).
class BegunPairs {
public:
  struct Key {
    std::size_t source = 0;
    std::size_t sink = 0;
    ThreadRelation relation = ThreadRelation::sameThread;
    RowAssumptions assumptions = RowAssumptions::none;

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

/// The instances of two accesses that meet at an address, for one way of being together (ALG-A4, ALG-A5).
///
/// An object of this class belongs to one pair and one company. `source` and `sink` may be the same access.
class PairQuestion {
public:
  /// `assumptions`: see OverlapFinder.
  PairQuestion(RelationContext &context, const access::AccessInstance &source, const access::AccessInstance &sink,
               ThreadRelation relation, RowAssumptions assumptions = RowAssumptions::none);

  /// No two instances meet; false also where isl gave up.
  bool neverOverlap() const { return begun_->isEmpty == true; }

  /// No two instances meet with no barrier between, as far as that shows without looking at each barrier's instances.
  bool isOrdered();

  /// Instances that meet and are ordered in one thread: the source before the sink. ThreadRelation::sameThread.
  IntegerSet inSameIteration();
  /// The same, carried by the loop at a depth: an index into the loops that both share. Back: the sink before the
  /// source.
  IntegerSet carriedBy(std::size_t loop, Sense sense = Sense::forth);
  /// None of the instances that meet are in the same iterations of the loops around both, as many as `loops` of them.
  bool neverMeetWithin(std::size_t loops);
  /// Instances that meet in the same iterations of the loops around both, `loops` of them, where the source's iteration
  /// of its next loop comes after the sink's of its own: an order that fusing the two would turn round.
  IntegerSet laterAgain(std::size_t loops);
  /// Instances that meet with a barrier between, the source (or the sink) before it. Which barriers, `barriers` tells.
  IntegerSet ordered(bool sourceFirst, std::vector<std::size_t> &barriers);
  /// Instances that meet with no barrier between.
  IntegerSet unordered();

  /// No two instances meet with no barrier between. False also where isl gave up.
  bool neverUnordered();

  /// All instances that meet with no barrier between are in the same iteration of every loop around them.
  bool isWithinOneIteration();
  /// All instances that meet, ordered or not, are in the same iteration of the loop at a depth and of those around it.
  bool isWithinOneIterationOf(std::size_t loop);

  /// Why the answer may be wider than the truth; empty where it is exact.
  std::string whyNotExact() const;
  /// Exact, and so whatever the values are that the launch does not tell: where two threads come to both accesses at
  /// all, some of them are among `meeting`.
  bool isCertain(const IntegerSet &overlap);
  /// What decides, where the answer is exact but not certain: a clause for a person.
  std::string whyNotCertain() const;

  Distance distanceOf(const IntegerSet &overlap, const std::string &name, const Row &first, const Row &second) const;
  /// `told`: of other instances of the same two references. What is without bounds there is not looked for again.
  std::vector<Distance> distancesOf(const IntegerSet &overlap, const std::vector<Distance> &told = {},
                                    Sense sense = Sense::forth);
  std::optional<Example> exampleOf(const IntegerSet &overlap, Sense sense = Sense::forth);

  const std::vector<std::string> &assumptions() const { return begun_->overlap.assumptions; }

  /// What holds in every program that has a meaning, and was used: sentences.
  const std::vector<std::string> &takenForGranted() const { return begun_->takenForGranted; }

private:
  struct Ends {
    Viewpoint::Party first = Viewpoint::source;
    Viewpoint::Party second = Viewpoint::sink;
  };

  static Ends endsIn(Sense sense) {
    return sense == Sense::forth ? Ends() : Ends{.first = Viewpoint::sink, .second = Viewpoint::source};
  }

  void begin(RowAssumptions assumptions);
  BegunPair &own();

  const PairSpace &known() const { return begun_->space; }

  PairSpace &space() { return own().space; }

  Formula fromOnePlace();
  IntegerSet setOf(const Formula &formula);
  std::optional<IntegerSet> narrowedSet(const Formula &formula) const;
  void encodeBarriers();
  void encodeCollective(std::uint32_t &party);
  Formula togetherness() const;
  Formula unorderedWays();

  struct BarrierOrder {
    std::size_t barrier = 0;
    std::uint32_t party = 0;
    Formula sourceFirst;
    Formula sinkFirst;
  };

  /// Meeting instances that no barrier orders which may or may not be reached between them: a condition around it is
  /// not followed.
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
  std::vector<BarrierOrder> doubtful_; ///< barriers with conditions that are not followed, as if all were met
  std::string doubt_;                  ///< that made the answer uncertain: a clause for a person
  bool hasBarriers_ = false;

  std::vector<KnownSet> sets_;
  std::optional<IntegerSet> unordered_;
};

} // namespace warpgrain::dependence

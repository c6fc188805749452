// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/Dependence.h"
#include "core/dependence/relations/Meeting.h"
#include "core/dependence/relations/PairSpace.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// The instances of two accesses that meet at an address, for one way of being together (ALG-A4, ALG-A5).
///
/// An object of this class belongs to one pair and one company. `source` and `sink` may be the same access.
class PairQuestion {
public:
  /// `mayAssume`: see MeetingFinder.
  PairQuestion(const RelationContext &context, const access::AccessInstance &source, const access::AccessInstance &sink,
               Company company, bool mayAssume = false);

  /// No two instances meet; false also where isl gave up.
  bool neverMeet() const { return isEmpty_ == true; }

  /// No two instances meet with no barrier between, as far as that shows without looking at each barrier's instances.
  bool isOrdered();

  /// Instances that meet and are ordered in one thread: the source before the sink. Company::sameThread.
  IntegerSet inSameIteration();
  /// The same, carried by the loop at a depth: an index into the loops that both share.
  IntegerSet carriedBy(std::size_t loop);
  /// Instances that meet with a barrier between, the source (or the sink) before it. Which barriers, `barriers` tells.
  IntegerSet ordered(bool sourceFirst, std::vector<std::size_t> &barriers);
  /// Instances that meet with no barrier between.
  IntegerSet unordered();

  /// All instances that meet are in the same iteration of every loop around them.
  bool isWithinOneIteration(const IntegerSet &meeting);

  /// Why the answer may be wider than the truth; empty where it is exact.
  std::string whyNotExact() const;
  /// Exact, and so whatever the values are that the launch does not tell: where two threads come to both accesses at
  /// all, some of them are among `meeting`.
  bool isCertain(const IntegerSet &meeting);
  /// Names of the values that decide, where the answer is exact but not certain.
  std::string decidingSymbols() const;

  Distance distanceOf(const IntegerSet &meeting, const std::string &name, const Row &source, const Row &sink) const;
  std::vector<Distance> distancesOf(const IntegerSet &meeting);
  std::optional<Example> exampleOf(const IntegerSet &meeting);

  const std::vector<std::string> &assumptions() const { return meeting_.assumptions; }

private:
  Formula domainOf(const access::AccessInstance &access, Viewpoint::Party party);
  IntegerSet setOf(const Formula &formula) const;
  bool holdsForAll(std::uint32_t party, const Formula &formula);
  void encodeBarriers();
  Formula togetherness();
  Formula unorderedWays();

  struct BarrierOrder {
    std::size_t barrier = 0;
    std::uint32_t party = 0;
    Formula sourceFirst;
    Formula sinkFirst;
  };

  IntegerSet orderedBy(const BarrierOrder &order, bool sourceFirst, const Formula &meeting);

  const RelationContext &context_;
  const access::AccessInstance &source_;
  const access::AccessInstance &sink_;
  Company company_;
  PairSpace space_;
  Formula sourceDomain_;
  Formula sinkDomain_;
  Formula different_;
  Meeting meeting_;
  std::optional<bool> isEmpty_;
  std::vector<BarrierOrder> orders_;
  bool hasBarriers_ = false;
};

} // namespace warpgrain::dependence

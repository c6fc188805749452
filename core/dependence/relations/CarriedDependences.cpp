// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/CarriedDependences.h"

#include "core/dependence/relations/AnalysisReasons.h"
#include "core/dependence/relations/LoopDependences.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/References.h"

#include <algorithm>
#include <optional>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;
using model::MemorySpace;

namespace {

/// A loop with more pairs of instances is not compared to the end.
constexpr int mostQuestions = 2000;

bool mayChange(const AccessInstance &a, const AccessInstance &b) {
  return a.kind != AccessKind::read || b.kind != AccessKind::read;
}

class CarriedFinder {
public:
  CarriedFinder(const model::Unit &unit, const KernelInstances &instances, const SourceSpan &loop)
      : context_(unit, instances), instances_(instances), loop_(loop) {}

  CarriedDependences run() {
    noteUnfollowed();
    const std::vector<std::size_t> inside = accessesIn(loop_);
    compareEach(inside, inside, &CarriedFinder::compare);
    if (context_.sets().isExhausted()) giveUp();
    return std::move(out_);
  }

  LoopDependences withRows() {
    CarriedDependences carried = run();
    return {.carried = std::move(carried), .rows = std::move(rows_)};
  }

  /// The loop is the first one.
  CarriedDependences againstFusing(const SourceSpan &second) {
    noteUnfollowed();
    second_ = second;
    compareEach(accessesIn(loop_), accessesIn(second), &CarriedFinder::compareForFusing);
    if (context_.sets().isExhausted()) giveUp();
    return std::move(out_);
  }

  std::vector<ThreadOverlap> overlaps() {
    for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
      for (std::size_t j = i; j < instances_.accesses.size(); ++j)
        if (meetElsewhere(instances_.accesses[i], instances_.accesses[j])) return {{i, j}};
    return {};
  }

private:
  void giveUp() { out_.limit = ReasonId::tooManyPairsInLoop; }

  /// Those of a kernel with many loops are few.
  std::vector<std::size_t> accessesIn(const SourceSpan &loop) const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
      if (depthIn(instances_.accesses[i].place, loop)) out.push_back(i);
    return out;
  }

  void compareEach(const std::vector<std::size_t> &first, const std::vector<std::size_t> &second,
                   void (CarriedFinder::*compareTwo)(std::size_t, std::size_t)) {
    if (first.size() * second.size() > mostPairsOfInstances && !out_.limit) return giveUp();
    for (const std::size_t i : first)
      for (const std::size_t j : second) {
        if (out_.limit) return;
        (this->*compareTwo)(i, j);
      }
  }

  void noteUnfollowed() {
    out_.limit = instances_.limit;
    for (const UnfollowedCall &call : instances_.unfollowedCalls)
      if ((depthIn(call.place) || depthIn(call.place, second_)) && !out_.limit)
        out_.limit = unfollowedReason(context_, call);
  }

  /// Where the loop is among those around a place; nothing where the place is outside it.
  std::optional<std::size_t> depthIn(const Place &place) const { return depthIn(place, loop_); }

  std::optional<std::size_t> depthIn(const Place &place, const SourceSpan &loop) const {
    for (std::size_t i = 0; i < place.loops.size(); ++i) {
      const LoopInfo &around = place.loops[i];
      if (around.body == instances_.body && (*around.body)[around.loop].keyword == loop) return i;
    }
    return std::nullopt;
  }

  void compare(std::size_t i, std::size_t j) {
    const AccessInstance &a = instances_.accesses[i];
    const AccessInstance &b = instances_.accesses[j];
    const auto depth = depthIn(a.place);
    if (!mayChange(a, b) || !depth || depthIn(b.place) != depth) return;
    if (a.array.has_value() != b.array.has_value() || !a.array) return addUnknown(i, j, *depth);
    if (!mayShareMemory(context_, a, b)) return;
    const std::size_t common = commonLoops(a.place, b.place);
    if (common < *depth) return; // in different iterations of a loop around it
    const auto &followed = a.place.loops[*depth].iteration;
    if (followed && *b.place.loops[*depth].iteration <= *followed) return;
    if (whyBasesUnknown(context_, a, b)) return addUnknown(i, j, *depth);
    const auto overlap = overlapByNumbers(a, b);
    if (overlap == false) return;
    if (overlap == true && followed && isFollowedThroughout(a, b, *depth)) return addFollowed(i, j, *depth);
    if (++questions_ > mostQuestions || context_.sets().isExhausted()) return giveUp();
    PairQuestion question(context_, a, b, ThreadRelation::sameThread, RowAssumptions::likely);
    note(question);
    if (question.neverOverlap()) return;
    const IntegerSet dependent = followed ? question.inSameIteration() : question.carriedBy(*depth);
    if (dependent.isEmpty() != true) add(question, dependent, i, j, *depth);
  }

  void compareForFusing(std::size_t i, std::size_t j) {
    const AccessInstance &a = instances_.accesses[i];
    const AccessInstance &b = instances_.accesses[j];
    const auto depth = depthIn(a.place);
    if (!mayChange(a, b) || !depth || depthIn(b.place, second_) != depth) return;
    if (!a.array || !b.array) return addUnknown(i, j, *depth);
    if (!mayShareMemory(context_, a, b) || commonLoops(a.place, b.place) != *depth) return;
    const auto &first = a.place.loops[*depth].iteration;
    const auto &second = b.place.loops[*depth].iteration;
    if (first && second && *first <= *second) return;
    if (whyBasesUnknown(context_, a, b)) return addUnknown(i, j, *depth);
    if (overlapByNumbers(a, b) == false) return;
    if (++questions_ > mostQuestions || context_.sets().isExhausted()) return giveUp();
    PairQuestion question(context_, a, b, ThreadRelation::sameThread, RowAssumptions::likely);
    note(question);
    if (question.neverOverlap()) return;
    const IntegerSet overlap = question.laterAgain(*depth);
    if (overlap.isEmpty() == true) return;
    CarriedDependence found{.source = i,
                            .sink = j,
                            .outer = {.index = nameAt(i, *depth), .least = 1, .greatest = {}},
                            .inner = {},
                            .obscurity = question.whyNotExact()};
    if (!found.obscurity && !overlap.isEmpty()) found.obscurity = ReasonId::subscriptsTooComplicated;
    if (!found.obscurity && !question.isCertain(overlap)) found.obscurity = question.whyNotCertain();
    out_.dependences.push_back(std::move(found));
  }

  /// Whether two accesses to one array share a byte, where their offsets are numbers.
  static std::optional<bool> overlapByNumbers(const AccessInstance &a, const AccessInstance &b) {
    const auto first = a.byteOffset.asConstant();
    const auto second = b.byteOffset.asConstant();
    if (!first || !second || a.sizeBytes == 0 || b.sizeBytes == 0) return std::nullopt;
    return *first < *second + static_cast<std::int64_t>(b.sizeBytes) &&
           *second < *first + static_cast<std::int64_t>(a.sizeBytes);
  }

  /// All loops from a depth on were followed iteration by iteration.
  static bool isFollowedThroughout(const AccessInstance &a, const AccessInstance &b, std::size_t depth) {
    const auto isFollowed = [](const LoopInfo &loop) { return loop.iteration.has_value(); };
    return std::all_of(a.place.loops.begin() + static_cast<long>(depth), a.place.loops.end(), isFollowed) &&
           std::all_of(b.place.loops.begin() + static_cast<long>(depth), b.place.loops.end(), isFollowed);
  }

  void note(const PairQuestion &question) {
    for (const auto *list : {&question.assumptions(), &question.takenForGranted()})
      for (const Reason &assumption : *list)
        addOnce(out_.assumptions, assumption);
    for (const AssumedRow &row : question.assumedRows())
      if (std::ranges::find(rows_, row) == rows_.end()) rows_.push_back(row);
  }

  /// Where an address is not known at all, every distance is possible.
  void addUnknown(std::size_t i, std::size_t j, std::size_t depth) {
    CarriedDependence found{.source = i,
                            .sink = j,
                            .outer = {.index = nameAt(i, depth), .least = 1, .greatest = {}},
                            .inner = {},
                            .obscurity = whyBasesUnknown(context_, instances_.accesses[i], instances_.accesses[j])};
    out_.dependences.push_back(std::move(found));
  }

  std::string nameAt(std::size_t access, std::size_t depth) const {
    return context_.nameOf(instances_.accesses[access].place.loops[depth]);
  }

  void add(PairQuestion &question, const IntegerSet &overlap, std::size_t i, std::size_t j, std::size_t depth) {
    const auto &loops = instances_.accesses[i].place.loops;
    const std::size_t common = commonLoops(instances_.accesses[i].place, instances_.accesses[j].place);
    const std::vector<Distance> told = question.distancesOf(overlap);
    // Those of loops come last, one for each that is around both and was not followed.
    auto next = told.end() - std::count_if(loops.begin(), loops.begin() + static_cast<long>(common),
                                           [](const LoopInfo &around) { return !around.iteration; });
    std::vector<Distance> ofLoops;
    for (std::size_t at = 0; at < common; ++at)
      ofLoops.push_back(loops[at].iteration ? Distance{} : *next++);
    CarriedDependence found = arranged(i, j, depth, ofLoops);
    if (auto why = question.whyNotExact()) found.obscurity = std::move(why);
    if (!found.obscurity && !overlap.isEmpty()) found.obscurity = ReasonId::subscriptsTooComplicated;
    if (!found.obscurity && !isExact(found) && !question.isCertain(overlap)) found.obscurity = question.whyNotCertain();
    out_.dependences.push_back(std::move(found));
  }

  void addFollowed(std::size_t i, std::size_t j, std::size_t depth) {
    out_.dependences.push_back(arranged(i, j, depth, {}));
  }

  static bool isExact(const CarriedDependence &found) {
    return found.outer.exact() && std::ranges::all_of(found.inner, [](const CarriedDependence::Inner &inner) {
             return inner.distance.exact().has_value();
           });
  }

  /// Distances along the loop and those inside it. `told`: of loops that are around both and were not followed.
  CarriedDependence arranged(std::size_t i, std::size_t j, std::size_t depth, const std::vector<Distance> &told) const {
    const auto &first = instances_.accesses[i].place.loops;
    const auto &second = instances_.accesses[j].place.loops;
    const AccessInstance &source = instances_.accesses[i];
    const AccessInstance &sink = instances_.accesses[j];
    CarriedDependence found{.source = i, .sink = j, .outer = {}, .inner = {}, .obscurity = {}};
    if (source.array && sink.array) found.obscurity = context_.whySameInSomeLaunch(*source.array, *sink.array);
    for (std::size_t at = depth; at < std::min(first.size(), second.size()); ++at) {
      if (first[at].body != second[at].body || first[at].loop != second[at].loop) break;
      Distance distance{.index = context_.nameOf(first[at]), .least = {}, .greatest = {}};
      if (first[at].iteration && second[at].iteration)
        distance.least = distance.greatest = *second[at].iteration - *first[at].iteration;
      else if (at < told.size())
        distance = told[at];
      if (at == depth) {
        distance.least = std::max<std::int64_t>(distance.least.value_or(1), 1);
        found.outer = distance;
      } else if (first[at].body == instances_.body) {
        found.inner.push_back({(*first[at].body)[first[at].loop].keyword, distance});
      }
    }
    return found;
  }

  bool meetElsewhere(const AccessInstance &a, const AccessInstance &b) {
    const auto depth = depthIn(a.place);
    const auto other = depthIn(b.place);
    if (!mayChange(a, b) || (!depth && !other) || a.space == MemorySpace::local) return false;
    if (!a.array || !b.array) return true;
    if (!mayShareMemory(context_, a, b)) return false;
    if (whyBasesUnknown(context_, a, b) || ++questions_ > mostQuestions || context_.sets().isExhausted()) return true;
    PairQuestion question(context_, a, b, ThreadRelation::sameBlock);
    if (question.neverOverlap()) return false;
    if (depth != other || commonLoops(a.place, b.place) <= *depth) return true;
    return !question.isWithinOneIterationOf(*depth);
  }

  RelationContext context_;
  const KernelInstances &instances_;
  SourceSpan loop_;
  SourceSpan second_; ///< of a question about fusing
  CarriedDependences out_;
  std::vector<AssumedRow> rows_;
  int questions_ = 0;
};

} // namespace

CarriedDependences dependencesCarriedBy(const model::Unit &unit, const KernelInstances &instances,
                                        const SourceSpan &loop) {
  return CarriedFinder(unit, instances, loop).run();
}

LoopDependences loopDependences(const model::Unit &unit, const KernelInstances &instances, const SourceSpan &loop) {
  return CarriedFinder(unit, instances, loop).withRows();
}

CarriedDependences dependencesAgainstFusing(const model::Unit &unit, const KernelInstances &instances,
                                            const SourceSpan &first, const SourceSpan &second) {
  return CarriedFinder(unit, instances, first).againstFusing(second);
}

std::vector<ThreadOverlap> overlapsAcrossIterations(const model::Unit &unit, const KernelInstances &instances,
                                                    const SourceSpan &loop) {
  return CarriedFinder(unit, instances, loop).overlaps();
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/LaneOrder.h"

#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/References.h"
#include "core/dependence/relations/RegionOverlap.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::RelationContext;
using dependence::Verdict;

namespace {

constexpr int mostComparisons = 300; ///< of elements of one array, for one kernel

/// The statement that stands right before or after another one in its block.
StatementId neighbourOf(const Body &body, StatementId id, int distance) {
  const StatementId parent = body[id].parent;
  if (!isSome(parent) || body[parent].kind != StatementKind::compound) return none<StatementId>;
  const auto &children = body[parent].children;
  const auto at = std::ranges::find(children, id) - children.begin() + distance;
  const bool isThere = at >= 0 && at < static_cast<std::ptrdiff_t>(children.size());
  return isThere ? children[static_cast<std::size_t>(at)] : none<StatementId>;
}

std::vector<LaneRun> runsOf(const Body &body, const std::vector<StatementId> &statements) {
  std::vector<LaneRun> runs;
  for (const StatementId id : statements) {
    const bool follows = !runs.empty() && neighbourOf(body, id, -1) == runs.back().statements.back();
    if (!follows) runs.emplace_back();
    runs.back().statements.push_back(id);
  }
  return runs;
}

/// Sorts the accesses of one body by who makes them, and compares those of different lanes.
class OrderFinder {
public:
  OrderFinder(KernelStudy &study, const KernelInstances &instances, StatementId loop, LaneOrder &order)
      : body_(study.kernel().body), unit_(study.unit()), instances_(instances), context_(unit_, instances),
        overlap_(unit_, instances), loop_(body_[loop].spelling.span), loopStatement_(loop), order_(order) {}

  std::optional<Verdict> run() {
    for (std::size_t i = 0; i < instances_.accesses.size(); ++i) {
      const AccessInstance &access = instances_.accesses[i];
      if (access.space == MemorySpace::local) continue;
      const SourceSpan place = overlap_.placeOf(i);
      seen_.push_back({.access = i, .place = place, .run = runAt(place), .isInLoop = loop_.contains(place)});
      if (seen_.back().isOfAll() && access.access.writes() && access.kind != AccessKind::read)
        return Verdict::unknown(ReasonId::effectInsideStatement, access.span);
    }
    for (std::size_t i = 0; i < seen_.size(); ++i)
      for (std::size_t j = i; j < seen_.size(); ++j)
        compare(seen_[i], seen_[j]);
    return whyAtomicsShow();
  }

  /// True where all lanes read what some thread of another block may write: no barrier orders that.
  bool readsWhatKernelWrites() const {
    return std::ranges::any_of(seen_, [&](const Seen &read) {
      return isReadByAll(read) && std::ranges::any_of(seen_, [&](const Seen &write) {
               return writes(write) && spaceOf(read) != MemorySpace::shared && mayMeet(read, write);
             });
    });
  }

private:
  struct Seen {
    std::size_t access = 0;
    SourceSpan place;
    LaneRun *run = nullptr; ///< that it stands in; null where all lanes make the access
    bool isInLoop = false;

    bool isOfAll() const { return run == nullptr && !isInLoop; }
  };

  LaneRun *runAt(const SourceSpan &place) const {
    for (LaneRun &run : order_.runs)
      for (const StatementId id : run.statements)
        if (body_[id].spelling.span.contains(place)) return &run;
    return nullptr;
  }

  const AccessInstance &of(const Seen &seen) const { return instances_.accesses[seen.access]; }

  bool writes(const Seen &seen) const { return of(seen).kind != AccessKind::read; }

  MemorySpace spaceOf(const Seen &seen) const { return of(seen).space; }

  /// The header of the loop too: how often a lane goes round must not differ.
  bool isReadByAll(const Seen &seen) const {
    const SourceSpan inside = body_[body_[loopStatement_].children.front()].spelling.span;
    return !writes(seen) && (seen.isOfAll() || (seen.isInLoop && !inside.contains(seen.place)));
  }

  bool mayMeet(const Seen &one, const Seen &other) const {
    const AccessInstance &a = of(one);
    const AccessInstance &b = of(other);
    if (a.array && b.array && context_.isSameMemory(*a.array, *b.array)) return true;
    return dependence::whyArraysMeet(context_, a, b).has_value();
  }

  /// A loop goes round both.
  bool areInOneLoop(const SourceSpan &one, const SourceSpan &other) const {
    return std::ranges::any_of(body_.statements, [&](const Statement &statement) {
      const SourceSpan &span = statement.spelling.span;
      return statement.isLoop() && span != loop_ && span.contains(one) && span.contains(other);
    });
  }

  /// Where lanes wait if two accesses meet: before and after one of them.
  struct Waits {
    bool *before = nullptr;
    bool *after = nullptr;
    bool isBefore = false;
    bool isAfter = false;

    bool areThere() const { return (!isBefore || *before) && (!isAfter || *after); }

    void add() const {
      if (isBefore) *before = true;
      if (isAfter) *after = true;
    }
  };

  Waits aroundLoop(const SourceSpan &outside) const {
    const bool isAround = areInOneLoop(loop_, outside);
    return {.before = &order_.waitsBeforeLoop,
            .after = &order_.waitsAfterLoop,
            .isBefore = isAround || outside.begin < loop_.begin,
            .isAfter = isAround || loop_.begin < outside.begin};
  }

  Waits aroundRun(LaneRun &run, const SourceSpan &writing, const SourceSpan &reading) const {
    const bool isAround = areInOneLoop(reading, writing);
    return {.before = &run.waitsBefore,
            .after = &run.waitsAfter,
            .isBefore = isAround || reading.begin < writing.begin,
            .isAfter = isAround || writing.begin < reading.begin};
  }

  void compare(const Seen &one, const Seen &other) {
    if (!writes(one) && !writes(other)) return;
    const bool isByOne = (one.run != nullptr && other.run != nullptr) || (one.isOfAll() && other.isOfAll());
    if (isByOne) return;
    Waits waits;
    if (one.isInLoop && other.isInLoop)
      waits = {.after = &order_.waitsAfterLoop, .isAfter = areInOneLoop(loop_, loop_)};
    else if (one.isInLoop || other.isInLoop)
      waits = aroundLoop(one.isInLoop ? other.place : one.place);
    else
      waits = one.run != nullptr ? aroundRun(*one.run, one.place, other.place)
                                 : aroundRun(*other.run, other.place, one.place);
    if (waits.areThere() || !mayMeet(one, other)) return;
    const SourceSpan &kernel = body_[body_.root].spelling.span;
    const bool isCertain = one.access == other.access || --comparisons_ < 0;
    if (isCertain || overlap_.whyNotApart(one.access, other.access, kernel, order_.assumptions)) waits.add();
  }

  std::optional<Verdict> whyAtomicsShow() const {
    for (const Seen &read : seen_) {
      if (!isReadByAll(read)) continue;
      for (const Seen &change : seen_)
        if (of(change).kind == AccessKind::atomic && mayMeet(read, change))
          return Verdict::unknown({ReasonId::lanesMaySeeDifferent, {std::string(unit_.textOf(of(read).span))}},
                                  of(read).span);
    }
    return std::nullopt;
  }

  const Body &body_;
  const Unit &unit_;
  const KernelInstances &instances_;
  RelationContext context_;
  RegionOverlap overlap_;
  SourceSpan loop_;
  StatementId loopStatement_;
  LaneOrder &order_;
  std::vector<Seen> seen_;
  int comparisons_ = mostComparisons; ///< that are left; without one, accesses of one array are taken to meet
};

bool isBarrier(const Unit &unit, const Body &body, StatementId id) {
  if (!isSome(id) || body[id].kind != StatementKind::expression || !isSome(body[id].expression)) return false;
  const Expression &e = body[body[id].expression];
  return e.kind == ExpressionKind::call && unit.dialect->isPlainBlockBarrier(e.callee);
}

/// A barrier of the block is one of the lanes too, and between two neighbours one is enough.
void dropDoubled(const Unit &unit, const Body &body, StatementId loop, LaneOrder &order) {
  const auto meets = [&](StatementId id, int distance) {
    return isBarrier(unit, body, neighbourOf(body, id, distance));
  };
  order.waitsBeforeLoop &= !meets(loop, -1);
  order.waitsAfterLoop &= !meets(loop, 1);
  for (LaneRun &run : order.runs) {
    run.waitsBefore &= !meets(run.statements.front(), -1);
    run.waitsAfter &= !meets(run.statements.back(), 1);
    if (neighbourOf(body, run.statements.front(), -1) == loop) {
      order.waitsAfterLoop |= run.waitsBefore;
      run.waitsBefore = false;
    }
    if (neighbourOf(body, run.statements.back(), 1) == loop) {
      order.waitsBeforeLoop |= run.waitsAfter;
      run.waitsAfter = false;
    }
  }
}

} // namespace

std::expected<LaneOrder, Verdict> orderOfLanes(KernelStudy &study, StatementId loop,
                                               const std::vector<StatementId> &ofOneLane) {
  const Body &body = study.kernel().body;
  LaneOrder order{.runs = runsOf(body, ofOneLane)};
  for (const KernelInstances &instances : study.instances(LaunchScope::any)) {
    if (instances.limit) return std::unexpected(Verdict::unknown(*instances.limit, body[loop].keyword));
    OrderFinder finder(study, instances, loop, order);
    if (auto why = finder.run()) return std::unexpected(*std::move(why));
    order.readsWhatOthersWrite |= finder.readsWhatKernelWrites();
  }
  dropDoubled(study.unit(), body, loop, order);
  return order;
}

void assumeNoRacesOfBlocks(KernelStudy &study, Verdict &verdict) {
  for (const KernelInstances &instances : study.instances()) {
    const dependence::RaceReport report = dependence::findRaces(study.unit(), instances, dependence::RaceScope::launch);
    if (report.races.empty() && report.possible.empty() && !report.limit) continue;
    verdict.assumeOnce(ReasonId::noRacesAssumed, study.kernel().nameSpan);
  }
}

} // namespace warpgrain::transform

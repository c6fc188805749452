// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopWords.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/vectorize/AskedNeeds.h"
#include "core/steps/vectorize/ElementPlaces.h"
#include "core/steps/vectorize/LoopGuards.h"
#include "core/steps/vectorize/StraightRun.h"
#include "core/steps/vectorize/VectorGroup.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::int64_t floorDivided(std::int64_t value, std::int64_t divisor) {
  return (value >= 0 ? value : value - divisor + 1) / divisor;
}

class Finder {
public:
  Finder(KernelStudy &study, const VectorSearch &search, std::optional<Verdict> &refusal)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), search_(search),
        refusal_(refusal), elements_(elementsIn(index_, search.array, /*mayHoldMacros=*/true)),
        places_(study, search.scope) {
    for (const Element &element : elements_)
      for (const Access *access : element.accesses)
        accesses_.push_back(access);
    std::ranges::sort(accesses_, {}, [this](const Access *access) { return spanOf(*access).begin; });
  }

  std::vector<VectorGroup> run() {
    for (const StatementId loop : forLoopsOf(unit_, study_.id()))
      findInLoop(loop);
    findIn(body_.root);
    return std::move(groups_);
  }

private:
  const SourceSpan &spanOf(const Access &access) const { return body_[access.expression].spelling.span; }

  std::string textOf(const Access &access) const { return std::string(unit_.textOf(spanOf(access))); }

  void refuse(const Verdict &why) {
    if (!refusal_) refusal_ = why;
  }

  std::int64_t sizeOf(const Access &access) const {
    return static_cast<std::int64_t>(unit_[body_[access.expression].type].sizeBytes);
  }

  bool isTaken(const Access *access) const { return taken_.contains(access); }

  /// How many elements an access lies behind a place where a vector may begin; in the first iteration of a loop, if one
  /// is given.
  std::optional<std::int64_t> offsetOf(const Access &access, StatementId loop, std::vector<MultipleNeed> &needs) {
    const std::int64_t size = sizeOf(access);
    auto alignment = places_.alignmentOf(access, loop, size * search_.elements);
    if (alignment)
      std::erase_if(alignment->needs,
                    [&](const MultipleNeed &need) { return isAskedAround(index_, access.statement, need); });
    std::optional<std::string> cause;
    if (!alignment)
      cause = alignment.error();
    else if (!alignment->needs.empty() && !search_.mayNeed)
      cause = alignment->needs.front().value;
    if (cause) {
      refuse(Verdict::unknown({ReasonId::vectorBeginNotKnown, {textOf(access), search_.elements, *cause}},
                              spanOf(access)));
      return std::nullopt;
    }
    if (alignment->behind % size != 0) return std::nullopt;
    needs = std::move(alignment->needs);
    return alignment->behind / size;
  }

  void addGroup(VectorGroup group) {
    std::ranges::sort(group.uses, {}, [this](const VectorUse &use) { return spanOf(*use.access).begin; });
    std::set<std::int64_t> written;
    for (const VectorUse &use : group.uses)
      if (use.access->writes()) written.insert(use.position);
    group.isStored = !written.empty();
    group.isLoaded = std::ranges::any_of(group.uses, [&](const VectorUse &use) { return isReadFirst(use, group); });
    const std::size_t positions = group.loop ? 1 : static_cast<std::size_t>(search_.elements);
    if (group.isStored && written.size() != positions) return; // a store would write elements that nobody wrote
    const auto origin = places_.originOf(*group.begin);
    if (!origin)
      return refuse(Verdict::unknown({ReasonId::vectorsOfParametersAndShared, {search_.array}}, spanOf(*group.begin)));
    (origin->isShared ? group.shared : group.pointer) = origin->variable;
    for (const VectorUse &use : group.uses)
      taken_.insert(use.access);
    groups_.push_back(std::move(group));
  }

  /// True if a statement reads an element that no statement before it has written.
  static bool isReadFirst(const VectorUse &use, const VectorGroup &group) {
    return use.access->reads() && std::ranges::none_of(group.uses, [&](const VectorUse &other) {
             return other.position == use.position && !other.access->reads() &&
                    other.access->statement != use.access->statement && &other < &use;
           });
  }

  // Loops of as many iterations as a vector has elements

  void findInLoop(StatementId id) {
    const auto loop = readCountingLoop(index_, study_.effects(), id);
    if (!loop || loop->trips.value_or(search_.elements) != search_.elements || loop->step != 1) return;
    if (!loop->declaresCounter || !isSome(body_[loop->counter].initializer)) return;
    std::vector<const Access *> inside;
    for (const Access *access : accesses_)
      if (enclosingLoop(body_, access->statement) == id && places_.stepIn(*access, id) == sizeOf(*access))
        inside.push_back(access);
    if (inside.empty() || places_.tripsOf(*inside.front(), id) != search_.elements) return;
    const std::string what = textOf(*inside.front());
    if (auto why = whyNotPassed(study_, id, what)) return refuse(*why);
    if (auto why = whyNotAsWritten(unit_, body_[id].spelling.span, what)) return refuse(*why);
    const auto leaving = leavingGuards(body_, id);
    if (!leaving) return refuse(conditional(*inside.front()));
    while (!inside.empty())
      takeWindowOf(*loop, *leaving, inside);
  }

  Verdict conditional(const Access &access) const {
    return Verdict::unknown({ReasonId::neighboursUsedConditionally, {textOf(access), search_.elements}},
                            spanOf(access));
  }

  /// The uses of the elements that the first access goes through, and of those beside them if nothing of them is
  /// written; all under one condition.
  void takeWindowOf(const CountingLoop &loop, const std::vector<VectorGuard> &leaving,
                    std::vector<const Access *> &inside) {
    const Access &begin = *inside.front();
    const StatementId around = guardAround(body_, loop.loop, begin);
    VectorGroup group{.first = loop.loop, .last = loop.loop, .loop = loop, .guards = leaving, .begin = &begin};
    if (isSome(around)) group.guards.push_back({.statement = around});
    group.uses = windowAround(begin, around, loop.loop, inside);
    std::erase_if(inside, [&](const Access *access) {
      return std::ranges::any_of(group.uses, [access](const VectorUse &use) { return use.access == access; });
    });
    const StatementId within = isSome(around) ? body_[around].children.front() : body_[loop.loop].children.front();
    for (const VectorUse &use : group.uses)
      if (!isStraight(index_, *use.access, within)) return refuse(conditional(*use.access));
    const auto offset = offsetOf(begin, loop.loop, group.needs);
    if (!offset) return;
    const std::int64_t lowest = *offset + std::ranges::min(group.uses, {}, &VectorUse::position).position;
    const std::int64_t highest = *offset + std::ranges::max(group.uses, {}, &VectorUse::position).position;
    const std::int64_t first = floorDivided(lowest, search_.elements) * search_.elements;
    group.low = lowest - first;
    group.high = highest + search_.elements - 1 - first;
    const bool holdsVector = group.low == 0 || group.high >= 2 * search_.elements - 1;
    if (!holdsVector)
      return refuse(Verdict::illegal({ReasonId::vectorBeginsBetween, {textOf(begin), group.low, search_.elements}},
                                     spanOf(begin)));
    for (VectorUse &use : group.uses)
      use.position += *offset - first;
    addGroup(std::move(group));
  }

  /// Positions are counted from the first access.
  std::vector<VectorUse> windowAround(const Access &begin, StatementId around, StatementId loop,
                                      const std::vector<const Access *> &inside) const {
    std::vector<VectorUse> uses;
    bool isWritten = false;
    for (const Access *access : inside) {
      const auto distance = access == &begin ? std::optional<std::int64_t>(0) : places_.distance(begin, *access);
      const bool isNear =
          distance && *distance % sizeOf(begin) == 0 && std::abs(*distance) < sizeOf(begin) * search_.elements;
      if (!isNear || guardAround(body_, loop, *access) != around) continue;
      uses.push_back({.access = access, .position = *distance / sizeOf(begin)});
      isWritten |= access->writes();
    }
    if (isWritten) std::erase_if(uses, [](const VectorUse &use) { return use.position != 0; });
    return uses;
  }

  // Statements that follow each other

  void findIn(StatementId statement) {
    const Statement &s = body_[statement];
    const bool isOfSwitch = isSome(s.parent) && body_[s.parent].kind == StatementKind::switchCase;
    if (s.kind == StatementKind::compound && !isOfSwitch) findInBlock(s.children); // a label may stand between
    const bool isHeader = s.isLoop() || s.kind == StatementKind::ifElse;
    for (const StatementId child : s.children) {
      if (isHeader && body_[child].kind == StatementKind::expression) findInBlock({child});
      findIn(child);
    }
  }

  void findInBlock(const std::vector<StatementId> &block) {
    std::vector<StatementId> run;
    for (const StatementId statement : block) {
      if (!whyNotPassed(study_, statement, search_.array)) {
        run.push_back(statement);
        continue;
      }
      findInRun(run);
      run.clear();
    }
    findInRun(run);
  }

  /// An access, the statement of the run that it stands in, and its place.
  struct Candidate {
    const Access *access;
    StatementId statement;
    std::int64_t place = 0; ///< in elements, from where vectors may begin
  };

  void findInRun(const std::vector<StatementId> &run) {
    std::vector<Candidate> candidates;
    for (const Access *access : accesses_) {
      if (isTaken(access)) continue;
      const auto in = std::ranges::find_if(run, [&](StatementId s) { return isInside(body_, access->statement, s); });
      if (in != run.end() && isStraight(index_, *access, *in)) candidates.push_back({access, *in});
    }
    while (candidates.size() >= static_cast<std::size_t>(search_.elements))
      takeNeighboursOf(candidates);
  }

  /// The accesses that are a known number of elements from the first one.
  void takeNeighboursOf(std::vector<Candidate> &candidates) {
    std::vector<Candidate> near;
    const Access &first = *candidates.front().access;
    const std::int64_t size = sizeOf(first);
    std::erase_if(candidates, [&](Candidate candidate) {
      const auto distance = places_.distance(first, *candidate.access);
      const bool isNear = candidate.access == &first || (distance && *distance % size == 0);
      candidate.place = distance.value_or(0) / size;
      if (isNear) near.push_back(candidate);
      return isNear;
    });
    if (!hasNeighbours(near)) return;
    std::vector<MultipleNeed> needs;
    const auto offset = offsetOf(first, none<StatementId>, needs);
    if (!offset) return;
    std::map<std::int64_t, std::vector<Candidate>> vectors;
    for (Candidate candidate : near) {
      candidate.place += *offset;
      vectors[floorDivided(candidate.place, search_.elements)].push_back(candidate);
    }
    const std::size_t before = groups_.size();
    for (const auto &[number, parts] : vectors)
      takeVector(number * search_.elements, parts, needs);
    if (groups_.size() == before && *offset % search_.elements != 0) {
      const std::int64_t behind = *offset - floorDivided(*offset, search_.elements) * search_.elements;
      refuse(
          Verdict::illegal({ReasonId::vectorBeginsBetween, {textOf(first), behind, search_.elements}}, spanOf(first)));
    }
  }

  /// True if some elements that lie side by side are as many as a vector has.
  bool hasNeighbours(const std::vector<Candidate> &near) const {
    std::set<std::int64_t> places;
    for (const Candidate &candidate : near)
      places.insert(candidate.place);
    return std::ranges::any_of(places, [&](std::int64_t place) {
      for (std::int64_t next = 1; next < search_.elements; ++next)
        if (!places.contains(place + next)) return false;
      return true;
    });
  }

  void takeVector(std::int64_t begin, const std::vector<Candidate> &parts, const std::vector<MultipleNeed> &needs) {
    VectorGroup group{.first = parts.front().statement,
                      .last = parts.front().statement,
                      .high = search_.elements - 1,
                      .needs = needs};
    std::set<std::int64_t> positions;
    for (const Candidate &part : parts) {
      const std::int64_t position = part.place - begin;
      group.uses.push_back({.access = part.access, .position = position});
      if (positions.insert(position).second && position == 0) group.begin = part.access;
      const auto begins = [&](StatementId s) { return body_[s].spelling.span.begin; };
      if (begins(part.statement) < begins(group.first)) group.first = part.statement;
      if (begins(part.statement) > begins(group.last)) group.last = part.statement;
    }
    if (positions.size() != static_cast<std::size_t>(search_.elements)) return;
    if (auto why = whyNotAsWritten(unit_, group.spanIn(body_), textOf(*group.begin))) return refuse(*why);
    addGroup(std::move(group));
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const VectorSearch &search_;
  std::optional<Verdict> &refusal_;
  std::vector<Element> elements_;
  ElementPlaces places_;
  std::vector<const Access *> accesses_; ///< to elements, in the order of the text
  std::set<const Access *> taken_;       ///< by groups
  std::vector<VectorGroup> groups_;
};

} // namespace

std::vector<VectorGroup> findVectorGroups(KernelStudy &study, const VectorSearch &search,
                                          std::optional<Verdict> &refusal) {
  return Finder(study, search, refusal).run();
}

} // namespace warpgrain::transform

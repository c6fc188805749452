// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RaceFinder.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/access/form/ImpliedCondition.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "core/dependence/relations/AtomicPairs.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/References.h"
#include "core/dependence/relations/ToldRaces.h"
#include "core/dependence/relations/UniformBarriers.h"
#include "core/dependence/relations/Waits.h"
#include "core/model/HandleAccesses.h"

#include <algorithm>
#include <memory>
#include <ranges>
#include <set>
#include <string>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;
using model::MemorySpace;

namespace {

/// A kernel with more pairs of instances is not searched to the end.
constexpr int mostQuestions = 1500;

std::string threadName(const std::array<std::int64_t, 3> &thread) {
  return "(" + std::to_string(thread[0]) + ", " + std::to_string(thread[1]) + ", " + std::to_string(thread[2]) + ")";
}

DependenceKind kindOf(const AccessInstance &first, const AccessInstance &second) {
  const bool writesFirst = first.kind != AccessKind::read;
  const bool writesSecond = second.kind != AccessKind::read;
  if (writesFirst && second.kind != AccessKind::write) return DependenceKind::flow;
  if (writesFirst) return DependenceKind::output;
  return writesSecond ? DependenceKind::anti : DependenceKind::input;
}

class RaceFinder {
public:
  RaceFinder(RelationContext &context, RaceScope scope, const AskedPairs &asked)
      : context_(context), instances_(context.instances()), asked_(asked), stored_(context_), waits_(context_),
        scope_(scope) {}

  RaceReport run() {
    const std::vector<Reference> references = referencesOf(instances_, false);
    for (std::size_t i = 0; i < references.size(); ++i)
      for (std::size_t j = i; j < references.size() && !isExhausted(); ++j)
        compare(references[i], references[j]);
    if (isExhausted()) report_.limit = ReasonId::tooManyPairsForRaces;
    doubtSameValues();
    noteUnfollowed();
    noteAssumptions();
    return std::move(report_);
  }

private:
  bool isExhausted() const {
    return questions_ > mostQuestions || pairs_ > mostPairsOfInstances || context_.sets().isExhausted();
  }

  void compare(const Reference &one, const Reference &other) {
    if (!one.writes() && !other.writes()) return;
    for (const ThreadRelation relation : {ThreadRelation::sameBlock, ThreadRelation::acrossBlocks}) {
      if (relation == ThreadRelation::acrossBlocks && (scope_ == RaceScope::block || !hasBlocks())) continue;
      compare(one, other, relation);
    }
  }

  bool hasBlocks() const {
    return std::ranges::any_of(model::allAxes, [this](model::Axis axis) { return context_.hasBlocks(axis); });
  }

  void compare(const Reference &one, const Reference &other, ThreadRelation relation) {
    ToldRaces told(instances_);
    for (const std::size_t i : one.instances)
      for (const std::size_t j : other.instances) {
        if (&one == &other && j < i) continue;
        ++pairs_;
        const AccessInstance &a = instances_.accesses[i];
        const AccessInstance &b = instances_.accesses[j];
        if (relation == ThreadRelation::acrossBlocks &&
            (a.space == MemorySpace::shared || b.space == MemorySpace::shared))
          continue;
        if (areAtomic(a, b) && !whyNotAtomicTogether(context_, a, b, relation)) continue;
        if (!mayShareMemory(context_, a, b) || told.isEnough(a)) continue;
        if (isExhausted()) break;
        if (auto found = examine(i, j, relation)) told.add(a, *std::move(found));
      }
    told.appendTo(report_);
  }

  static bool areAtomic(const AccessInstance &a, const AccessInstance &b) {
    return a.kind == AccessKind::atomic && b.kind == AccessKind::atomic;
  }

  std::optional<RaceFinding> examine(std::size_t i, std::size_t j, ThreadRelation relation) {
    const AccessInstance &a = instances_.accesses[i];
    const AccessInstance &b = instances_.accesses[j];
    if (relation == ThreadRelation::sameBlock && isPlainlySeparated(instances_, a, b)) return std::nullopt;
    ++questions_;
    RaceFinding out;
    out.span = a.kind == AccessKind::read ? b.span : a.span;
    out.dependence = {.source = i,
                      .sink = j,
                      .array = a.array.value_or(ArrayId{}),
                      .kind = kindOf(a, b),
                      .carrier = relation == ThreadRelation::sameBlock ? Carrier::thread : Carrier::block};
    if (auto why = whyBasesUnknown(context_, a, b)) {
      out.dependence.obscurity = std::move(why);
      out.reason = possibleReason(out);
      return out;
    }
    if (const auto apart = asked_.apart.find({i, j, relation}); apart != asked_.apart.end()) {
      addEach(apart->second);
      return std::nullopt;
    }
    std::unique_ptr<PairQuestion> own;
    PairQuestion *const asked = askedBefore(asked_.open, i, j, relation);
    if (asked == nullptr) own = std::make_unique<PairQuestion>(context_, a, b, relation);
    PairQuestion &question = asked != nullptr ? *asked : *own;
    addEach(question.takenForGranted());
    if (question.neverUnordered()) return std::nullopt;
    if (auto why = question.whyNotExact(); !why) {
      const IntegerSet overlap = question.unordered();
      const bool isKnown = overlap.isEmpty() == false;
      // Rows of a constant width may run into each other for all that the source tells, as those of any width may.
      if (isFreeByAssumption(i, j, relation)) return std::nullopt;
      const bool isCertain = isKnown && question.isCertain(overlap);
      std::optional<Reason> doubt = isCertain ? waits_.whyOrdered(a, b, relation) : std::nullopt;
      if (isCertain && !doubt) doubt = whyPerhapsFree(a, b, relation);
      if (isCertain && !doubt) {
        out.dependence.example = question.exampleOf(overlap);
        out.dependence.distances = question.distancesOf(overlap);
        out.isBenign = isBenign(question, a, b, relation);
        out.reason = certainReason(out);
        return out;
      }
      out.dependence.obscurity = doubt     ? *doubt
                                 : isKnown ? question.whyNotCertain()
                                           : Reason(ReasonId::subscriptsTooComplicated);
      if (isKnown) out.dependence.example = question.exampleOf(overlap);
    } else {
      // A set of pairs that is wider than the truth has nothing to tell.
      if (isFreeByAssumption(i, j, relation)) return std::nullopt;
      out.dependence.obscurity = std::move(why);
    }
    out.isBenign = isBenign(question, a, b, relation);
    out.reason = possibleReason(out);
    return out;
  }

  bool isBenign(PairQuestion &question, const AccessInstance &a, const AccessInstance &b,
                ThreadRelation relation) const {
    if (stored_.areSame(a, b, false)) return true;
    return relation == ThreadRelation::sameBlock && stored_.areSame(a, b, true) && question.isWithinOneIteration();
  }

  /// Threads do not store one value where they load it from memory on which they race.
  void doubtSameValues() {
    bool isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (std::vector<RaceFinding> *findings : {&report_.races, &report_.possible})
        for (RaceFinding &finding : *findings) {
          if (!finding.isBenign || !mayStoreRacedValue(finding.dependence)) continue;
          finding.isBenign = false;
          finding.reason = finding.dependence.isCertain() ? certainReason(finding) : possibleReason(finding);
          isChanged = true;
        }
    }
  }

  bool mayStoreRacedValue(const Dependence &dependence) const {
    const AccessInstance &store = instances_.accesses[dependence.source];
    if (stored_.areConstant(store, instances_.accesses[dependence.sink])) return false;
    return !racedArrayOf(report_, instances_, stored_.loadsOf(store)).empty();
  }

  static PairQuestion *askedBefore(const AskedPairs::Questions &questions, std::size_t i, std::size_t j,
                                   ThreadRelation relation) {
    const auto at = questions.find({i, j, relation});
    return at != questions.end() ? at->second.get() : nullptr;
  }

  /// No race if rows of an array do not run into each other: worth an assumption.
  bool isFreeByAssumption(std::size_t i, std::size_t j, ThreadRelation relation) {
    if (askedBefore(asked_.open, i, j, relation) != nullptr) return false; // none was likely
    std::unique_ptr<PairQuestion> own;
    PairQuestion *question = askedBefore(asked_.assuming, i, j, relation);
    if (question == nullptr) {
      ++questions_;
      own = std::make_unique<PairQuestion>(context_, instances_.accesses[i], instances_.accesses[j], relation,
                                           RowAssumptions::likely);
      question = own.get();
    }
    if (question->assumptions().empty() || !question->neverUnordered()) return false;
    addEach(question->assumptions());
    return true;
  }

  /// No race if one of the two is in a row of which only the other one tells: enough for a doubt.
  std::optional<Reason> whyPerhapsFree(const AccessInstance &a, const AccessInstance &b, ThreadRelation relation) {
    if (areAtomic(a, b)) return whyNotAtomicTogether(context_, a, b, relation);
    ++questions_;
    PairQuestion question(context_, a, b, relation, RowAssumptions::guessed);
    if (question.assumptions().empty() || !question.neverUnordered()) return std::nullopt;
    return ReasonId::rowsMayRunTogether;
  }

  void addEach(const std::vector<Reason> &assumptions) {
    for (const Reason &assumption : assumptions)
      addOnce(report_.assumptions, assumption);
  }

  ReasonArgument nameOf(const Dependence &dependence) const {
    const AccessInstance &access = instances_.accesses[dependence.source];
    if (!access.array) return ReasonId::unnamedMemory;
    return instances_[*access.array].name;
  }

  /// "s[t + 1] is read"
  Reason deedOf(const AccessInstance &access) const {
    const ReasonId deed = access.kind == AccessKind::read     ? ReasonId::isRead
                          : access.kind == AccessKind::write  ? ReasonId::memoryIsWritten
                          : access.kind == AccessKind::atomic ? ReasonId::isChangedByAtomic
                                                              : ReasonId::isChanged;
    return {deed, {context_.textOf(access.span)}};
  }

  /// "s[t] is written and s[t + 1] is read"
  Reason deedsOf(const Dependence &dependence) const {
    const AccessInstance &source = instances_.accesses[dependence.source];
    const AccessInstance &sink = instances_.accesses[dependence.sink];
    if (source.span != sink.span) {
      const Reason both(ReasonId::oneAndOther, {deedOf(source), deedOf(sink)});
      const auto why =
          source.array && sink.array ? context_.whyOnePointer(*source.array, *sink.array) : std::optional<Reason>();
      const bool isTold = !why || (dependence.obscurity && dependence.obscurity->saysTheSame(*why));
      return isTold ? both : Reason(ReasonId::deedsOnOnePointer, {both, *why});
    }
    if (source.kind == sink.kind) return {ReasonId::bySeveralThreads, {deedOf(source)}};
    return {ReasonId::isReadAndWrittenBySeveral, {context_.textOf(source.span)}};
  }

  /// " (for example thread 0 and thread 1, with n = 2)"; an empty text where there is no example.
  static ReasonArgument exampleOf(const Dependence &dependence) {
    if (!dependence.example) return "";
    const auto who = [&](const Instance &instance) -> Reason {
      if (dependence.carrier == Carrier::block)
        return {ReasonId::threadOfBlockNamed, {threadName(instance.thread), threadName(instance.block)}};
      return {ReasonId::threadNamed, {threadName(instance.thread)}};
    };
    const Example &example = *dependence.example;
    std::string values;
    for (const auto &[name, value] : example.symbols)
      values += (values.empty() ? "" : ", ") + name + " = " + std::to_string(value);
    if (values.empty()) return Reason(ReasonId::forExample, {who(example.source), who(example.sink)});
    return Reason(ReasonId::forExampleWith, {who(example.source), who(example.sink), values});
  }

  Reason certainReason(const RaceFinding &finding) const {
    const Dependence &dependence = finding.dependence;
    const bool isBlock = dependence.carrier == Carrier::block;
    const ReasonId id = isBlock
                            ? finding.isBenign ? ReasonId::raceBetweenBlocksOfEqualValues : ReasonId::raceBetweenBlocks
                        : finding.isBenign ? ReasonId::raceInBlockOfEqualValues
                                           : ReasonId::raceInBlock;
    return {id, {nameOf(dependence), deedsOf(dependence), exampleOf(dependence)}};
  }

  /// Precondition: the dependence is not certain.
  Reason possibleReason(const RaceFinding &finding) const {
    const Dependence &dependence = finding.dependence;
    const bool isBlock = dependence.carrier == Carrier::block;
    const ReasonId id =
        isBlock ? finding.isBenign ? ReasonId::raceMayBeBetweenBlocksOfEqualValues : ReasonId::raceMayBeBetweenBlocks
        : finding.isBenign ? ReasonId::raceMayBeInBlockOfEqualValues
                           : ReasonId::raceMayBeInBlock;
    return {id, {nameOf(dependence), deedsOf(dependence), *dependence.obscurity}};
  }

  void noteUnfollowed() {
    if (!report_.limit && !instances_.unfollowedCalls.empty())
      report_.limit = unfollowedReason(context_, instances_.unfollowedCalls.front());
    if (!report_.limit) report_.limit = instances_.limit;
    if (!report_.limit && instances_.writesSurfaces) report_.limit = ReasonId::surfacesNotCompared;
    for (const BarrierFinding &barrier : findBarriers(context_.unit(), instances_))
      if (const bool isCollective = barrier.kind == BarrierKind::blockCollective;
          !report_.limit && (isCollective || barrier.kind == BarrierKind::block) && !barrier.isOrderly)
        report_.limit = Reason(isCollective ? ReasonId::collectiveMayPartThreads : ReasonId::barrierMayPartThreads,
                               {context_.textOf(barrier.span)});
  }

  void noteAssumptions() {
    for (const Assumption &assumption : instances_.assumptions)
      if (!saysNothing(instances_.atoms, assumption.condition)) addOnce(report_.assumptions, reasonOf(assumption));
    // A pointer of which not even the space is known may lead to a shared array, or be made of one that is
    // __restrict__.
    const bool anySpace = std::ranges::any_of(instances_.accesses, [this](const AccessInstance &access) {
      return isOpenPointer(access) && access.space == MemorySpace::unknown;
    });
    noteTextures();
    std::vector<ArrayId> arrays;
    bool isWritten = false;
    bool isOneInSome = false;
    const auto note = [&](const AccessInstance &access) {
      isWritten = isWritten || access.kind != AccessKind::read;
      const auto isListed = [&](ArrayId listed) {
        if (!context_.isSameMemory(listed, *access.array)) return false;
        const bool isApartInSome = context_.whySameInSomeLaunch(listed, *access.array).has_value();
        isOneInSome = isOneInSome || isApartInSome;
        return !isApartInSome;
      };
      if (std::ranges::none_of(arrays, isListed)) arrays.push_back(*access.array);
    };
    for (const AccessInstance &access : instances_.accesses)
      if (isOpenPointer(access) || (anySpace && isOverlappedByAnySpace(access))) note(access);
    if (!arrays.empty())
      for (const AccessInstance &access : instances_.accesses)
        if (isOpenVariable(access)) note(access);
    if (!isWritten || arrays.size() < 2) return;
    std::string names;
    for (const ArrayId id : arrays | std::views::take(arrays.size() - 1))
      names += (names.empty() ? "" : ", ") + instances_[id].name;
    const Reason all(ReasonId::oneAndOther, {names, instances_[arrays.back()].name});
    addOnce(report_.assumptions,
            {isOneInSome ? ReasonId::pointersOverlapAsPassed : ReasonId::pointersDoNotOverlap, {all}});
  }

  /// The memory behind a texture's handle may be what the kernel writes, also through a pointer that is __restrict__.
  void noteTextures() {
    std::set<std::string> textures;
    if (instances_.body != nullptr)
      for (const model::Body *body : bodiesReachedFrom(context_.unit(), *instances_.body))
        for (const model::HandleAccess &access : model::handleAccessesIn(*body, context_.unit()))
          if (model::isSome(access.handle)) textures.insert(context_.textOf((*body)[access.handle].spelling.span));
    std::set<std::string> written;
    for (const AccessInstance &access : instances_.accesses)
      if (access.kind != AccessKind::read &&
          (access.space == MemorySpace::global || access.space == MemorySpace::unknown))
        written.insert(access.array ? instances_[*access.array].name : context_.textOf(access.span));
    if (written.empty()) return;
    for (const std::string &texture : textures)
      for (const std::string &array : written)
        addOnce(report_.assumptions,
                {ReasonId::pointersDoNotOverlap, {Reason(ReasonId::oneAndOther, {array, texture})}});
  }

  /// What it leads to may be what another pointer leads to.
  bool isOpenPointer(const AccessInstance &access) const {
    if (!access.array || access.space == MemorySpace::shared || access.space == MemorySpace::local) return false;
    if (mayLeadAnywhere(context_, access)) return false; // it is compared with all of them
    const Array &array = instances_[*access.array];
    return array.isPointer && !array.isRestrict;
  }

  /// A variable in global memory that may be what a pointer leads to. Constants are not, since nobody writes them; of
  /// variables that are pointers the memory that they lead to is asked for.
  bool isOpenVariable(const AccessInstance &access) const {
    if (!access.array || access.space != MemorySpace::global || instances_[*access.array].isPointer) return false;
    const Array &array = instances_[*access.array];
    if (array.body == nullptr || !model::isSome(array.variable)) return false;
    const model::Variable &variable = (*array.body)[array.variable];
    const bool isOfPointer =
        model::isSome(variable.type) && context_.unit()[variable.type].kind == model::TypeKind::pointer;
    return !variable.isConst && !isOfPointer;
  }

  bool isOverlappedByAnySpace(const AccessInstance &access) const {
    return !mayLeadAnywhere(context_, access) &&
           (access.space == MemorySpace::shared || access.space == MemorySpace::global);
  }

  RelationContext &context_;
  const KernelInstances &instances_;
  const AskedPairs &asked_;
  StoredValues stored_;
  Waits waits_;
  RaceScope scope_;
  RaceReport report_;
  int questions_ = 0;
  std::size_t pairs_ = 0;
};

} // namespace

bool RaceReport::isFreeWithinBlocks() const {
  const auto isWithin = [](const RaceFinding &finding) {
    return finding.dependence.carrier == Carrier::thread && !finding.isBenign;
  };
  return !limit && std::ranges::none_of(races, isWithin) && std::ranges::none_of(possible, isWithin);
}

RaceReport findRaces(const model::Unit &unit, const KernelInstances &instances, RaceScope scope) {
  RelationContext context(unit, instances);
  return findRaces(context, scope, {});
}

RaceReport findRaces(RelationContext &context, RaceScope scope, const AskedPairs &asked) {
  context.sets().beginAnalysis();
  return RaceFinder(context, scope, asked).run();
}

} // namespace warpgrain::dependence

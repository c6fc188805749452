// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/RaceFinder.h"
#include "core/dependence/relations/References.h"
#include "core/dependence/relations/UniformBarriers.h"

#include <algorithm>
#include <map>
#include <memory>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;
using model::MemorySpace;

namespace {

/// A kernel with more pairs of instances is not compared to the end.
constexpr int mostQuestions = 2000;
/// Of the work of an analysis, for distances, examples and what tells whether a dependence is certain, where these are
/// not easily had; for one of them; and isl's operations for it.
constexpr std::size_t mostOfDetails = 1'000;
constexpr std::size_t mostOfADetail = 300;
constexpr unsigned long mostOperationsOfADetail = 5'000;

bool writes(const AccessInstance &access) {
  return access.kind != AccessKind::read;
}

/// Every kind that the two ends make: an access that reads and writes is both.
std::vector<DependenceKind> kindsOf(const AccessInstance &source, const AccessInstance &sink) {
  std::vector<DependenceKind> out;
  if (writes(source) && sink.kind != AccessKind::write) out.push_back(DependenceKind::flow);
  if (source.kind != AccessKind::write && writes(sink)) out.push_back(DependenceKind::anti);
  if (writes(source) && writes(sink)) out.push_back(DependenceKind::output);
  if (!writes(source) && !writes(sink)) out.push_back(DependenceKind::input);
  return out;
}

/// Widens a distance by another one of the same index.
void widen(Distance &out, const Distance &other) {
  out.least = out.least && other.least ? std::optional(std::min(*out.least, *other.least)) : std::nullopt;
  out.greatest =
      out.greatest && other.greatest ? std::optional(std::max(*out.greatest, *other.greatest)) : std::nullopt;
}

class DependenceFinder {
public:
  DependenceFinder(const model::Unit &unit, const KernelInstances &instances, bool withInput,
                   const CancellationToken &cancel)
      : context_(unit, instances), instances_(instances), withInput_(withInput), cancel_(cancel),
        references_(referencesOf(instances, true)) {
    context_.sets().limitDetails(mostOfDetails, mostOfADetail, mostOperationsOfADetail);
  }

  KernelDependences run() {
    comparePairs(false);
    // Reads forbid nothing: they are looked at with what is left.
    if (withInput_) comparePairs(true);
    if (isExhausted()) out_.limit = ReasonId::tooManyPairsForDependences;
    std::ranges::stable_sort(out_.dependences, {}, [this](const Dependence &d) {
      const SourceSpan &source = instances_.accesses[d.source].span;
      const SourceSpan &sink = instances_.accesses[d.sink].span;
      return std::tuple(source.file, source.begin, sink.file, sink.begin, d.kind, d.carrier);
    });
    return std::move(out_);
  }

  RelationContext &context() { return context_; }

  const AskedPairs &askedPairs() const { return asked_; }

private:
  void comparePairs(bool areReads) {
    for (std::size_t i = 0; i < references_.size(); ++i)
      for (std::size_t j = i; j < references_.size() && !isExhausted(); ++j)
        if (areReads != (references_[i].writes() || references_[j].writes())) compare(i, j);
  }

  /// A reference as it uses one array: a function that is called twice may use two.
  using ReferenceKey = std::tuple<const model::Body *, model::ExpressionId, AccessKind, std::optional<ArrayId>>;
  using Key = std::tuple<ReferenceKey, ReferenceKey, DependenceKind, Carrier, model::StatementId>;

  bool isExhausted() const {
    return questions_ > mostQuestions || pairs_ > mostPairsOfInstances || context_.sets().isExhausted() ||
           cancel_.stop_requested();
  }

  struct Found {
    Carrier carrier = Carrier::statement;
    std::optional<std::size_t> loop;
    std::vector<std::size_t> barriers;
    Sense sense = Sense::forth; ///< back: from the second access to the first
  };

  void compare(std::size_t first, std::size_t second) {
    for (const std::size_t i : references_[first].instances)
      for (const std::size_t j : references_[second].instances) {
        if (first == second && j < i) continue;
        if (isExhausted()) return;
        ++pairs_;
        const AccessInstance &a = instances_.accesses[i];
        const AccessInstance &b = instances_.accesses[j];
        if (!mayShareMemory(context_, a, b)) continue;
        inThread(i, j);
        if (a.space == MemorySpace::local || b.space == MemorySpace::local) continue;
        inBlock(i, j);
        if (a.space != MemorySpace::shared && b.space != MemorySpace::shared) acrossBlocks(i, j);
      }
  }

  /// Both senses: which instances meet is one question, and which of the two comes first is the rest of it.
  void inThread(std::size_t i, std::size_t j) {
    const AccessInstance &a = instances_.accesses[i];
    const AccessInstance &b = instances_.accesses[j];
    const std::size_t depth = commonLoops(a.place, b.place);
    const bool isCarried = std::ranges::any_of(a.place.loops.begin(), a.place.loops.begin() + static_cast<long>(depth),
                                               [](const LoopInfo &loop) { return !loop.iteration; });
    if (a.place.sequence == b.place.sequence && !isCarried) return;
    ++questions_;
    PairQuestion question(context_, a, b, ThreadRelation::sameThread, RowAssumptions::likely);
    note(question);
    if (question.neverOverlap()) return;
    for (const Sense sense : {Sense::forth, Sense::back}) {
      if (sense == Sense::back && i == j) break;
      const bool isForth = sense == Sense::forth;
      if (isForth ? a.place.sequence < b.place.sequence : b.place.sequence < a.place.sequence) {
        Found found = followedCarrier(a, b, depth);
        found.sense = sense;
        add(question, question.inSameIteration(), i, j, found);
      }
      for (std::size_t loop = 0; loop < depth; ++loop)
        if (!a.place.loops[loop].iteration)
          add(question, question.carriedBy(loop, sense), i, j,
              {.carrier = Carrier::loop, .loop = loop, .barriers = {}, .sense = sense});
    }
  }

  /// Iterations that were followed one by one are instances of their own: what lies between them is carried by the
  /// loop.
  static Found followedCarrier(const AccessInstance &a, const AccessInstance &b, std::size_t depth) {
    if (depth < a.place.loops.size() && depth < b.place.loops.size()) {
      const LoopInfo &one = a.place.loops[depth];
      const LoopInfo &other = b.place.loops[depth];
      if (one.iteration && other.iteration && one.body == other.body && one.loop == other.loop)
        return {.carrier = Carrier::loop, .loop = depth, .barriers = {}, .sense = Sense::forth};
    }
    return {};
  }

  void inBlock(std::size_t i, std::size_t j) {
    const AccessInstance &a = instances_.accesses[i];
    const AccessInstance &b = instances_.accesses[j];
    ++questions_;
    auto asked = std::make_unique<PairQuestion>(context_, a, b, ThreadRelation::sameBlock, RowAssumptions::likely);
    PairQuestion &question = *asked;
    note(question);
    if (question.neverOverlap()) return keep(std::move(asked), i, j, ThreadRelation::sameBlock);
    if (writes(a) || writes(b)) {
      addOrdered(question, i, j, Sense::forth);
      // What comes later in the text is first where a loop brings it round.
      if (i != j) addOrdered(question, i, j, Sense::back);
    }
    add(question, question.unordered(), i, j,
        {.carrier = Carrier::thread, .loop = {}, .barriers = {}, .sense = Sense::forth});
    keep(std::move(asked), i, j, ThreadRelation::sameBlock);
  }

  void addOrdered(PairQuestion &question, std::size_t i, std::size_t j, Sense sense) {
    Found found{.carrier = Carrier::barrier, .loop = {}, .barriers = {}, .sense = sense};
    const IntegerSet ordered = question.ordered(sense == Sense::forth, found.barriers);
    add(question, ordered, i, j, found);
  }

  void acrossBlocks(std::size_t i, std::size_t j) {
    const AccessInstance &a = instances_.accesses[i];
    const AccessInstance &b = instances_.accesses[j];
    const bool hasBlocks =
        std::ranges::any_of(model::allAxes, [this](model::Axis axis) { return context_.hasBlocks(axis); });
    if (!hasBlocks || (!writes(a) && !writes(b))) return;
    ++questions_;
    auto asked = std::make_unique<PairQuestion>(context_, a, b, ThreadRelation::acrossBlocks, RowAssumptions::likely);
    PairQuestion &question = *asked;
    note(question);
    if (question.neverOverlap()) return keep(std::move(asked), i, j, ThreadRelation::acrossBlocks);
    add(question, question.unordered(), i, j,
        {.carrier = Carrier::block, .loop = {}, .barriers = {}, .sense = Sense::forth});
    keep(std::move(asked), i, j, ThreadRelation::acrossBlocks);
  }

  /// Whoever looks for races asks the same. Reads do not race.
  void keep(std::unique_ptr<PairQuestion> question, std::size_t i, std::size_t j, ThreadRelation relation) {
    if (!writes(instances_.accesses[i]) && !writes(instances_.accesses[j])) return;
    const AskedPairs::Key key{i, j, relation};
    if (!question->assumptions().empty())
      asked_.assuming[key] = std::move(question);
    else if (question->neverOverlap())
      asked_.apart[key] = question->takenForGranted();
    else
      asked_.open[key] = std::move(question);
  }

  void note(const PairQuestion &question) {
    for (const auto *list : {&question.assumptions(), &question.takenForGranted()})
      for (const Reason &assumption : *list)
        addOnce(out_.assumptions, assumption);
  }

  void add(PairQuestion &question, const IntegerSet &overlap, std::size_t i, std::size_t j, const Found &found) {
    if (overlap.isEmpty() == true) return;
    if (found.sense == Sense::back) std::swap(i, j);
    Dependence out{.source = i,
                   .sink = j,
                   .array = instances_.accesses[i].array.value_or(ArrayId{}),
                   .kind = DependenceKind::flow,
                   .carrier = found.carrier,
                   .loop = found.loop,
                   .barriers = found.barriers,
                   .distances = {},
                   .obscurity = {},
                   .example = {}};
    const std::vector<DependenceKind> kinds = kindsOf(instances_.accesses[i], instances_.accesses[j]);
    out.kind = kinds.front();
    const auto other = known_.find(keyOf(out));
    out.distances = question.distancesOf(
        overlap, other != known_.end() ? out_.dependences[other->second].distances : std::vector<Distance>(),
        found.sense);
    // Another instance of both, where it was certain, has told the rest.
    const bool isToldOf = std::ranges::all_of(kinds, [&](DependenceKind kind) {
      out.kind = kind;
      const auto known = known_.find(keyOf(out));
      return known != known_.end() && out_.dependences[known->second].isCertain();
    });
    if (!isToldOf) {
      out.obscurity = whyNotCertain(question, overlap, i, j);
      out.example = question.exampleOf(overlap, found.sense);
    }
    for (const DependenceKind kind : kinds) {
      out.kind = kind;
      merge(out);
    }
  }

  std::optional<Reason> whyNotCertain(PairQuestion &question, const IntegerSet &overlap, std::size_t i,
                                      std::size_t j) const {
    if (auto why = whyBasesUnknown(context_, instances_.accesses[i], instances_.accesses[j])) return why;
    if (auto why = question.whyNotExact()) return why;
    if (question.isCertain(overlap)) return std::nullopt;
    return question.whyNotCertain();
  }

  Key keyOf(const Dependence &found) const {
    const auto referenceOf = [this](std::size_t instance) {
      const AccessInstance &access = instances_.accesses[instance];
      return std::tuple(access.body, access.access.expression, access.kind, access.array);
    };
    return {referenceOf(found.source), referenceOf(found.sink), found.kind, found.carrier,
            found.loop ? instances_.accesses[found.source].place.loops[*found.loop].loop
                       : model::none<model::StatementId>};
  }

  /// One entry for two references to an array and one way of being ordered, however many instances they have.
  void merge(const Dependence &found) {
    const auto [at, isNew] = known_.try_emplace(keyOf(found), out_.dependences.size());
    if (isNew) {
      out_.dependences.push_back(found);
      return;
    }
    Dependence &known = out_.dependences[at->second];
    if (known.distances.size() == found.distances.size())
      for (std::size_t i = 0; i < known.distances.size(); ++i)
        widen(known.distances[i], found.distances[i]);
    for (const std::size_t barrier : found.barriers)
      if (std::ranges::find(known.barriers, barrier) == known.barriers.end()) known.barriers.push_back(barrier);
    if (!found.isCertain() || known.isCertain()) return;
    known.obscurity.reset();
    known.example = found.example;
  }

  RelationContext context_;
  const KernelInstances &instances_;
  bool withInput_;
  const CancellationToken &cancel_;
  std::vector<Reference> references_;
  std::map<Key, std::size_t> known_;
  AskedPairs asked_;
  KernelDependences out_;
  int questions_ = 0;
  std::size_t pairs_ = 0;
};

} // namespace

KernelDependences analyzeDependences(const model::Unit &unit, const KernelInstances &instances, bool withInput,
                                     const CancellationToken &cancel) {
  DependenceFinder finder(unit, instances, withInput, cancel);
  KernelDependences out = finder.run();
  if (cancel.stop_requested()) return out;
  out.races = findRaces(finder.context(), RaceScope::launch, finder.askedPairs());
  out.barriers = findBarriers(unit, instances);
  doubtByRaces(out.barriers, out.races, unit, instances);
  return out;
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RegionOverlap.h"
#include "core/dependence/relations/RelationContext.h"
#include "core/dependence/relations/WrittenBefore.h"
#include "core/model/Walk.h"
#include "core/steps/memory/arrays/ElementUses.h"
#include "core/steps/memory/arrays/SharedArray.h"
#include "core/steps/memory/staging/StagedBlock.h"
#include "core/steps/prefetch/AsyncCopies.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/WholeLines.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::CarriedDependences;
using dependence::Reason;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::Verdict;

namespace {

class ArrayReader {
public:
  ArrayReader(KernelStudy &study, const TileCopies &copies)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), copies_(copies) {}

  std::expected<std::vector<TileArray>, Verdict> run(Verdict &verdict) {
    for (const CopiedElement &element : copies_.elements)
      if (auto why = add(element)) return std::unexpected(*std::move(why));
    if (auto why = whyTooLarge(verdict)) return std::unexpected(*std::move(why));
    return std::move(out_);
  }

private:
  std::optional<Verdict> add(const CopiedElement &element) {
    const SourceSpan &place = body_[element.target].spelling.span;
    const Access *access = study_.index().accessAt(element.target);
    if (access == nullptr || !isSome(access->array) || !body_[access->array].isShared())
      return Verdict::unknown({ReasonId::accessNotFollowed, {unit_.textOf(place)}}, place);
    if (std::ranges::find(out_, access->array, &TileArray::variable) != out_.end()) return std::nullopt;
    const std::string &name = body_[access->array].name;
    const auto array = readOwnArray(study_, name);
    if (!array) return array.error();
    TileArray tile{.variable = array->variable, .uses = {}};
    for (const ElementUse &use : array->uses) {
      const SourceSpan &naming = body_[use.access->base].spelling.span;
      if (isCopiedInto(naming)) continue;
      if (!isBehindBarrier(naming)) return Verdict::unknown({ReasonId::tileUsedOtherwise, {name}}, naming);
      tile.uses.push_back(naming);
    }
    out_.push_back(std::move(tile));
    return std::nullopt;
  }

  bool isCopiedInto(const SourceSpan &naming) const {
    return std::ranges::any_of(copies_.elements, [&](const CopiedElement &element) {
      const SourceSpan &target = body_[element.target].spelling.span;
      return target.contains(naming) && naming.begin == target.begin;
    });
  }

  bool isBehindBarrier(const SourceSpan &naming) const {
    return body_[copies_.loop.loop].spelling.span.contains(naming) &&
           naming.begin >= body_[copies_.barrier].spelling.span.end;
  }

  std::int64_t bytesIn(const Body &body) const {
    std::int64_t bytes = 0;
    for (const TileArray &array : out_)
      for (const Variable &variable : body.variables)
        if (variable.nameSpan == body_[array.variable].nameSpan && isSome(variable.type))
          bytes += static_cast<std::int64_t>(unit_[variable.type].sizeBytes);
    return bytes;
  }

  std::optional<Verdict> whyTooLarge(Verdict &verdict) {
    const SourceSpan &place = body_[out_.front().variable].nameSpan;
    std::int64_t bytes = bytesIn(body_);
    for (const Instance &instance : study_.kernel().instances) {
      const std::int64_t more = bytesIn(instance.body);
      const std::int64_t all = declaredSharedBytes(unit_, instance.body) + more;
      if (all > mostSharedBytes) return Verdict::illegal({ReasonId::tilesTooLarge, {all, mostSharedBytes}}, place);
      bytes = std::max(bytes, more);
    }
    if (auto why = whyTilesTooLarge(study_, bytes, place, verdict)) return why;
    verdict.reasons.push_back({ReasonId::nextTileCopied, {bytes}, body_[copies_.loop.loop].keyword});
    return std::nullopt;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const TileCopies &copies_;
  std::vector<TileArray> out_;
};

/// What the threads of one execution of the kernel store for a tile.
class MeetingJudge {
public:
  MeetingJudge(KernelStudy &study, const TileCopies &copies, const KernelInstances &instances)
      : unit_(study.unit()), body_(study.kernel().body), copies_(copies), instances_(instances),
        context_(unit_, instances), region_(unit_, instances) {
    for (const CopiedElement &element : copies_.elements) {
      stores_.emplace_back();
      for (const std::size_t each : region_.accessesIn(body_[element.target].spelling.span))
        if (instances_.accesses[each].kind == AccessKind::write) stores_.back().push_back(each);
    }
  }

  /// Takes from memory that is not global.
  std::optional<Verdict> whyElsewhere(const BodyIndex &index) const {
    for (const CopiedElement &element : copies_.elements)
      for (const ExpressionId value : copiedElementsOf(index, element.value)) {
        const SourceSpan &place = body_[value].spelling.span;
        for (const std::size_t each : region_.accessesIn(place))
          if (const AccessInstance &load = instances_.accesses[each];
              load.span == place && load.space != MemorySpace::global)
            return Verdict::unknown({ReasonId::copyNotAsItStands, {unit_.textOf(place)}}, place);
      }
    return std::nullopt;
  }

  /// Two copies of one iteration.
  std::optional<Verdict> whyMet(std::vector<Reason> &assumptions) {
    const SourceSpan &iteration = body_[body_[copies_.loop.loop].children.front()].spelling.span;
    for (std::size_t one = 0; one < stores_.size(); ++one) {
      if (stores_[one].empty() && instances_.body == &body_) return refusal(one); // not followed
      for (std::size_t other = one + 1; other < stores_.size(); ++other)
        for (const std::size_t a : stores_[one])
          for (const std::size_t b : stores_[other])
            if (region_.whyNotApart(a, b, iteration, assumptions)) return refusal(other);
    }
    return std::nullopt;
  }

  /// One copy with itself, in a later iteration of a loop around it.
  std::optional<Verdict> whyMetAgain(const CarriedDependences &carried) const {
    for (std::size_t one = 0; one < stores_.size(); ++one) {
      const auto isOfIt = [&](std::size_t access) {
        return std::ranges::find(stores_[one], access) != stores_[one].end();
      };
      if (carried.limit && !copies_.elements[one].loops.empty()) return refusal(one);
      for (const dependence::CarriedDependence &each : carried.dependences)
        if (isOfIt(each.source) && isOfIt(each.sink)) return refusal(one);
    }
    return std::nullopt;
  }

  /// An element that is used and was perhaps not copied in this iteration: it is what an earlier one left in the array.
  std::optional<Verdict> whyLeftOver(const TileArray &array) {
    std::vector<const AccessInstance *> writes;
    for (const std::vector<std::size_t> &stores : stores_)
      for (const std::size_t each : stores)
        writes.push_back(&instances_.accesses[each]);
    for (const SourceSpan &use : array.uses) {
      bool isFollowed = instances_.body != &body_; // an instantiation may leave it out
      for (const AccessInstance &read : instances_.accesses) {
        if (!read.place.calls.empty() || read.span.file != use.file || read.span.begin != use.begin) continue;
        isFollowed = true;
        if (read.kind == AccessKind::write) continue;
        if (!dependence::isWrittenInIteration(context_, read, writes, loopsAround(read))) return leftOver(array, use);
      }
      if (!isFollowed) return leftOver(array, use);
    }
    return std::nullopt;
  }

private:
  /// The loop over tiles, and those around it.
  std::size_t loopsAround(const AccessInstance &access) const {
    std::size_t out = 0;
    for (const access::LoopInfo &loop : access.place.loops) {
      ++out;
      if ((*loop.body)[loop.loop].keyword == body_[copies_.loop.loop].keyword) break;
    }
    return out;
  }

  Verdict leftOver(const TileArray &array, const SourceSpan &use) const {
    return Verdict::unknown(
        {ReasonId::elementWrittenByEarlierIteration,
         {body_[array.variable].name, lineOf(unit_, body_[copies_.elements.front().target].spelling.span),
          lineOf(unit_, body_[copies_.loop.loop].keyword)}},
        use);
  }

  Verdict refusal(std::size_t element) const {
    const SourceSpan &place = body_[copies_.elements[element].target].spelling.span;
    return Verdict::unknown({ReasonId::copiesMayMeet, {unit_.textOf(place)}}, place);
  }

  const Unit &unit_;
  const Body &body_;
  const TileCopies &copies_;
  const KernelInstances &instances_;
  dependence::RelationContext context_;
  RegionOverlap region_;
  std::vector<std::vector<std::size_t>> stores_; ///< by element
};

} // namespace

std::expected<std::vector<TileArray>, Verdict> readTileArrays(KernelStudy &study, const TileCopies &copies,
                                                              Verdict &verdict) {
  return ArrayReader(study, copies).run(verdict);
}

std::optional<Verdict> whyTilesDiffer(KernelStudy &study, const TileCopies &copies,
                                      const std::vector<TileArray> &arrays, Verdict &verdict) {
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    const std::vector<KernelInstances> &all = study.instances(scope);
    for (std::size_t i = 0; i < all.size(); ++i) {
      MeetingJudge judge(study, copies, all[i]);
      if (auto why = judge.whyElsewhere(study.index())) return why;
      std::vector<Reason> assumptions;
      if (auto why = judge.whyMet(assumptions)) return why;
      for (const CopyLoop &loop : copies.loops) {
        if (!isSome(loop.loop.loop)) continue;
        const CarriedDependences &carried = study.carriedBy(loop.loop.loop, scope)[i];
        if (auto why = judge.whyMetAgain(carried)) return why;
        assumptions.insert(assumptions.end(), carried.assumptions.begin(), carried.assumptions.end());
      }
      for (const TileArray &array : arrays)
        if (auto why = judge.whyLeftOver(array)) return why;
      for (const Reason &assumption : assumptions)
        rests.assumeOnce(assumption, assumption.span);
    }
    return std::nullopt;
  });
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RegionOverlap.h"

#include "core/dependence/relations/Order.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/References.h"

namespace warpgrain::dependence {

using namespace access;

SourceSpan RegionOverlap::placeOf(std::size_t access) const {
  const AccessInstance &instance = instances_.accesses[access];
  if (instance.place.calls.empty()) return instance.span;
  const CallSite &call = instance.place.calls.front();
  return (*call.body)[call.call].spelling.span;
}

std::vector<std::size_t> RegionOverlap::accessesIn(const SourceSpan &region) const {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
    if (region.contains(placeOf(i))) out.push_back(i);
  return out;
}

std::optional<Reason> RegionOverlap::whyNotApart(std::size_t one, std::size_t other, const SourceSpan &region,
                                                 std::vector<Reason> &assumptions) {
  const AccessInstance &a = instances_.accesses[one];
  const AccessInstance &b = instances_.accesses[other];
  std::size_t depth = 0;
  const auto isAround = [&](const LoopInfo &loop) {
    if (loop.body != instances_.body) return false;
    const SourceSpan &span = (*loop.body)[loop.loop].spelling.span;
    return span != region && span.contains(region); // a region that is a loop runs all its iterations
  };
  while (depth < a.place.loops.size() && isAround(a.place.loops[depth]))
    ++depth;
  if (commonLoops(a.place, b.place) < depth) return std::nullopt; // the region runs anew in between
  if (!a.array || !b.array || !context_.isOneArray(*a.array, *b.array)) return whyArraysMeet(context_, a, b);
  for (const AccessInstance *access : {&a, &b})
    if (auto why = whyBaseUnknown(context_, *access)) return why;
  const auto first = a.byteOffset.asConstant();
  const auto second = b.byteOffset.asConstant();
  if (first && second && a.sizeBytes > 0 && b.sizeBytes > 0) {
    const bool meet = *first < *second + static_cast<std::int64_t>(b.sizeBytes) &&
                      *second < *first + static_cast<std::int64_t>(a.sizeBytes);
    if (!meet) return std::nullopt;
  }
  const auto areApart = [&](PairQuestion &question) {
    return question.neverMeetWithin(depth) && !context_.sets().isExhausted();
  };
  PairQuestion question(context_, a, b, ThreadRelation::sameThread);
  if (!areApart(question)) return ReasonId::mayBeSameElement;
  if (question.takenForGranted().empty()) return std::nullopt;
  PairQuestion strict(context_, a, b, ThreadRelation::sameThread, RowAssumptions::none, TakenForGranted::nothing);
  if (areApart(strict)) return std::nullopt;
  for (const Reason &assumption : question.takenForGranted())
    addOnce(assumptions, assumption);
  return std::nullopt;
}

} // namespace warpgrain::dependence

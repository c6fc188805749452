// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/CarriedDependences.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/References.h"

#include <vector>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;

namespace {

/// More pairs than this are not compared.
constexpr int mostQuestions = 1000;

} // namespace

std::optional<ThreadOverlap> overlapOfThreads(const model::Unit &unit, const KernelInstances &instances,
                                              const std::function<bool(const AccessInstance &)> &isChosen) {
  RelationContext context(unit, instances);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < instances.accesses.size(); ++i)
    if (isChosen(instances.accesses[i])) chosen.push_back(i);
  int questions = 0;
  for (std::size_t first = 0; first < chosen.size(); ++first)
    for (std::size_t second = first; second < chosen.size(); ++second) {
      const AccessInstance &a = instances.accesses[chosen[first]];
      const AccessInstance &b = instances.accesses[chosen[second]];
      if (a.kind == AccessKind::read && b.kind == AccessKind::read) continue;
      const ThreadOverlap overlap{.one = chosen[first], .other = chosen[second]};
      const bool isKnown = a.array && b.array && !whyBaseUnknown(context, a);
      if (!isKnown || ++questions > mostQuestions || context.sets().isExhausted()) return overlap;
      if (!PairQuestion(context, a, b, ThreadRelation::sameBlock).neverOverlap()) return overlap;
    }
  return std::nullopt;
}

} // namespace warpgrain::dependence

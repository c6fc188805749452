// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/unstaging/CopyLegality.h"

#include "core/dependence/relations/RelationContext.h"
#include "core/dependence/relations/WrittenBefore.h"
#include "core/model/Walk.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"

#include <algorithm>
#include <set>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::vector<const AccessInstance *> instancesAt(const KernelInstances &instances, const SourceSpan &span) {
  std::vector<const AccessInstance *> out;
  for (const AccessInstance &access : instances.accesses)
    if (access.place.calls.empty() && access.span == span) out.push_back(&access);
  return out;
}

/// How many loops around an access there are up to one of the kernel's own; none: outside of all loops.
std::size_t depthOf(const AccessInstance &access, const Body &body, StatementId loop) {
  for (std::size_t i = 0; isSome(loop) && i < access.place.loops.size(); ++i) {
    const access::LoopInfo &info = access.place.loops[i];
    if ((*info.body)[info.loop].keyword == body[loop].keyword) return i + 1;
  }
  return 0;
}

} // namespace

std::optional<Verdict> whyNotCopied(KernelStudy &study, const SharedCopy &copy, LaunchScope scope) {
  const Body &body = study.kernel().body;
  const Expression &assignment = body[body[copy.statement].expression];
  const SourceSpan &target = body[assignment.operands[0]].spelling.span;
  for (const KernelInstances &instances : study.instances(scope)) {
    if (const auto &limit = instances.limit) return Verdict::unknown(*limit, study.kernel().nameSpan);
    dependence::RelationContext context(study.unit(), instances);
    const std::vector<const AccessInstance *> writes = instancesAt(instances, target);
    for (const CopyRead &read : copy.reads) {
      const SourceSpan &place = body[read.use->access->expression].spelling.span;
      for (const AccessInstance *instance : instancesAt(instances, place))
        if (!isWrittenInIteration(context, *instance, writes, depthOf(*instance, body, read.loop)))
          return Verdict::unknown({ReasonId::copyMayNotHoldRead, {study.unit().textOf(place)}}, place);
    }
  }
  return std::nullopt;
}

std::optional<Verdict> whyCopiedChanges(KernelStudy &study, const SharedCopy &copy, Verdict &verdict) {
  const Body &body = study.kernel().body;
  const SourceSpan &place = body[copy.value].spelling.span;
  std::set<VariableId> pointers;
  for (const ExpressionId id : expressionsIn(body, copy.value))
    for (const Access *access : study.index().accessesAt(id)) {
      if (access->space == MemorySpace::constant && !access->isVolatile) continue;
      const bool isParameter = isSome(access->array) && std::ranges::find(study.kernel().parameters, access->array) !=
                                                            study.kernel().parameters.end();
      if (!isParameter || access->writes() || access->isVolatile)
        return Verdict::unknown({ReasonId::copiedNotOfParameter, {study.unit().textOf(body[id].spelling.span)}}, place);
      pointers.insert(access->array);
    }
  if (pointers.empty()) return Verdict::illegal({ReasonId::copiedNotOfParameter, {study.unit().textOf(place)}}, place);
  for (const VariableId pointer : pointers)
    if (auto why = whyNotReadOnly(study, pointer, verdict)) return why;
  return std::nullopt;
}

} // namespace warpgrain::transform

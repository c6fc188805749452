// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/CutAndFuse.h"

#include "core/dependence/relations/RegionOverlap.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/rewrite/InnerCode.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/UnnamedUse.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::CarriedDependences;
using dependence::Reason;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::Verdict;

namespace {

const std::vector<StatementId> &statementsOf(const Body &body, const CountingLoop &loop) {
  return body[body[loop.loop].children.front()].children;
}

void forbid(Cuts &cuts, std::size_t first, std::size_t last, const Verdict &why) {
  for (std::size_t i = first; i < last; ++i)
    if (!cuts[i]) cuts[i] = why;
}

/// Which statements of the body name a variable, or may use it without its name, in order.
std::vector<std::size_t> namingStatements(const BodyIndex &index, const CountingLoop &loop, VariableId variable) {
  const Body &body = index.body();
  const auto &statements = statementsOf(body, loop);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const auto uses = index.usesOf(variable);
    const bool named = std::ranges::any_of(
        uses, [&](const Use *use) { return isSome(use->statement) && isInside(body, use->statement, statements[i]); });
    const bool held = unnamedUseIn(index, variable, statements[i]).has_value();
    const bool declared = isSome(body[variable].statement) && isInside(body, body[variable].statement, statements[i]);
    if (named || held || declared) out.push_back(i);
  }
  return out;
}

std::optional<Verdict> whyTogether(const BodyIndex &index, const CountingLoop &loop, VariableId id,
                                   const std::vector<std::size_t> &naming) {
  const Body &body = index.body();
  const Unit &unit = index.unit();
  const Variable &variable = body[id];
  const auto &statements = statementsOf(body, loop);
  const bool isInner = isSome(variable.statement) && isInside(body, variable.statement, loop.loop);
  if (isInner) return Verdict::illegal({ReasonId::variableOfEachIteration, {variable.name}}, variable.nameSpan);
  if (!variable.isPerThread() || !isSome(variable.type)) return std::nullopt;
  const Type &type = unit[variable.type];
  const Use *written = nullptr;
  const bool isNamed = std::ranges::any_of(index.usesOf(id), [&](const Use *use) {
    return isSome(use->statement) && isInside(body, use->statement, loop.loop);
  });
  const bool isChanged = std::ranges::any_of(naming, [&](std::size_t i) {
    const auto unnamed = unnamedUseIn(index, id, statements[i]);
    return unnamed && unnamed->writes;
  });
  if (!isNamed && !isChanged) return std::nullopt;
  for (const Use *use : index.usesOf(id)) {
    if (use->kind == UseKind::escape && type.kind != TypeKind::array)
      return keptVerdict(body, *use, {ReasonId::addressKept, {variable.name}});
    if (use->writes() && isSome(use->statement) && isInside(body, use->statement, loop.loop)) written = use;
  }
  if (type.kind == TypeKind::reference)
    return Verdict::unknown({ReasonId::variableIsReference, {variable.name}}, variable.nameSpan);
  if (written == nullptr || type.kind == TypeKind::array) return std::nullopt;
  const bool isMadeAnew =
      std::ranges::all_of(naming, [&](std::size_t i) { return definesFirst(index, statements[i], id); });
  if (isMadeAnew) return std::nullopt;
  const SourceSpan &place = body[written->expression].spelling.span;
  return Verdict::illegal({ReasonId::valueCarriedBetweenStatements, {variable.name, lineText(unit, place)}}, place);
}

/// The statement of the body that a piece of the text is in.
std::optional<std::size_t> statementAt(const Body &body, const CountingLoop &loop, const SourceSpan &place) {
  const auto &statements = statementsOf(body, loop);
  for (std::size_t i = 0; i < statements.size(); ++i)
    if (body[statements[i]].spelling.span.contains(place)) return i;
  return std::nullopt;
}

Verdict reasonOf(const Unit &unit, const access::KernelInstances &instances, const CarriedDependence &dependence) {
  const auto textOf = [&](std::size_t access) {
    const SourceSpan &span = instances.accesses[access].span;
    return std::string(unit.textOf(span)) + " (" + lineText(unit, span) + ")";
  };
  const SourceSpan &place = instances.accesses[dependence.sink].span;
  const Reason what(ReasonId::usesWhatWasUsedBefore, {textOf(dependence.sink), textOf(dependence.source)});
  if (!dependence.obscurity) return Verdict::illegal({ReasonId::orderTurnedInTwoLoops, {what}}, place);
  return Verdict::unknown({ReasonId::orderMayTurnInTwoLoops, {what, *dependence.obscurity}}, place);
}

} // namespace

Cuts cutsByRegisters(const BodyIndex &index, const CountingLoop &loop) {
  const Body &body = index.body();
  const auto &statements = statementsOf(body, loop);
  Cuts cuts(statements.size() - 1);
  for (std::size_t i = 0; i < statements.size(); ++i)
    if (declaresType(index.unit(), body, statements[i]))
      forbid(cuts, i, cuts.size(), Verdict::unknown(ReasonId::typeDeclaredHere, body[statements[i]].spelling.span));
  for (std::size_t i = 0; i < body.variables.size(); ++i) {
    const VariableId id{static_cast<std::uint32_t>(i)};
    if (id == loop.counter) continue;
    const auto naming = namingStatements(index, loop, id);
    if (naming.empty() || naming.front() == naming.back()) continue;
    if (const auto why = whyTogether(index, loop, id, naming)) forbid(cuts, naming.front(), naming.back(), *why);
  }
  return cuts;
}

void cutByMemory(KernelStudy &study, const CountingLoop &loop, LaunchScope scope, Cuts &cuts, Verdict &verdict) {
  const Body &body = study.kernel().body;
  const SourceSpan &place = body[loop.loop].keyword;
  const auto &found = study.carriedBy(loop.loop, scope);
  for (std::size_t each = 0; each < found.size(); ++each) {
    const access::KernelInstances &instances = study.instances(scope)[each];
    const RegionOverlap places(study.unit(), instances);
    if (const auto &limit = found[each].limit) forbid(cuts, 0, cuts.size(), Verdict::unknown(*limit, place));
    for (const CarriedDependence &dependence : found[each].dependences) {
      const auto source = statementAt(body, loop, places.placeOf(dependence.source));
      const auto sink = statementAt(body, loop, places.placeOf(dependence.sink));
      if (source && sink && *sink >= *source) continue; // still done in that order
      const Verdict why = reasonOf(study.unit(), instances, dependence);
      if (source && sink)
        forbid(cuts, *sink, *source, why);
      else
        forbid(cuts, 0, cuts.size(), why); // in the header
    }
    for (const Reason &assumption : found[each].assumptions)
      verdict.assumeOnce(assumption, place);
  }
}

namespace {

std::string textOf(const Unit &unit, const access::KernelInstances &instances, std::size_t access) {
  const SourceSpan &span = instances.accesses[access].span;
  return std::string(unit.textOf(span)) + " (" + lineText(unit, span) + ")";
}

Verdict refusalOf(const Unit &unit, const access::KernelInstances &instances, const CarriedDependence &dependence) {
  const Reason meets(ReasonId::usesWhatLaterUsed,
                     {textOf(unit, instances, dependence.sink), textOf(unit, instances, dependence.source)});
  const SourceSpan &place = instances.accesses[dependence.sink].span;
  if (!dependence.obscurity) return Verdict::illegal({ReasonId::orderTurnedInOneLoop, {meets}}, place);
  return Verdict::unknown({ReasonId::orderMayTurnInOneLoop, {meets, *dependence.obscurity}}, place);
}

} // namespace

std::optional<Verdict> whyNotFusedByMemory(KernelStudy &study, StatementId first, StatementId second,
                                           Verdict &verdict) {
  const Body &body = study.kernel().body;
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    for (const access::KernelInstances &instances : study.instances(scope)) {
      const CarriedDependences found =
          dependence::dependencesAgainstFusing(study.unit(), instances, body[first].keyword, body[second].keyword);
      if (found.limit) return Verdict::unknown(*found.limit, body[first].keyword);
      if (!found.dependences.empty()) return refusalOf(study.unit(), instances, found.dependences.front());
      for (const Reason &assumption : found.assumptions)
        rests.assumeOnce(assumption, body[first].keyword);
    }
    return std::nullopt;
  });
}

} // namespace warpgrain::transform

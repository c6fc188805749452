// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/arrays/PrivateElements.h"

#include "core/dependence/relations/AnalysisReasons.h"
#include "core/dependence/relations/CarriedDependences.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/memory/arrays/NamedAccess.h"
#include "core/steps/registers/Certainty.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/sync/UnreadAxes.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The block that declares an array.
StatementId homeOf(const Body &body, const OwnArray &array) {
  return body[body[array.variable].statement].parent;
}

/// The block in which an array keeps its values: that of its declaration; of a shared one, the whole kernel, also where
/// a loop declares it.
StatementId lifetimeOf(const Body &body, const OwnArray &array) {
  return array.isShared ? body.root : homeOf(body, array);
}

class IdleFinder {
public:
  IdleFinder(KernelStudy &study, const OwnArray &array, StatementId region)
      : index_(study.index()), body_(index_.body()), array_(array), name_(body_[array.variable].name), region_(region) {
  }

  std::expected<IdleDimensions, Verdict> run() {
    IdleDimensions out{.region = region_, .dimensions = {}};
    for (std::size_t d = 0; d < array_.extents.size(); ++d)
      if (stays(d)) out.dimensions.push_back(d);
    if (!out.dimensions.empty()) return out;
    return std::unexpected(*why_);
  }

private:
  bool stays(std::size_t dimension) {
    const ExpressionId first = array_.uses.front().subscripts[dimension].subscript;
    for (const ElementUse &use : array_.uses) {
      const Brackets &other = use.subscripts[dimension];
      if (areAlike(body_, first, other.subscript)) continue;
      refuse({ReasonId::subscriptsDiffer, {name_, textOfBoth(first, other.subscript)}}, other.span);
      return false;
    }
    return std::ranges::all_of(expressionsIn(body_, first), [&](ExpressionId part) { return isFixed(part); });
  }

  std::string textOf(ExpressionId id) const { return std::string(index_.unit().textOf(body_[id].spelling.span)); }

  /// Returns the texts of two expressions, with their lines if the texts are equal.
  Reason textOfBoth(ExpressionId one, ExpressionId other) const {
    if (textOf(one) != textOf(other)) return {ReasonId::oneAndOther, {textOf(one), textOf(other)}};
    const auto placeOf = [this](ExpressionId id) { return lineText(index_.unit(), body_[id].spelling.span); };
    return {ReasonId::oneInAndOtherIn, {textOf(one), placeOf(one), textOf(other), placeOf(other)}};
  }

  void refuse(const Reason &why, const SourceSpan &where) {
    if (!why_) why_ = Verdict::unknown(why, where);
  }

  /// Gives the same whenever it is computed while the region runs once.
  bool isFixed(ExpressionId id) {
    const Expression &e = body_[id];
    const bool steps = e.op == Operator::increment || e.op == Operator::decrement;
    const bool isArithmetic = e.kind == ExpressionKind::literal || e.kind == ExpressionKind::builtinIndex ||
                              e.kind == ExpressionKind::cast || e.kind == ExpressionKind::binary ||
                              (e.kind == ExpressionKind::unary && !steps);
    if (e.kind == ExpressionKind::variable && index_.accessAt(id) == nullptr) return isFixed(e.variable, id);
    if (isArithmetic && index_.accessAt(id) == nullptr) return true;
    refuse({ReasonId::subscriptNotOfRegisters, {textOf(id), name_}}, e.spelling.span);
    return false;
  }

  bool isFixed(VariableId id, ExpressionId where) {
    const Variable &variable = body_[id];
    const bool isIn = isSome(variable.statement) && isInside(body_, variable.statement, region_);
    bool changes =
        isIn && body_[variable.statement].parent != region_; // in a block or a loop inside: another each time
    for (const Use *use : index_.usesOf(id)) {
      changes |= use->kind == UseKind::escape;
      changes |= use->writes() && (isIn || isInside(body_, use->statement, region_));
    }
    if (isSome(variable.type)) {
      const Type &type = index_.unit()[variable.type];
      changes |= type.kind == TypeKind::reference || type.isVolatile;
    }
    if (changes) refuse({ReasonId::subscriptChanges, {variable.name, name_}}, body_[where].spelling.span);
    return !changes;
  }

  const BodyIndex &index_;
  const Body &body_;
  const OwnArray &array_;
  const std::string &name_;
  StatementId region_;
  std::optional<Verdict> why_;
};

/// True if the first use of the array is an assignment that every run of the region executes. Every value that is
/// read was then written in the same run.
bool beginsWithWrite(const BodyIndex &index, const OwnArray &array, StatementId region) {
  const Body &body = index.body();
  const auto begin = [&](const ElementUse &use) { return body[use.access->expression].spelling.span.begin; };
  const ElementUse &first = *std::ranges::min_element(array.uses, {}, begin);
  const StatementId statement = first.access->statement;
  if (first.access->kind != AccessKind::write || body[statement].kind != StatementKind::expression) return false;
  const Expression &assign = body[body[statement].expression];
  const bool isPlain = assign.kind == ExpressionKind::assign && assign.op == Operator::none &&
                       assign.operands[0] == first.access->expression;
  const bool isAlone = std::ranges::none_of(
      array.uses, [&](const ElementUse &use) { return &use != &first && use.access->statement == statement; });
  const ExpressionId target = assign.operands.empty() ? none<ExpressionId> : assign.operands[0];
  if (!isPlain || !isAlone || body[target].kind != ExpressionKind::subscript) return false;
  const Certainty certainty = certaintyOf(index, target, region);
  return certainty.isCertain && certainty.loops.empty();
}

} // namespace

std::vector<StatementId> regionsOf(KernelStudy &study, const OwnArray &array) {
  const Body &body = study.kernel().body;
  const auto holdsAll = [&](StatementId candidate) {
    return std::ranges::all_of(array.uses,
                               [&](const ElementUse &use) { return isInside(body, use.access->statement, candidate); });
  };
  std::vector<StatementId> out;
  const StatementId home = homeOf(body, array);
  for (StatementId at = array.uses.front().access->statement; at != home; at = body[at].parent) {
    const StatementId parent = body[at].parent;
    const bool isBody = body[parent].isLoop() && body[parent].children.front() == at;
    if (isBody && holdsAll(at)) out.push_back(at);
  }
  out.push_back(home);
  return out;
}

std::expected<IdleDimensions, Verdict> findIdleDimensions(KernelStudy &study, const OwnArray &array,
                                                          StatementId region) {
  return IdleFinder(study, array, region).run();
}

std::optional<Verdict> whyValuesAreKept(KernelStudy &study, const OwnArray &array, const IdleDimensions &idle,
                                        Verdict &verdict) {
  const Body &body = study.kernel().body;
  const StatementId lifetime = lifetimeOf(body, array);
  const bool isWhole = idle.dimensions.size() == array.extents.size();
  if (idle.region == lifetime || (isWhole && beginsWithWrite(study.index(), array, idle.region))) return std::nullopt;
  const auto judge = [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    for (StatementId loop = body[idle.region].parent; loop != lifetime; loop = body[loop].parent) {
      if (!body[loop].isLoop()) continue;
      const auto &carried = study.carriedBy(loop, scope);
      for (std::size_t each = 0; each < carried.size(); ++each) {
        const KernelInstances &instances = study.instances(scope)[each];
        if (const auto &limit = carried[each].limit) return Verdict::unknown(*limit, body[loop].keyword);
        for (const dependence::CarriedDependence &found : carried[each].dependences) {
          const AccessInstance &source = instances.accesses[found.source];
          const AccessInstance &sink = instances.accesses[found.sink];
          const bool isFlow = source.kind != AccessKind::read && sink.kind != AccessKind::write;
          if (!isFlow || !isThrough(instances, source, body[array.variable].nameSpan)) continue;
          return Verdict::unknown({ReasonId::elementWrittenByEarlierIteration,
                                   {body[array.variable].name, lineOf(study.unit(), source.span),
                                    lineOf(study.unit(), body[loop].keyword)}},
                                  sink.span);
        }
        for (const Reason &assumption : carried[each].assumptions)
          assumeOnce(study, rests, assumption);
      }
    }
    return std::nullopt;
  };
  return judgedForLaunches(study, verdict, judge);
}

std::optional<Verdict> whyNotPrivate(KernelStudy &study, const OwnArray &array, Verdict &verdict) {
  const Body &body = study.kernel().body;
  const auto judge = [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    for (const KernelInstances &instances : study.instances(scope)) {
      if (const auto &limit = instances.limit) return Verdict::unknown(*limit, study.kernel().nameSpan);
      const auto isOwn = [&](const AccessInstance &access) {
        return isThrough(instances, access, body[array.variable].nameSpan);
      };
      if (const auto meeting = dependence::overlapOfThreads(study.unit(), instances, isOwn)) {
        const SourceSpan &one = instances.accesses[meeting->one].span;
        const SourceSpan &other = instances.accesses[meeting->other].span;
        return Verdict::unknown({ReasonId::elementOfTwoThreads,
                                 {body[array.variable].name, study.unit().textOf(one), study.unit().textOf(other),
                                  lineOf(study.unit(), other)}},
                                one);
      }
      if (auto why = whySeveralThreads(study, instances, rests)) return why;
    }
    return std::nullopt;
  };
  return judgedForLaunches(study, verdict, judge);
}

} // namespace warpgrain::transform

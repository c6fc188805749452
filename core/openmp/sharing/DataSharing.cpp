// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/sharing/DataSharing.h"

#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

bool lists(const Clause &clause, VariableId variable) {
  return std::ranges::find(clause.variables, variable) != clause.variables.end();
}

/// What the clauses of a directive say; a variable may be both firstprivate and lastprivate.
std::optional<SharedVariable> byClauses(const Directive &directive, VariableId variable) {
  std::optional<SharedVariable> out;
  const auto set = [&](Sharing sharing) {
    const bool isBoth = out && ((out->sharing == Sharing::firstPrivate && sharing == Sharing::lastPrivate) ||
                                (out->sharing == Sharing::lastPrivate && sharing == Sharing::firstPrivate));
    out = {.variable = variable,
           .sharing = isBoth ? Sharing::firstAndLastPrivate : sharing,
           .rule = SharingRule::clause,
           .operation = {}};
  };
  for (const Clause &clause : directive.clauses) {
    if (!lists(clause, variable)) continue;
    if (clause.kind == ClauseKind::isPrivate) set(Sharing::isPrivate);
    if (clause.kind == ClauseKind::firstPrivate) set(Sharing::firstPrivate);
    if (clause.kind == ClauseKind::lastPrivate) set(Sharing::lastPrivate);
    if (clause.kind == ClauseKind::shared || (clause.kind == ClauseKind::map && !out)) set(Sharing::shared);
    if (clause.kind == ClauseKind::linear) set(Sharing::linear);
    if (clause.kind == ClauseKind::reduction) {
      set(Sharing::reduction);
      out->operation = clause.word;
      const auto section = std::ranges::find(clause.sections, variable, &Section::variable);
      if (section != clause.sections.end()) out->section = *section;
    }
  }
  return out;
}

bool countsLoop(const Directive &directive, VariableId variable) {
  return std::ranges::any_of(directive.loops,
                             [&](const CountedLoop &loop) { return loop.isCanonical && loop.counter == variable; });
}

} // namespace

std::string_view nameOf(Sharing sharing) {
  switch (sharing) {
  case Sharing::shared:
    return "shared";
  case Sharing::isPrivate:
    return "private";
  case Sharing::firstPrivate:
    return "firstprivate";
  case Sharing::lastPrivate:
    return "lastprivate";
  case Sharing::firstAndLastPrivate:
    return "firstprivate lastprivate";
  case Sharing::reduction:
    return "reduction";
  case Sharing::threadPrivate:
    return "threadprivate";
  case Sharing::linear:
    return "linear";
  }
  return "shared";
}

std::string_view sentenceOf(SharingRule rule) {
  switch (rule) {
  case SharingRule::threadPrivateDirective:
    return "listed in a threadprivate directive";
  case SharingRule::declaredInside:
    return "declared in the construct";
  case SharingRule::staticInside:
    return "static, declared in the construct";
  case SharingRule::loopCounter:
    return "counts a loop that is shared out";
  case SharingRule::clause:
    return "listed in a clause";
  case SharingRule::defaultClause:
    return "by the default clause";
  case SharingRule::targetNumber:
    return "a number in a target construct, listed nowhere";
  case SharingRule::enclosing:
    return "as in the enclosing region";
  case SharingRule::ofCalledFunction:
    return "of a function that the region calls";
  case SharingRule::implicitlyShared:
    return "listed nowhere";
  }
  return "listed nowhere";
}

std::optional<SharedVariable> sharingByDirective(const Program &program, const Statement &directive,
                                                 VariableId variable) {
  const auto as = [&](Sharing sharing, SharingRule rule) {
    return SharedVariable{.variable = variable, .sharing = sharing, .rule = rule, .operation = {}};
  };
  const Variable &described = program[variable];
  if (described.isThreadPrivate) return as(Sharing::threadPrivate, SharingRule::threadPrivateDirective);
  if (declares(directive, variable))
    return described.storage == Storage::staticLocal ? as(Sharing::shared, SharingRule::staticInside)
                                                     : as(Sharing::isPrivate, SharingRule::declaredInside);
  if (auto listed = byClauses(*directive.directive, variable)) return listed;
  if (countsLoop(*directive.directive, variable)) return as(Sharing::isPrivate, SharingRule::loopCounter);
  return std::nullopt;
}

/// Each thread that calls a function has its parameters and automatic variables (OpenMP 5.2, section 5.1.2).
static SharedVariable sharingInFunction(const Program &program, VariableId variable) {
  SharedVariable out{.variable = variable, .sharing = Sharing::shared, .rule = {}, .operation = {}};
  out.rule = SharingRule::implicitlyShared;
  const Variable &described = program[variable];
  if (described.isThreadPrivate) {
    out.sharing = Sharing::threadPrivate;
    out.rule = SharingRule::threadPrivateDirective;
  } else if (described.storage == Storage::local || described.storage == Storage::parameter) {
    out.sharing = described.storage == Storage::local ? Sharing::isPrivate : Sharing::firstPrivate;
    out.rule = SharingRule::ofCalledFunction;
  }
  return out;
}

SharedVariable sharingInRegion(const Program &program, const Statement &region, VariableId variable) {
  if (!region.directive) return sharingInFunction(program, variable);
  if (auto said = sharingByDirective(program, region, variable)) return *said;
  SharedVariable out{.variable = variable, .sharing = Sharing::shared, .rule = {}, .operation = {}};
  const Clause *byDefault = region.directive->find(ClauseKind::defaultSharing);
  out.rule = byDefault != nullptr ? SharingRule::defaultClause : SharingRule::implicitlyShared;
  const bool mapsNumbers =
      std::ranges::any_of(region.directive->clauses, [](const Clause &clause) { return clause.name == "defaultmap"; });
  if (region.directive->isTarget && program[variable].shape == Shape::number && !mapsNumbers &&
      program[variable].storage != Storage::member) {
    out.sharing = Sharing::firstPrivate;
    out.rule = SharingRule::targetNumber;
    return out;
  }
  const bool isAutomatic =
      program[variable].storage == Storage::local || program[variable].storage == Storage::parameter;
  if (byDefault != nullptr && byDefault->word == "private" && isAutomatic) out.sharing = Sharing::isPrivate;
  if (byDefault != nullptr && byDefault->word == "firstprivate" && isAutomatic) out.sharing = Sharing::firstPrivate;
  return out;
}

SharedVariable sharingInLoop(const Program &program, const Statement &region, const Statement &loop,
                             VariableId variable) {
  if (&region != &loop)
    if (auto said = sharingByDirective(program, loop, variable)) return *said;
  SharedVariable out = sharingInRegion(program, region, variable);
  if (&region != &loop && out.rule == SharingRule::implicitlyShared) out.rule = SharingRule::enclosing;
  return out;
}

std::vector<SharedVariable> dataSharing(const Program &program, const Statement &region) {
  std::vector<SharedVariable> out;
  std::set<VariableId> seen;
  const auto add = [&](VariableId variable, const Statement &construct) {
    if (!seen.insert(variable).second) return;
    out.push_back(sharingInLoop(program, region, construct, variable));
  };
  const auto addAll = [&](const auto &self, const Statement &statement, const Statement &construct) -> void {
    const Statement &inner = isSharedLoop(statement) ? statement : construct;
    for (const Access &access : statement.head)
      add(access.variable, inner);
    for (const Access &access : statement.tail)
      add(access.variable, inner);
    for (const Statement &child : statement.children)
      self(self, child, inner);
  };
  addAll(addAll, region, region);
  return out;
}

} // namespace warpgrain::openmp

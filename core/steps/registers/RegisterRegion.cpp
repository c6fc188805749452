// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/RegisterRegion.h"

#include "core/base/Tokens.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/registers/Borders.h"
#include "core/steps/registers/Certainty.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::Reason;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::Verdict;

namespace {

bool holds(const Body &body, StatementId statement, const Access &access) {
  return isInside(body, access.statement, statement);
}

} // namespace

SourceSpan RegisterRegion::spanIn(const Body &body) const {
  const SourceSpan &begin = body[first].spelling.span;
  return {.file = begin.file, .begin = begin.begin, .end = body[last].spelling.span.end};
}

RegionFinder::RegionFinder(KernelStudy &study) : study_(study), index_(study.index()), body_(index_.body()) {
  for (const access::KernelInstances &instances : study.instances(LaunchScope::any))
    meetings_.push_back(std::make_unique<RegionOverlap>(study.unit(), instances));
  statements_.resize(body_.statements.size());
  variables_.resize(body_.variables.size());
}

std::vector<RegisterRegion> RegionFinder::find(const Element &element, std::optional<Verdict> &refusal) {
  std::vector<RegisterRegion> out;
  border_.reset();
  findIn(body_[body_.root].children, element, out, refusal);
  if (!refusal) refusal = border_;
  return out;
}

/// Runs of statements that the element passes through unharmed, from the first that names it to the last; then what is
/// inside the others.
void RegionFinder::findIn(const std::vector<StatementId> &block, const Element &element,
                          std::vector<RegisterRegion> &out, std::optional<Verdict> &refusal) {
  std::vector<StatementId> run;
  const auto finish = [&] {
    const auto names = [&](StatementId s) {
      return std::ranges::any_of(element.accesses, [&](const Access *a) { return holds(body_, s, *a); });
    };
    while (!run.empty() && !names(run.back()))
      run.pop_back();
    run.erase(run.begin(), std::ranges::find_if(run, names));
    if (run.empty()) return;
    if (auto region = regionOf(run, element, refusal))
      out.push_back(*std::move(region));
    else
      for (const StatementId statement : run)
        findBelow(statement, element, out, refusal);
    run.clear();
  };
  for (const StatementId statement : block) {
    const auto why = whyNotPassed(statement, element);
    if (!why) {
      run.push_back(statement);
      continue;
    }
    finish();
    findBelow(statement, element, out, refusal); // what is found further inside says more
    if (isBetweenUses(statement, element) && !border_) border_ = why;
  }
  finish();
}

/// True if the statement's block names the element before the statement and after it. Both hold inside of a loop.
bool RegionFinder::isBetweenUses(StatementId statement, const Element &element) const {
  const SourceSpan &span = body_[statement].spelling.span;
  const SourceSpan &block = body_[body_[statement].parent].spelling.span;
  bool before = false;
  bool after = false;
  for (const Access *access : element.accesses) {
    const SourceSpan &place = body_[access->expression].spelling.span;
    if (!block.contains(place)) continue;
    before = before || place.begin < span.end;
    after = after || place.begin >= span.end || (body_[statement].isLoop() && span.contains(place));
  }
  return before && after;
}

void RegionFinder::findBelow(StatementId statement, const Element &element, std::vector<RegisterRegion> &out,
                             std::optional<Verdict> &refusal) {
  const Statement &s = body_[statement];
  if (s.kind == StatementKind::switchCase) return; // a label may lead past what is declared in it
  if (s.kind == StatementKind::compound) return findIn(s.children, element, out, refusal);
  if (s.kind == StatementKind::forLoop && body_[s.children.front()].kind != StatementKind::compound)
    return findIn(s.children, element, out, refusal); // a block once it has braces
  for (const StatementId child : s.children)
    findBelow(child, element, out, refusal);
}

/// A person's element is looked for in each statement, and a long kernel has thousands of both.
const RegionFinder::StatementFacts &RegionFinder::factsOf(StatementId statement) {
  auto &known = statements_[static_cast<std::size_t>(statement)];
  if (known) return *known;
  known.emplace();
  const Effects effects = study_.effects().ofStatement(index_, statement);
  if (const auto border = borderIn(effects)) {
    known->border = effects.place(*border).what;
    known->place = effects.place(*border).span;
    return *known;
  }
  for (const StatementId id : statementsIn(body_, statement)) {
    const StatementKind kind = body_[id].kind;
    const bool jumps = kind == StatementKind::breakOut || kind == StatementKind::continueNext;
    const bool leaves = kind == StatementKind::returnFrom || kind == StatementKind::caseLabel ||
                        kind == StatementKind::label || kind == StatementKind::gotoLabel ||
                        (jumps && !isInside(body_, jumpTarget(body_, id), statement));
    if (leaves && !(kind == StatementKind::caseLabel && body_[statement].kind != StatementKind::caseLabel)) {
      known->leaves = body_[id].keyword;
      return *known;
    }
    for (const VariableId v : body_[id].variables)
      if (isSome(body_[v].type) && study_.unit()[body_[v].type].kind == TypeKind::reference) {
        known->why = Verdict::unknown({ReasonId::variableIsReference, {body_[v].name}}, body_[v].nameSpan);
        return *known;
      }
    if (body_[id].spelling.origin != SpellingOrigin::file) {
      known->why =
          Verdict::unknown({ReasonId::macroWritesStatement, {body_[id].spelling.macro}}, body_[id].spelling.span);
      return *known;
    }
  }
  return *known;
}

const RegionFinder::VariableFacts &RegionFinder::factsOf(VariableId v) {
  auto &known = variables_[static_cast<std::size_t>(v)];
  if (known) return *known;
  known.emplace();
  for (const Use *use : index_.usesOf(v)) {
    const bool isMemory = index_.accessAt(use->expression) != nullptr || use->isPartial;
    if (use->kind == UseKind::escape && body_[v].isPerThread() && !isMemory && isSome(body_[v].type) &&
        study_.unit()[body_[v].type].kind != TypeKind::array) {
      known->escapes = true; // whatever is behind it does not matter
      return *known;
    }
    if (isSome(use->statement) && use->writes() && !use->isPartial) known->writes.push_back(use->statement);
  }
  return *known;
}

std::optional<Verdict> RegionFinder::whyNotPassed(StatementId statement, const Element &element) {
  const SourceSpan &place = body_[statement].keyword;
  const StatementFacts &facts = factsOf(statement);
  if (facts.border) return Verdict::unknown({ReasonId::standsBetweenUses, {*facts.border, element.text}}, facts.place);
  for (const VariableId v : element.variables) {
    if (isSome(body_[v].statement) && isInside(body_, body_[v].statement, statement))
      return Verdict::unknown({ReasonId::elementFoundByInnerVariable, {element.text, body_[v].name}},
                              body_[v].nameSpan);
    const VariableFacts &variable = factsOf(v);
    if (std::ranges::any_of(variable.writes, [&](StatementId write) { return isInside(body_, write, statement); }))
      return Verdict::unknown({ReasonId::elementChangesBetween, {body_[v].name, element.text}}, place);
    if (variable.escapes) return Verdict::unknown({ReasonId::addressMayBeKept, {body_[v].name}}, place);
  }
  if (facts.leaves) return Verdict::unknown({ReasonId::threadMayLeaveRegion, {element.text}}, *facts.leaves);
  return facts.why;
}

std::optional<RegisterRegion> RegionFinder::regionOf(const std::vector<StatementId> &statements, const Element &element,
                                                     std::optional<Verdict> &refusal) {
  RegisterRegion region{.first = statements.front(), .last = statements.back()};
  for (const Access *access : element.accesses)
    if (std::ranges::any_of(statements, [&](StatementId s) { return holds(body_, s, *access); })) {
      region.accesses.push_back(access);
      region.isWritten = region.isWritten || access->writes();
    }
  const Statement &first = body_[region.first];
  const Access &begin = *region.accesses.front();
  region.beginsWithStore = first.kind == StatementKind::expression && begin.kind == AccessKind::write &&
                           begin.statement == region.first && body_[first.expression].kind == ExpressionKind::assign &&
                           body_[first.expression].op == Operator::none &&
                           body_[first.expression].operands[0] == begin.expression &&
                           body_[begin.expression].spelling.span.begin == first.spelling.span.begin &&
                           (region.accesses.size() == 1 || region.accesses[1]->statement != region.first);
  if (!gains(region)) return std::nullopt;
  auto why = whyNotAsWritten(region, element);
  if (!why) why = whyNotCertain(region, element);
  if (!why) why = whyNotApart(region, element);
  if (!why) return region;
  if (!refusal) refusal = std::move(why);
  return std::nullopt;
}

std::optional<Verdict> RegionFinder::whyNotAsWritten(const RegisterRegion &region, const Element &element) const {
  const SourceSpan span = region.spanIn(body_);
  const std::string_view text = study_.unit().textOf(span);
  for (const Token &token : tokenize(text))
    if (token.kind == TokenKind::directive && textOf(text, token).find("unroll") == std::string_view::npos)
      return Verdict::unknown(
          {ReasonId::preprocessorLineBetweenUses, {element.text}},
          SourceSpan{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end});
  return std::nullopt;
}

/// Loads and stores that are left out: in a loop, or more of them than the one at the begin and the one at the end.
bool RegionFinder::gains(const RegisterRegion &region) const {
  int uses = 0;
  for (const Access *access : region.accesses) {
    const StatementId loop = enclosingLoop(body_, access->statement);
    const bool isOwnHeader = body_[access->statement].isLoop();
    const bool repeats = isOwnHeader || (isSome(loop) && isInside(body_, loop, region.first)) ||
                         (isSome(loop) && body_[loop].parent == body_[region.first].parent);
    if (repeats) return true;
    uses += access->kind == AccessKind::readWrite ? 2 : 1;
  }
  const int left = (region.beginsWithStore ? 0 : 1) + (region.isWritten ? 1 : 0);
  return uses > left;
}

/// The element must be loaded, and stored where it is written, whenever the region runs: else memory would be touched
/// that was not touched before.
std::optional<Verdict> RegionFinder::whyNotCertain(RegisterRegion &region, const Element &element) {
  const auto best = [&](bool writing) -> std::optional<Certainty> {
    std::optional<Certainty> found;
    for (const Access *access : region.accesses) {
      if (writing && !access->writes()) continue;
      StatementId within = access->statement;
      while (body_[within].parent != body_[region.first].parent)
        within = body_[within].parent;
      const Certainty own = certaintyOf(index_, access->expression, within);
      if (own.isCertain && (!found || own.loops.size() < found->loops.size())) found = own;
    }
    return found;
  };
  for (const bool writing : {false, true}) {
    if (writing ? !region.isWritten : region.beginsWithStore) continue;
    const auto found = best(writing);
    const SourceSpan &place = body_[region.accesses.front()->expression].spelling.span;
    if (!found)
      return Verdict::unknown({writing ? ReasonId::writtenConditionally : ReasonId::usedConditionally, {element.text}},
                              place);
    for (const StatementId loop : found->loops) {
      addOnce(region.assumptions, {region.isWritten ? ReasonId::loopGoesRoundOrStored : ReasonId::loopGoesRoundOrLoaded,
                                   {lineText(study_.unit(), body_[loop].keyword), element.text},
                                   body_[loop].keyword});
    }
  }
  return std::nullopt;
}

std::optional<Verdict> RegionFinder::whyNotApart(const Access &one, const Access &other, const SourceSpan &once,
                                                 std::vector<Reason> &assumptions) {
  const SourceSpan &first = body_[one.expression].spelling.span;
  const SourceSpan &second = body_[other.expression].spelling.span;
  for (std::size_t each = 0; each < meetings_.size(); ++each) {
    const access::KernelInstances &instances = study_.instances(LaunchScope::any)[each];
    if (const auto &limit = instances.limit) return Verdict::unknown(*limit, study_.kernel().nameSpan);
    const std::vector<std::size_t> inside = meetings_[each]->accessesIn(once);
    for (const std::size_t a : inside)
      for (const std::size_t b : inside) {
        if (instances.accesses[a].span != first || instances.accesses[b].span != second) continue;
        if (const auto why = meetings_[each]->whyNotApart(a, b, once, assumptions))
          return Verdict::unknown(
              {ReasonId::elementsMayMeet,
               {study_.unit().textOf(first), study_.unit().textOf(second), lineText(study_.unit(), second), *why}},
              second);
      }
  }
  return std::nullopt;
}

std::optional<Verdict> RegionFinder::whyNotApart(RegisterRegion &region, const Element &element) {
  const SourceSpan span = region.spanIn(body_);
  const auto isOwn = [&](const SourceSpan &place) {
    return std::ranges::any_of(region.accesses,
                               [&](const Access *a) { return body_[a->expression].spelling.span == place; });
  };
  for (std::size_t each = 0; each < meetings_.size(); ++each) {
    const access::KernelInstances &instances = study_.instances(LaunchScope::any)[each];
    RegionOverlap &meeting = *meetings_[each];
    if (const auto &limit = instances.limit) return Verdict::unknown(*limit, study_.kernel().nameSpan);
    std::vector<std::size_t> own;
    std::vector<std::size_t> others;
    for (const std::size_t access : meeting.accessesIn(span))
      (instances.accesses[access].place.calls.empty() && isOwn(instances.accesses[access].span) ? own : others)
          .push_back(access);
    if (own.empty() && instances.instance.empty())
      return Verdict::unknown({ReasonId::accessNotFollowed, {element.text}},
                              body_[region.accesses.front()->expression].spelling.span);
    for (const std::size_t other : others) {
      if (instances.accesses[other].kind == AccessKind::read && !region.isWritten) continue;
      for (const std::size_t one : own)
        if (const auto why = meeting.whyNotApart(one, other, span, region.assumptions))
          return Verdict::unknown({ReasonId::elementsMayMeet,
                                   {element.text, study_.unit().textOf(instances.accesses[other].span),
                                    lineText(study_.unit(), instances.accesses[other].span), *why}},
                                  instances.accesses[other].span);
    }
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

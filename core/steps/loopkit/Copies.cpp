// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/Copies.h"

#include "core/base/Tokens.h"
#include "core/dependence/effects/InstanceCode.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "core/model/HiddenCode.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/MacroBraces.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

class CopyObstacles {
public:
  CopyObstacles(const BodyIndex &index, const CountingLoop &loop)
      : index_(index), body_(index.body()), unit_(index.unit()), loop_(loop) {}

  std::optional<Verdict> run() const {
    if (auto found = inText()) return found;
    for (const StatementId id : statementsIn(body_, loop_.loop))
      if (auto found = ofStatement(id)) return found;
    for (const ExpressionId e : expressionsInStatement(body_, loop_.loop))
      if (body_[e].kind == ExpressionKind::lambda)
        return Verdict::unknown(ReasonId::lambdaMadeHere, body_[e].spelling.span);
    for (const dependence::InstanceCode &code : dependence::instanceCodeOf(unit_, body_))
      if (code.hidden && text().contains(code.span))
        return Verdict::unknown({ReasonId::loopHoldsNotFollowed, {dependence::reasonOf(*code.hidden)}}, code.span);
    return std::nullopt;
  }

private:
  SourceSpan text() const {
    const Statement &loop = body_[loop_.loop];
    return {.file = loop.keyword.file, .begin = loop.keyword.begin, .end = loop.spelling.span.end};
  }

  std::optional<Verdict> inText() const {
    const SourceSpan span = text();
    const std::string_view words = unit_.textOf(span);
    for (const Token &token : tokenize(words)) {
      if (token.kind != TokenKind::directive || isUnrollPragma(textOf(words, token))) continue;
      return Verdict::unknown(
          ReasonId::preprocessorLineInLoop,
          SourceSpan{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end});
    }
    if (const auto unknown = findUnknownName(index_, span, {loop_.counter})) return Verdict::unknown(*unknown);
    // An argument of a macro that is used twice may mean two things.
    for (const Use *use : index_.usesOf(loop_.counter))
      for (const Expression &other : body_.expressions)
        if (other.kind == ExpressionKind::variable && other.variable != loop_.counter &&
            other.spelling.span == body_[use->expression].spelling.span && other.spelling.editable())
          return Verdict::unknown({ReasonId::macroGivesTwoMeanings, {body_[loop_.counter].name}}, other.spelling.span);
    return std::nullopt;
  }

  static bool isUnrollPragma(std::string_view line) {
    const auto tokens = tokenize(line.substr(1));
    const auto word = [&](std::size_t i) {
      return i < tokens.size() ? textOf(line.substr(1), tokens[i]) : std::string_view();
    };
    return word(0) == "pragma" && (word(1) == "unroll" || word(1) == "nounroll");
  }

  std::optional<Verdict> ofStatement(StatementId id) const {
    const Statement &statement = body_[id];
    const SourceSpan &place = statement.keyword;
    if (const auto hidden = hiddenCodeOf(unit_, body_, id))
      return Verdict::unknown({ReasonId::loopHoldsNotFollowed, {dependence::reasonOf(*hidden)}},
                              statement.spelling.span);
    switch (statement.kind) {
    case StatementKind::continueNext:
      if (jumpTarget(body_, id) == loop_.loop) return Verdict::unknown(ReasonId::continueInCopy, place);
      break;
    case StatementKind::breakOut:
      if (jumpTarget(body_, id) == loop_.loop) return Verdict::unknown(ReasonId::breakBeforeRest, place);
      break;
    case StatementKind::label:
    case StatementKind::gotoLabel:
      return Verdict::unknown(ReasonId::labelOrGotoInLoop, place);
    case StatementKind::caseLabel:
      if (!isInside(body_, switchOf(id), loop_.loop)) return Verdict::unknown(ReasonId::switchJumpsIntoLoop, place);
      break;
    case StatementKind::other:
      return Verdict::unknown({ReasonId::statementNotUnderstood, {statement.note}}, statement.spelling.span);
    default:
      break;
    }
    return ofVariables(statement);
  }

  StatementId switchOf(StatementId label) const {
    StatementId at = body_[label].parent;
    while (isSome(at) && body_[at].kind != StatementKind::switchCase)
      at = body_[at].parent;
    return isSome(at) ? at : body_.root;
  }

  std::optional<Verdict> ofVariables(const Statement &statement) const {
    for (const VariableId v : statement.variables)
      if (body_[v].space != VariableSpace::local || body_[v].isStatic)
        return Verdict::unknown({ReasonId::staticInLoop, {body_[v].name}}, body_[v].nameSpan);
    return std::nullopt;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const CountingLoop &loop_;
};

} // namespace

std::optional<Verdict> whyNotCopied(const BodyIndex &index, const CountingLoop &loop) {
  for (const StatementId inside : statementsIn(index.body(), loop.loop))
    if (const auto why = whyBracesHidden(index.unit(), index.body(), inside)) return Verdict::unknown(*why);
  return CopyObstacles(index, loop).run();
}

std::optional<Verdict> whyNotTogether(KernelStudy &study, StatementId loop) {
  static constexpr std::array meetings{Trait::blockBarrier,   Trait::gridBarrier,    Trait::blockVote,
                                       Trait::warpBarrier,    Trait::warpExchange,   Trait::collective,
                                       Trait::threadIdentity, Trait::volatileAccess, Trait::assembly};
  const Effects effects = study.effects().ofStatement(study.index(), loop);
  const auto met = std::ranges::find_if(meetings, [&](Trait trait) { return effects.has(trait); });
  if (met == meetings.end()) return std::nullopt;
  for (const Axis axis : allAxes) {
    const dependence::ThreadVariance &variance = study.variance(axis);
    if (!variance.controlVaries(loop) && !variance.hasVaryingJump(loop)) continue;
    return Verdict::illegal({ReasonId::meetingInUnrolledLoop, {effects.place(*met).what, letterOf(axis)}},
                            effects.place(*met).span);
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

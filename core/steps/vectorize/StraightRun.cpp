// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/StraightRun.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/registers/Borders.h"
#include "core/steps/registers/Certainty.h"

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool leaves(const Body &body, StatementId jump, StatementId statement) {
  const StatementKind kind = body[jump].kind;
  if (kind == StatementKind::breakOut || kind == StatementKind::continueNext)
    return !isInside(body, jumpTarget(body, jump), statement);
  if (kind == StatementKind::caseLabel) return body[statement].kind == StatementKind::caseLabel;
  return kind == StatementKind::returnFrom || kind == StatementKind::label || kind == StatementKind::gotoLabel;
}

} // namespace

std::optional<Verdict> whyNotPassed(KernelStudy &study, StatementId statement, const std::string &what) {
  const Body &body = study.kernel().body;
  const Effects effects = study.effects().ofStatement(study.index(), statement);
  if (const auto border = borderIn(effects))
    return Verdict::unknown({ReasonId::standsBetweenUses, {effects.place(*border).what, what}},
                            effects.place(*border).span);
  for (const StatementId id : statementsIn(body, statement)) {
    if (leaves(body, id, statement))
      return Verdict::unknown({ReasonId::threadMayLeaveRegion, {what}}, body[id].keyword);
    for (const VariableId v : body[id].variables)
      if (isSome(body[v].type) && study.unit()[body[v].type].kind == TypeKind::reference)
        return Verdict::unknown({ReasonId::variableIsReference, {body[v].name}}, body[v].nameSpan);
    if (body[id].spelling.origin != SpellingOrigin::file)
      return Verdict::unknown({ReasonId::macroWritesStatement, {body[id].spelling.macro}}, body[id].spelling.span);
  }
  return std::nullopt;
}

std::optional<Verdict> whyNotAsWritten(const Unit &unit, const SourceSpan &piece, const std::string &what) {
  const std::string_view text = unit.textOf(piece);
  for (const Token &token : tokenize(text))
    if (token.kind == TokenKind::directive && textOf(text, token).find("unroll") == std::string_view::npos)
      return Verdict::unknown(
          {ReasonId::preprocessorLineBetweenUses, {what}},
          SourceSpan{.file = piece.file, .begin = piece.begin + token.begin, .end = piece.begin + token.end});
  return std::nullopt;
}

bool isStraight(const BodyIndex &index, const Access &access, StatementId within) {
  const Body &body = index.body();
  if (!isInside(body, access.statement, within) || body[access.statement].isLoop()) return false;
  if (enclosingLoop(body, access.statement) != enclosingLoop(body, within)) return false;
  const Certainty certainty = certaintyOf(index, access.expression, within);
  return certainty.isCertain && certainty.loops.empty();
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/TilePlace.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

TilePlace::TilePlace(const BodyIndex &index, const Function &kernel)
    : body_(index.body()), kernel_(kernel), text_(index.unit()[kernel.bodySpan.file].text) {
  const auto &statements = body_[body_.root].children;
  const std::uint32_t first = statements.empty() ? kernel.bodySpan.end - 1 : body_[statements.front()].keyword.begin;
  layout_ = detectLayout(text_, first, kernel.bodySpan.end - 1);
}

TextEdit TilePlace::declare(const std::vector<std::string> &declarations) const {
  std::uint32_t at = kernel_.bodySpan.begin + 1;
  for (const StatementId id : body_[body_.root].children) {
    const Statement &statement = body_[id];
    const bool declaresShared =
        statement.kind == StatementKind::declaration && !statement.variables.empty() &&
        std::ranges::all_of(statement.variables, [this](VariableId v) { return body_[v].isShared(); });
    if (!declaresShared || statement.spelling.span.file != kernel_.bodySpan.file) break;
    at = statement.spelling.span.end;
  }
  at = trailingEnd(text_, at);
  const bool endsLine = text_[at - 1] == '\n';
  const std::string indent(indentationAt(text_, body_[body_[body_.root].children.front()].keyword.begin));
  std::string out = endsLine ? "" : layout_.lineEnd;
  for (const std::string &declaration : declarations)
    out += line(indent, declaration);
  if (!endsLine) out += indent;
  return {{.file = kernel_.bodySpan.file, .begin = at, .end = at}, out};
}

std::optional<Verdict> TilePlace::whyNotBefore(StatementId id) const {
  const Statement &statement = body_[id];
  const SourceSpan &span = statement.spelling.span;
  const bool isOwnLine = statement.spelling.origin == SpellingOrigin::file && span.file == kernel_.bodySpan.file &&
                         startsLine(text_, span.begin) && startsLine(text_, statement.keyword.begin);
  if (isOwnLine) return std::nullopt;
  return Verdict::unknown(ReasonId::tilePlaceSharesLine, statement.keyword);
}

std::uint32_t TilePlace::lineOf(StatementId id) const {
  std::uint32_t at = body_[id].spelling.span.begin;
  while (at > 0 && text_[at - 1] != '\n')
    --at;
  return at;
}

std::string_view TilePlace::indentOf(StatementId id) const {
  return indentationAt(text_, body_[id].keyword.begin);
}

std::string TilePlace::line(const std::string &indent, std::string_view words) const {
  return (words.empty() ? "" : indent + std::string(words)) + layout_.lineEnd;
}

} // namespace warpgrain::transform

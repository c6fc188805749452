// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/MacroBraces.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <string>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;

namespace {

Reason reasonOf(const Unit &unit, const SourceSpan &macro) {
  return {ReasonId::macroStandsForBrace, {unit.textOf(macro)}, macro};
}

std::ptrdiff_t countOf(std::string_view word, std::string_view text) {
  return std::ranges::count_if(tokenize(text), [&](const Token &token) { return textOf(text, token) == word; });
}

} // namespace

std::vector<SourceSpan> macrosForBraces(const Unit &unit, const Body &body, StatementId block) {
  const Statement &statement = body[block];
  const SourceSpan &span = statement.spelling.span;
  if (statement.kind != StatementKind::compound || statement.spelling.origin != SpellingOrigin::file || span.empty())
    return {};
  const std::string_view text = unit.textOf(span);
  std::vector<SourceSpan> macros;
  if (!text.starts_with('{')) {
    const auto end = std::ranges::find_if_not(text, isIdentifierCharacter);
    macros.push_back(
        {.file = span.file, .begin = span.begin, .end = span.begin + static_cast<std::uint32_t>(end - text.begin())});
  }
  if (!text.ends_with('}')) {
    const auto begin = std::find_if_not(text.rbegin(), text.rend(), isIdentifierCharacter).base();
    macros.push_back(
        {.file = span.file, .begin = span.begin + static_cast<std::uint32_t>(begin - text.begin()), .end = span.end});
  }
  return macros;
}

std::optional<Reason> whyBracesHidden(const Unit &unit, const Body &body, StatementId block) {
  const auto macros = macrosForBraces(unit, body, block);
  return macros.empty() ? std::nullopt : std::optional(reasonOf(unit, macros.front()));
}

std::optional<Reason> whyBracesHidden(const Unit &unit, const Body &body, const TextEdits &edits) {
  const auto parts = [&unit](const SourceSpan &macro, const TextEdit &edit) {
    if (edit.span.file != macro.file) return false;
    const auto isInside = [&](std::uint32_t at) { return at > macro.begin && at < macro.end; };
    if (isInside(edit.span.begin) || isInside(edit.span.end)) return true;
    const std::string_view word = unit.textOf(macro);
    return edit.span.contains(macro) && countOf(word, edit.replacement) < countOf(word, unit.textOf(edit.span));
  };
  for (std::size_t i = 0; i < body.statements.size(); ++i)
    for (const SourceSpan &macro : macrosForBraces(unit, body, StatementId{static_cast<std::uint32_t>(i)}))
      if (std::ranges::any_of(edits, [&](const TextEdit &edit) { return parts(macro, edit); }))
        return reasonOf(unit, macro);
  return std::nullopt;
}

} // namespace warpgrain::transform

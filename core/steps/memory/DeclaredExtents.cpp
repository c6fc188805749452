// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/DeclaredExtents.h"

#include "core/base/Tokens.h"

#include <algorithm>

namespace warpgrain::transform {

using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool isExtern(std::string_view specifiers) {
  return std::ranges::any_of(tokenize(specifiers),
                             [&](const Token &token) { return textOf(specifiers, token) == "extern"; });
}

} // namespace

std::expected<std::vector<SourceSpan>, Verdict> declaredExtents(const model::Unit &unit, const model::Variable &array,
                                                                std::size_t dimensions) {
  const model::Spelling &spelling = array.declaration;
  if (spelling.origin != model::SpellingOrigin::file)
    return std::unexpected(
        Verdict::unknown({ReasonId::macroDeclaresArray, {spelling.macro, array.name}}, spelling.span));
  if (!array.typeSpan.empty() && isExtern(unit.textOf(array.typeSpan)))
    return std::unexpected(Verdict::unknown({ReasonId::arrayIsExtern, {array.name}}, spelling.span));
  const std::string_view text = unit.textOf(spelling.span);
  std::vector<SourceSpan> out;
  std::uint32_t open = 0;
  int depth = 0;
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (word == "[" && depth++ == 0) open = token.begin;
    if (word != "]" || --depth != 0) continue;
    out.push_back(
        {.file = spelling.span.file, .begin = spelling.span.begin + open, .end = spelling.span.begin + token.end});
  }
  if (out.size() == dimensions) return out;
  return std::unexpected(Verdict::unknown({ReasonId::extentsNotInDeclaration, {array.name}}, spelling.span));
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/WholeLines.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/steps/rewrite/Layout.h"

#include <algorithm>
#include <ranges>
#include <vector>

namespace warpgrain::transform {

namespace {

bool isBlankLine(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::uint32_t lineBegin(std::string_view text, std::uint32_t offset) {
  while (offset > 0 && text[offset - 1] != '\n')
    --offset;
  return offset;
}

bool ownsItsLines(std::string_view text, const SourceSpan &statement, std::uint32_t end) {
  return startsLine(text, statement.begin) && end != statement.end && text[end - 1] == '\n';
}

std::string_view lineBefore(std::string_view text, std::uint32_t end) {
  if (end == 0) return {};
  const std::uint32_t begin = lineBegin(text, end - 1);
  return text.substr(begin, end - begin);
}

} // namespace

SourceSpan extentWithin(std::string_view text, const SourceSpan &statement) {
  SourceSpan out = statement;
  out.end = trailingEnd(text, statement.end);
  if (!ownsItsLines(text, statement, out.end)) {
    out.end = statement.end;
    while (out.end < text.size() && text[out.end] == ' ')
      ++out.end;
    return out;
  }
  out.begin = lineBegin(text, out.begin);
  const std::string_view before = lineBefore(text, out.begin);
  const std::size_t newline = std::min(text.find('\n', out.end), text.size() - 1);
  const std::string_view after = text.substr(out.end, newline + 1 - out.end);
  const std::size_t last = before.find_last_not_of(" \t\r\n");
  const bool begins = last != std::string_view::npos && before[last] == '{';
  const std::size_t first = after.find_first_not_of(" \t");
  const bool ends = first != std::string_view::npos && after[first] == '}';
  if (isBlankLine(after) && (isBlankLine(before) || begins))
    out.end += static_cast<std::uint32_t>(after.size());
  else if (ends && isBlankLine(before))
    out.begin -= static_cast<std::uint32_t>(before.size());
  return out;
}

std::optional<SourceSpan> linesOfStatement(std::string_view text, const SourceSpan &statement) {
  SourceSpan out = statement;
  out.end = trailingEnd(text, statement.end);
  if (!ownsItsLines(text, statement, out.end)) return std::nullopt;
  out.begin = lineBegin(text, out.begin);
  const std::vector<Token> tokens = tokenize(text);
  for (const Token &token : tokens | std::views::reverse) {
    if (token.end > out.begin) continue;
    const std::string_view between = text.substr(token.end, out.begin - token.end);
    const bool isRightAbove = isBlankLine(between) && std::ranges::count(between, '\n') == 1;
    if (token.kind != TokenKind::comment || !isRightAbove || !startsLine(text, token.begin)) break;
    out.begin = lineBegin(text, token.begin);
  }
  return out;
}

std::string lineOf(const model::Unit &unit, const SourceSpan &span) {
  return "line " + std::to_string(LineIndex(unit[span.file].text).locate(span.begin).line);
}

} // namespace warpgrain::transform

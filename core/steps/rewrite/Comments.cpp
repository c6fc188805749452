// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Comments.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/Layout.h"

namespace warpgrain::transform {

namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

/// The piece of text that goes with a comment: its whole lines, or the blanks before it.
std::pair<std::size_t, std::size_t> extentOf(std::string_view text, std::size_t begin, std::size_t end) {
  std::size_t lead = begin;
  while (lead > 0 && isBlank(text[lead - 1]))
    --lead;
  std::size_t tail = end;
  while (tail < text.size() && isBlank(text[tail]))
    ++tail;
  const bool endsLine = tail == text.size() || text[tail] == '\n';
  const bool ownsLine = endsLine && (lead == 0 || text[lead - 1] == '\n');
  if (ownsLine) return {lead, tail < text.size() ? tail + 1 : tail};
  if (endsLine) return {lead, end};
  return {begin, tail};
}

} // namespace

std::string withoutComments(std::string_view text) {
  std::string out;
  std::size_t at = 0;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::comment) continue;
    const auto [begin, end] = extentOf(text, token.begin, token.end);
    if (begin > at) out += text.substr(at, begin - at);
    const bool joins =
        !out.empty() && end < text.size() && isIdentifierCharacter(out.back()) && isIdentifierCharacter(text[end]);
    if (joins) out += ' ';
    at = std::max(at, end);
  }
  out += text.substr(at);
  const std::string_view rest = withoutLeadingBlankLines(out);
  // One line end stays at the end where there was one.
  std::size_t last = rest.size();
  while (last > 0 && (isBlank(rest[last - 1]) || rest[last - 1] == '\n'))
    --last;
  const std::size_t newline = rest.find('\n', last);
  return std::string(rest.substr(0, newline == std::string_view::npos ? last : newline + 1));
}

} // namespace warpgrain::transform

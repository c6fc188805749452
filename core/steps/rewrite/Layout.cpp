// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Layout.h"

#include "core/base/Indentation.h"
#include "core/base/Tokens.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

std::size_t lineBegin(std::string_view text, std::size_t offset) {
  const std::size_t newline = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  return newline == std::string_view::npos ? 0 : newline + 1;
}

/// Line starts that lie inside a token: raw strings and block comments; the former must not be
/// moved.
std::vector<std::uint32_t> startsInsideStrings(std::string_view text) {
  std::vector<std::uint32_t> starts;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::string && token.kind != TokenKind::directive) continue;
    for (std::uint32_t i = token.begin; i < token.end; ++i)
      if (text[i] == '\n') starts.push_back(i + 1);
  }
  return starts;
}

/// Past lines that go on with a comment behind code, `// like this`, in the same column.
std::size_t commentEnd(std::string_view text, std::size_t comment) {
  const std::size_t begin = lineBegin(text, comment);
  std::size_t end = std::min(text.find('\n', comment), text.size());
  if (text.substr(begin, comment - begin).contains('\t')) return end;
  while (end < text.size()) {
    const std::size_t next = end + 1;
    const std::size_t word = std::min(text.find_first_not_of(' ', next), text.size());
    if (word - next != comment - begin || !text.substr(word).starts_with("//")) break;
    end = std::min(text.find('\n', word), text.size());
  }
  return end;
}

} // namespace

std::string_view indentationAt(std::string_view text, std::uint32_t offset) {
  return warpgrain::indentationAt(text, offset);
}

bool startsLine(std::string_view text, std::uint32_t offset) {
  return std::ranges::all_of(text.substr(lineBegin(text, offset), offset - lineBegin(text, offset)), isBlank);
}

std::uint32_t trailingEnd(std::string_view text, std::uint32_t statementEnd) {
  std::size_t at = statementEnd;
  while (at < text.size()) {
    if (text[at] == '\n') return static_cast<std::uint32_t>(at + 1);
    if (isBlank(text[at])) {
      ++at;
    } else if (text.substr(at).starts_with("//")) {
      at = commentEnd(text, at);
    } else if (text.substr(at).starts_with("/*")) {
      const std::size_t close = text.find("*/", at + 2);
      if (close == std::string_view::npos || text.substr(at, close - at).find('\n') != std::string_view::npos) break;
      at = close + 2;
    } else {
      break;
    }
  }
  return at == text.size() ? static_cast<std::uint32_t>(at) : statementEnd;
}

Layout detectLayout(std::string_view text, std::uint32_t firstStatement, std::uint32_t closingBrace) {
  Layout layout;
  const std::string_view inner = indentationAt(text, firstStatement);
  const std::string_view outer = indentationAt(text, closingBrace);
  if (startsLine(text, firstStatement) && inner.size() > outer.size() && inner.starts_with(outer))
    layout.unit = std::string(inner.substr(outer.size()));
  if (text.find("\r\n") != std::string_view::npos) layout.lineEnd = "\r\n";
  // The first pragma that is indented shows the file's custom.
  for (std::size_t at = text.find("#pragma unroll"); at != std::string_view::npos;
       at = text.find("#pragma unroll", at + 1)) {
    layout.pragmasAtMargin = lineBegin(text, at) == at;
    break;
  }
  return layout;
}

std::size_t columnOf(std::string_view text) {
  return text.size() - (text.rfind('\n') + 1);
}

std::string alignedComment(std::string_view tail, std::size_t from, std::size_t to) {
  std::string out;
  while (!tail.empty()) {
    const std::size_t end = std::min(tail.find('\n'), tail.size() - 1) + 1;
    out += tail.substr(0, end);
    tail.remove_prefix(end);
    const std::size_t blanks = tail.find_first_not_of(' ');
    if (blanks == std::string_view::npos) continue;
    const std::size_t fewer = to < from ? std::min(from - to, blanks) : 0;
    tail.remove_prefix(fewer);
    out.append(to > from ? to - from : 0, ' ');
  }
  return out;
}

std::string indented(std::string_view lines, const Layout &layout) {
  const std::vector<std::uint32_t> fixed = startsInsideStrings(lines);
  std::string out;
  std::size_t at = 0;
  while (at < lines.size()) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size() - 1) + 1;
    const std::string_view line = lines.substr(at, end - at);
    const bool empty = std::ranges::all_of(line, [](char c) { return isBlank(c) || c == '\n'; });
    const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
    const bool atMargin = first == 0 && line.starts_with('#');
    const bool inString = std::ranges::binary_search(fixed, static_cast<std::uint32_t>(at));
    // Blanks before a tab move nothing.
    const bool behindTabs = line.starts_with('\t') && layout.unit.starts_with(' ');
    const std::size_t tabs = behindTabs ? std::min(line.find_first_not_of('\t'), line.size()) : 0;
    const bool moves = !empty && !atMargin && !inString;
    out += line.substr(0, tabs);
    if (moves) out += layout.unit;
    out += line.substr(tabs);
    at = end;
  }
  return out;
}

std::string_view withoutLeadingBlankLines(std::string_view lines) {
  while (true) {
    const std::size_t end = lines.find('\n');
    if (end == std::string_view::npos || !std::ranges::all_of(lines.substr(0, end), isBlank)) return lines;
    lines.remove_prefix(end + 1);
  }
}

} // namespace warpgrain::transform

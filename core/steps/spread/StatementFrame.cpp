// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/StatementFrame.h"

#include "core/base/Tokens.h"

#include <string_view>

namespace warpgrain::transform {

using namespace model;

namespace {

std::uint32_t lineBegin(std::string_view text, std::uint32_t offset) {
  const std::size_t newline = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  return newline == std::string_view::npos ? 0 : static_cast<std::uint32_t>(newline + 1);
}

std::string_view lineEndOf(std::string_view text) {
  return text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
}

/// The place of statements in their text.
struct Extent {
  std::string_view text;
  SourceSpan span;
  std::string indent;
  std::uint32_t after = 0; ///< behind the line that they end in, where nothing else stands on it
  bool isOnOwnLines = false;
  bool isInBlock = false;

  Extent(const Unit &unit, const Body &body, StatementId first, StatementId last)
      : text(unit[body[first].spelling.span.file].text), span(body[first].spelling.span) {
    span.end = body[last].spelling.span.end;
    indent = indentationAt(text, body[first].keyword.begin); // a pragma before it may stand at the margin
    after = trailingEnd(text, span.end);
    isOnOwnLines = startsLine(text, span.begin) && after > span.end && text[after - 1] == '\n';
    isInBlock = isSome(body[first].parent) && body[body[first].parent].kind == StatementKind::compound;
  }

  TextEdit insertion(std::uint32_t at, std::string words) const {
    return {{.file = span.file, .begin = at, .end = at}, std::move(words)};
  }
};

/// The edits that open and close braces around what stands under a header alone.
void addBraces(const Extent &extent, const Statement &parent, TextEdits &opening, TextEdits &closing) {
  const std::string_view header = extent.text.substr(parent.keyword.begin, extent.span.begin - parent.keyword.begin);
  const auto tokens = tokenize(header);
  const std::string outer(indentationAt(extent.text, parent.keyword.begin));
  const std::string end(lineEndOf(extent.text));
  const bool isPlain = !tokens.empty() && tokens.back().kind != TokenKind::comment;
  if (isPlain)
    opening.push_back(extent.insertion(parent.keyword.begin + tokens.back().end, " {"));
  else
    opening.push_back(extent.insertion(lineBegin(extent.text, extent.span.begin), outer + "{" + end));
  closing.push_back(extent.insertion(extent.after, outer + "}" + end));
}

/// What an else behind a statement would belong to.
bool mayTakeElse(const Body &body, StatementId statement) {
  for (StatementId at = body[statement].parent; isSome(at) && body[at].kind != StatementKind::compound;
       at = body[at].parent)
    if (body[at].kind == StatementKind::ifElse && body[at].children.size() > 1) return true;
  return false;
}

} // namespace

void frameStatements(const Unit &unit, const Body &body, StatementId first, StatementId last, const FrameLines &lines,
                     const TextEdits &inner, TextEdits &edits) {
  const auto add = [&](const TextEdits &more) { edits.insert(edits.end(), more.begin(), more.end()); };
  if (lines.before.empty() && lines.after.empty()) return add(inner);
  const Extent extent(unit, body, first, last);
  const std::string end(extent.isOnOwnLines ? lineEndOf(extent.text) : " ");
  const std::string indent = extent.isOnOwnLines ? extent.indent : "";
  TextEdits opening;
  TextEdits closing;
  if (!extent.isInBlock && extent.isOnOwnLines) addBraces(extent, body[body[first].parent], opening, closing);
  std::string before = !extent.isInBlock && !extent.isOnOwnLines ? "{ " : "";
  for (const std::string &line : lines.before)
    before += indent + line + end;
  std::string after;
  for (const std::string &line : lines.after)
    after += extent.isOnOwnLines ? indent + line + end : " " + line;
  if (!extent.isInBlock && !extent.isOnOwnLines) after += " }";
  const std::uint32_t begin = extent.isOnOwnLines ? lineBegin(extent.text, extent.span.begin) : extent.span.begin;
  if (!before.empty()) opening.push_back(extent.insertion(begin, before));
  if (!after.empty())
    closing.insert(closing.begin(), extent.insertion(extent.isOnOwnLines ? extent.after : extent.span.end, after));
  add(opening);
  add(inner);
  add(closing);
}

void guardStatements(const Unit &unit, const Body &body, StatementId first, StatementId last,
                     const std::string &condition, bool isFramed, const Layout &layout, TextEdits &edits) {
  const Extent extent(unit, body, first, last);
  const std::string end(lineEndOf(extent.text));
  if (first == last || !extent.isOnOwnLines) {
    const bool isOne = first == last;
    const bool needsBraces = isOne && !isFramed && mayTakeElse(body, first);
    edits.push_back(extent.insertion(extent.span.begin, (needsBraces ? "{ " : "") + condition + (isOne ? " " : " { ")));
    if (!isOne || needsBraces) edits.push_back(extent.insertion(extent.span.end, " }"));
    return;
  }
  edits.push_back(extent.insertion(lineBegin(extent.text, extent.span.begin), extent.indent + condition + " {" + end));
  for (std::uint32_t at = lineBegin(extent.text, extent.span.begin); at < extent.span.end;) {
    const std::size_t next = extent.text.find('\n', at);
    const std::string_view line = extent.text.substr(at, next - at);
    const std::size_t word = line.find_first_not_of(" \t\r");
    if (word != std::string_view::npos && line[word] != '#') edits.push_back(extent.insertion(at, layout.unit));
    if (next == std::string_view::npos) break;
    at = static_cast<std::uint32_t>(next + 1);
  }
  edits.push_back(extent.insertion(extent.after, extent.indent + "}" + end));
}

} // namespace warpgrain::transform

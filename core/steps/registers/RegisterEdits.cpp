// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/RegisterEdits.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/Layout.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace warpgrain::transform {

using namespace model;

namespace {

std::string lineEndOf(std::string_view text) {
  return text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
}

} // namespace

std::string_view RegisterEdits::textOfFile(StatementId statement) const {
  return unit_[body_[statement].spelling.span.file].text;
}

/// One level more than the body's first statement has against its closing brace.
std::string RegisterEdits::unitOfIndentation(std::string_view text) const {
  const std::vector<StatementId> &statements = body_[body_.root].children;
  const std::uint32_t end = body_[body_.root].spelling.span.end - 1;
  return detectLayout(text, statements.empty() ? end : body_[statements.front()].keyword.begin, end).unit;
}

bool RegisterEdits::beginsLine(StatementId statement) const {
  return startsLine(textOfFile(statement), body_[statement].spelling.span.begin);
}

void RegisterEdits::insertBefore(StatementId statement, const std::string &words, int depth) {
  const SourceSpan &span = body_[statement].spelling.span;
  const std::string_view text = textOfFile(statement);
  if (!beginsLine(statement))
    return edits_.push_back({{.file = span.file, .begin = span.begin, .end = span.begin}, words + " "});
  std::string indent(indentationAt(text, body_[statement].keyword.begin));
  for (; depth > 0; --depth)
    indent += unitOfIndentation(text);
  std::uint32_t at = span.begin;
  while (at > 0 && text[at - 1] != '\n')
    --at;
  edits_.push_back({{.file = span.file, .begin = at, .end = at}, indent + words + lineEndOf(text)});
}

void RegisterEdits::insertAfter(StatementId statement, const std::string &words) {
  const SourceSpan &span = body_[statement].spelling.span;
  const std::string_view text = textOfFile(statement);
  const std::uint32_t end = trailingEnd(text, span.end);
  const bool ownLine = startsLine(text, span.begin) && end > span.end && text[end - 1] == '\n';
  if (!ownLine) return putAfter(statement, span.end, " " + words, false);
  const std::string indent(indentationAt(text, body_[statement].keyword.begin));
  putAfter(statement, end, indent + words + lineEndOf(text), false);
}

/// What is put at one place: first what ends a statement there, inner ones before outer ones, each with its brace last;
/// then what stands before the next statement.
TextEdits RegisterEdits::take() {
  for (const StatementId statement : bare_)
    writeBraces(statement);
  std::ranges::stable_sort(ends_, [](const Ending &a, const Ending &b) {
    return std::tuple(a.edit.span, -a.depth, a.isBrace) < std::tuple(b.edit.span, -b.depth, b.isBrace);
  });
  TextEdits out;
  for (Ending &ending : ends_)
    out.push_back(std::move(ending.edit));
  std::ranges::move(edits_, std::back_inserter(out));
  return out;
}

int RegisterEdits::depthOf(StatementId statement) const {
  int depth = 0;
  for (StatementId at = statement; isSome(body_[at].parent); at = body_[at].parent)
    ++depth;
  return depth;
}

void RegisterEdits::putAfter(StatementId statement, std::uint32_t at, std::string words, bool isBrace) {
  const FileId file = body_[statement].spelling.span.file;
  ends_.push_back({{{.file = file, .begin = at, .end = at}, std::move(words)}, depthOf(statement), isBrace});
}

void RegisterEdits::writeBraces(StatementId statement) {
  const SourceSpan &span = body_[statement].spelling.span;
  const std::string_view text = textOfFile(statement);
  const SourceSpan &header = body_[body_[statement].parent].keyword;
  std::uint32_t open = span.begin;
  for (const Token &token : tokenize(text.substr(header.begin, span.begin - header.begin)))
    if (token.kind != TokenKind::comment && token.kind != TokenKind::directive) open = header.begin + token.end;
  edits_.push_back({{.file = span.file, .begin = open, .end = open}, " {"});
  const std::uint32_t end = trailingEnd(text, span.end);
  const bool ownLine = startsLine(text, span.begin) && end > span.end && text[end - 1] == '\n';
  if (!ownLine) return putAfter(statement, span.end, " }", true);
  putAfter(statement, end, std::string(indentationAt(text, header.begin)) + "}" + lineEndOf(text), true);
}

} // namespace warpgrain::transform

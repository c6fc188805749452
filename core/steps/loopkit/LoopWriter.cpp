// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/LoopWriter.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/Comments.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string_view trimmedRight(std::string_view text) {
  while (!text.empty() && isBlank(text.back()))
    text.remove_suffix(1);
  return text;
}

std::uint32_t lineBegin(std::string_view text, std::uint32_t offset) {
  const std::size_t newline = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  return newline == std::string_view::npos ? 0 : static_cast<std::uint32_t>(newline + 1);
}

} // namespace

LoopWriter::LoopWriter(const BodyIndex &index, const Function &kernel, const Grouping &grouping)
    : index_(index), body_(index.body()), unit_(index.unit()), kernel_(kernel), grouping_(grouping),
      loop_(body_[grouping.loop.loop]), text_(unit_[loop_.keyword.file].text) {
  const auto &statements = body_[body_.root].children;
  const std::uint32_t first = statements.empty() ? kernel.bodySpan.begin : body_[statements.front()].keyword.begin;
  layout_ = detectLayout(text_, first, kernel.bodySpan.end - 1);
  outer_ = indentationAt(text_, loop_.keyword.begin);
  inner_ = outer_ + layout_.unit;
}

SourceSpan LoopWriter::headerSpan() const {
  return {.file = loop_.keyword.file,
          .begin = loop_.keyword.begin,
          .end = body_[loop_.children.front()].spelling.span.begin};
}

std::string LoopWriter::edited(const SourceSpan &span, const TextEdits &edits) const {
  TextEdits inside;
  for (const TextEdit &edit : edits) {
    if (!span.contains(edit.span)) continue;
    inside.push_back(edit);
    inside.back().span.begin -= span.begin;
    inside.back().span.end -= span.begin;
  }
  const std::string_view original = text_.substr(span.begin, span.length());
  return applyEdits(original, span.file, inside).value_or(std::string(original));
}

/// Whole lines where the text is laid out so; what shares its line with a brace or a header begins and ends with it.
SourceSpan LoopWriter::contentOf(StatementId id) const {
  const SourceSpan span = body_[id].spelling.span;
  if (body_[id].kind != StatementKind::compound) {
    const std::uint32_t begin = startsLine(text_, span.begin) ? lineBegin(text_, span.begin) : span.begin;
    return {.file = span.file, .begin = begin, .end = trailingEnd(text_, span.end)};
  }
  std::uint32_t end = span.end - 1;
  if (startsLine(text_, end)) end = lineBegin(text_, end);
  return {.file = span.file, .begin = std::min(trailingEnd(text_, span.begin + 1), end), .end = end};
}

std::string LoopWriter::linesOf(const SourceSpan &span, const TextEdits &edits, const std::string &indent) const {
  const std::string words = edited(span, edits);
  std::string_view rest = words;
  if (!startsLine(text_, span.begin) || lineBegin(text_, span.begin) != span.begin) {
    while (!rest.empty() && isBlank(rest.front()))
      rest.remove_prefix(1);
    rest = trimmedRight(rest);
    return rest.empty() ? std::string() : indent + std::string(rest) + layout_.lineEnd;
  }
  if (rest.ends_with('\n')) return words;
  rest = trimmedRight(rest);
  return rest.empty() ? std::string() : std::string(rest) + layout_.lineEnd;
}

std::string LoopWriter::opened(const SourceSpan &header, StatementId body, const TextEdits &edits) const {
  const SourceSpan span = body_[body].spelling.span;
  std::string out = edited(header, edits);
  if (body_[body].kind == StatementKind::compound) {
    const std::uint32_t end = std::min(trailingEnd(text_, span.begin + 1), span.end - 1);
    out += trimmedRight(text_.substr(span.begin, end - span.begin));
    return out + layout_.lineEnd;
  }
  // Comments between the header and its one statement stay with that statement.
  const std::string_view words = trimmedRight(out);
  std::size_t last = words.size();
  const auto tokens = tokenize(words);
  for (auto token = tokens.rbegin(); token != tokens.rend(); ++token)
    if (token->kind != TokenKind::comment) {
      last = token->end;
      break;
    }
  const std::string comments(words.substr(last));
  std::string head = std::string(words.substr(0, last)) + " {";
  const std::size_t newline = comments.find('\n');
  if (newline == std::string::npos) return head + comments + layout_.lineEnd;
  return head + std::string(trimmedRight(comments.substr(0, newline))) + layout_.lineEnd +
         comments.substr(newline + 1) + layout_.lineEnd;
}

/// Past a comment on the line that the loop ends in.
std::uint32_t LoopWriter::tailEnd() const {
  const std::uint32_t end = loop_.spelling.span.end;
  const std::string_view tail = trimmedRight(text_.substr(end, trailingEnd(text_, end) - end));
  return end + static_cast<std::uint32_t>(tail.size());
}

std::string LoopWriter::mainLines(const std::string &content) const {
  std::string out;
  for (const std::string &statement : grouping_.before)
    out += outer_ + statement + layout_.lineEnd;
  const SourceSpan span = loop_.spelling.span;
  if (span.begin < loop_.keyword.begin) { // its pragma
    out += startsLine(text_, span.begin) ? std::string(indentationAt(text_, span.begin)) : outer_;
    out += trimmedRight(text_.substr(span.begin, loop_.keyword.begin - span.begin));
    out += layout_.lineEnd;
  }
  const StatementId body = loop_.children.front();
  out += outer_ + opened(headerSpan(), body, grouping_.mainHeader) + content + outer_ + "}";
  if (body_[body].kind == StatementKind::compound) out += text_.substr(span.end, tailEnd() - span.end);
  return out + layout_.lineEnd;
}

std::string LoopWriter::restLines() const {
  if (!grouping_.hasRest) return {};
  const SourceSpan whole{.file = loop_.keyword.file, .begin = loop_.keyword.begin, .end = loop_.spelling.span.end};
  return outer_ + withoutComments(edited(whole, grouping_.restHeader)) + layout_.lineEnd;
}

/// A declaration before the loop needs a scope where none is, or where the counter's name means something else too.
bool LoopWriter::needsBraces() const {
  if (grouping_.before.empty() && !grouping_.hasRest) return false;
  if (body_[loop_.parent].kind != StatementKind::compound) return true;
  if (grouping_.before.empty()) return false;
  const StatementId above = body_[loop_.parent].parent;
  const bool inSwitch = isSome(above) && body_[above].kind == StatementKind::switchCase;
  return inSwitch || (grouping_.loop.declaresCounter && counterMeetsOthers());
}

/// True if the name stands elsewhere in the block around the loop, and there is not a variable of an inner block.
bool LoopWriter::counterMeetsOthers() const {
  const std::string &name = body_[grouping_.loop.counter].name;
  const SourceSpan block = body_[loop_.parent].spelling.span;
  const auto isNamesake = [&](VariableId v) { return body_[v].name == name; };
  if (loop_.parent == body_.root && std::ranges::any_of(kernel_.parameters, isNamesake)) return true;
  const auto isInner = [&](VariableId v) {
    const StatementId declared = body_[v].statement;
    return isSome(declared) && body_[declared].parent != loop_.parent && isInside(body_, declared, loop_.parent);
  };
  for (const Token &token : tokenize(text_.substr(block.begin, block.length()))) {
    const std::uint32_t at = block.begin + token.begin;
    if (loop_.spelling.span.contains(block.file, at)) continue;
    if (token.kind == TokenKind::directive &&
        textOf(text_.substr(block.begin), token).find(name) != std::string_view::npos)
      return true;
    if (textOf(text_.substr(block.begin), token) != name) continue;
    const bool isKnown = std::ranges::any_of(index_.uses(), [&](const Use &use) {
      const SourceSpan &span = body_[use.expression].spelling.span;
      return span.file == block.file && span.begin == at && isInner(use.variable);
    });
    bool isDeclared = false;
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const VariableId v{static_cast<std::uint32_t>(i)};
      isDeclared |= body_[v].nameSpan.file == block.file && body_[v].nameSpan.begin == at && isInner(v);
    }
    if (!isKnown && !isDeclared) return true;
  }
  return false;
}

TextEdit LoopWriter::placed(std::string lines) const {
  const std::uint32_t end = tailEnd();
  lines = trimmedRight(lines);
  if (needsBraces()) return inOwnBraces(end, lines);
  std::uint32_t begin = loop_.spelling.span.begin;
  if (startsLine(text_, begin))
    begin = lineBegin(text_, begin);
  else
    lines.erase(0, outer_.size());
  return {{.file = loop_.keyword.file, .begin = begin, .end = end}, lines};
}

TextEdit LoopWriter::inOwnBraces(std::uint32_t end, const std::string &lines) const {
  std::uint32_t begin = loop_.spelling.span.begin;
  const Statement &parent = body_[loop_.parent];
  const bool ownLine = startsLine(text_, begin);
  if (parent.isLoop() || parent.kind == StatementKind::ifElse) {
    const std::string_view before = text_.substr(parent.keyword.begin, begin - parent.keyword.begin);
    const auto tokens = tokenize(before);
    if (ownLine && !tokens.empty() && tokens.back().kind != TokenKind::comment) {
      const std::string closing(indentationAt(text_, parent.keyword.begin));
      return {{.file = loop_.keyword.file, .begin = parent.keyword.begin + tokens.back().end, .end = end},
              " {" + layout_.lineEnd + lines + layout_.lineEnd + closing + "}"};
    }
  }
  if (ownLine) begin = lineBegin(text_, begin);
  return {{.file = loop_.keyword.file, .begin = begin, .end = end},
          (ownLine ? outer_ : std::string()) + "{" + layout_.lineEnd + indented(lines + layout_.lineEnd, layout_) +
              outer_ + "}"};
}

TextEdit LoopWriter::write(const std::string &content) const {
  return placed(mainLines(content) + restLines());
}

} // namespace warpgrain::transform

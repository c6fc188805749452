// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/rewrite/Layout.h"

#include <optional>
#include <string>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class HeaderSwapper {
public:
  HeaderSwapper(const BodyIndex &index, const NestedLoops &nest)
      : body_(index.body()), unit_(index.unit()), nest_(nest), file_(body_[nest.outer.loop].keyword.file),
        text_(unit_[file_].text) {}

  std::expected<TextEdits, Verdict> run() {
    const SourceSpan outer = headerText(nest_.outer);
    const SourceSpan inner = headerText(nest_.inner);
    edits_.push_back({outer, std::string(unit_.textOf(inner))});
    edits_.push_back({inner, std::string(unit_.textOf(outer))});
    if (auto why = movePragmas()) return std::unexpected(*std::move(why));
    moveComments();
    return std::move(edits_);
  }

private:
  SourceSpan spanOf(std::uint32_t begin, std::uint32_t end) const {
    return {.file = file_, .begin = begin, .end = end};
  }

  std::uint32_t lineBegin(std::uint32_t at) const {
    while (at > 0 && text_[at - 1] != '\n')
      --at;
    return at;
  }

  bool hasPragma(StatementId loop) const { return body_[loop].spelling.span.begin < body_[loop].keyword.begin; }

  std::optional<Verdict> movePragmas() {
    const StatementId outer = nest_.outer.loop;
    const StatementId inner = nest_.inner.loop;
    if (!hasPragma(outer) && !hasPragma(inner)) return std::nullopt;
    for (const StatementId loop : {outer, inner})
      if (!startsLine(text_, body_[loop].keyword.begin) || !startsLine(text_, body_[loop].spelling.span.begin))
        return Verdict::unknown(ReasonId::pragmaOfOneLoop, body_[loop].keyword);
    placePragma(inner, outer);
    placePragma(outer, inner);
    return std::nullopt;
  }

  /// The lines of one loop's pragmas, before the other in their place.
  void placePragma(StatementId from, StatementId to) {
    const auto lines = [&](StatementId loop) {
      return spanOf(lineBegin(body_[loop].spelling.span.begin), lineBegin(body_[loop].keyword.begin));
    };
    std::string words(unit_.textOf(lines(from)));
    const std::string_view ownIndent = indentationAt(text_, body_[from].keyword.begin);
    if (!ownIndent.empty() && words.starts_with(ownIndent))
      words.replace(0, ownIndent.size(), indentationAt(text_, body_[to].keyword.begin));
    if (words != unit_.textOf(lines(to))) edits_.push_back({lines(to), words});
  }

  /// What follows the header on its line, up to the line's end: `)`, `) {`; with a comment after it or none.
  struct Tail {
    std::uint32_t end = 0; ///< of the program text
    SourceSpan comment;    ///< with the blanks before it
  };

  std::optional<Tail> tailOf(const CountingLoop &loop) const {
    const std::uint32_t begin = headerText(loop).end;
    Tail tail{.end = begin, .comment = {}};
    const std::string_view rest = text_.substr(begin);
    for (const Token &token : tokenize(rest.substr(0, std::min(rest.find('\n'), rest.size())))) {
      const std::string_view word = textOf(rest, token);
      if (token.kind == TokenKind::comment && word.starts_with("//"))
        tail.comment = spanOf(tail.end, begin + token.end);
      else if (word == ")" || word == "{")
        tail.end = begin + token.end;
      else
        return std::nullopt;
    }
    if (tail.comment.empty()) tail.comment = spanOf(tail.end, tail.end);
    while (!tail.comment.empty() && text_[tail.comment.end - 1] == '\r')
      --tail.comment.end;
    return tail;
  }

  void moveComments() {
    const auto outer = tailOf(nest_.outer);
    const auto inner = tailOf(nest_.inner);
    if (!outer || !inner || (outer->comment.empty() && inner->comment.empty())) return;
    edits_.push_back({outer->comment, std::string(unit_.textOf(inner->comment))});
    edits_.push_back({inner->comment, std::string(unit_.textOf(outer->comment))});
  }

  const Body &body_;
  const Unit &unit_;
  const NestedLoops &nest_;
  FileId file_;
  std::string_view text_;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> swapHeaders(const BodyIndex &index, const NestedLoops &nest) {
  return HeaderSwapper(index, nest).run();
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/StagedLoopText.h"

#include "core/model/Walk.h"
#include "core/steps/memory/staging/TilePlace.h"
#include "core/steps/rewrite/Layout.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class StagedLoopWriter {
public:
  StagedLoopWriter(const BodyIndex &index, const Function &kernel, const StagedLoopText &what, const Dialect &dialect)
      : body_(index.body()), what_(what), dialect_(dialect), loop_(body_[what.loop]), file_(loop_.keyword.file),
        text_(index.unit()[file_].text), place_(index, kernel), layout_(place_.layout()),
        indent_(indentationAt(text_, loop_.keyword.begin)) {}

  std::expected<TextEdits, Verdict> run() {
    const SourceSpan &whole = loop_.spelling.span;
    if (!startsLine(text_, loop_.keyword.begin) || !startsLine(text_, whole.begin))
      return std::unexpected(Verdict::unknown(ReasonId::loopSharesLine, loop_.keyword));
    TextEdits edits;
    edits.push_back(place_.declare(what_.declarations));
    if (what_.strips.empty()) {
      if (body_[loop_.parent].kind != StatementKind::compound)
        return std::unexpected(Verdict::unknown(ReasonId::tileNeedsBraces, loop_.keyword));
      leaveWhole(edits);
    } else {
      edits.push_back(inStrips());
    }
    return edits;
  }

private:
  SourceSpan span(std::uint32_t begin, std::uint32_t end) const { return {.file = file_, .begin = begin, .end = end}; }

  std::uint32_t lineBegin(std::uint32_t at) const {
    while (at > 0 && text_[at - 1] != '\n')
      --at;
    return at;
  }

  bool endsLine(std::uint32_t at) const { return at > 0 && text_[at - 1] == '\n'; }

  std::string line(const std::string &indent, std::string_view words) const { return place_.line(indent, words); }

  std::string loads(const std::string &indent) const {
    std::string out;
    for (const StagedLoopText::Load &load : what_.loads) {
      const std::string own = load.guard.empty() ? indent : indent + layout_.unit;
      if (!load.guard.empty()) out += line(indent, "if (" + load.guard + ")");
      out += line(own, load.head) + line(own + layout_.unit, load.body);
    }
    return out;
  }

  /// The source between two places, with the reads made reads of tiles.
  std::string rewritten(std::uint32_t begin, std::uint32_t end) const {
    TextEdits inside;
    for (const TextEdit &read : what_.reads)
      inside.push_back({span(read.span.begin - begin, read.span.end - begin), read.replacement});
    const std::string_view part = text_.substr(begin, end - begin);
    return applyEdits(part, file_, normalized(std::move(inside))).value_or(std::string(part));
  }

  /// Past the parenthesis that closes the loop's header.
  std::uint32_t headerEnd() const {
    std::uint32_t at = body_[loop_.children.front()].spelling.span.begin;
    while (at > loop_.keyword.begin && text_[at - 1] != ')')
      --at;
    return at;
  }

  TextEdit inStrips() const {
    const SourceSpan &whole = loop_.spelling.span;
    const std::uint32_t end = trailingEnd(text_, whole.end);
    const std::string inner = indent_ + layout_.unit;
    std::string out = line(indent_, "for (" + what_.strips + ") {") + loads(inner);
    out += line(inner, dialect_.blockBarrier()) + layout_.lineEnd + pragmas(whole.begin, inner);
    const std::string rest = rewritten(headerEnd(), end);
    const std::size_t newline = std::min(rest.find('\n'), rest.size() - 1) + 1;
    out += inner + "for (" + what_.elements + ")" + rest.substr(0, newline) + indented(rest.substr(newline), layout_);
    if (!out.ends_with('\n')) out += layout_.lineEnd;
    out += line(inner, dialect_.blockBarrier()) + indent_ + "}";
    if (endsLine(end)) out += layout_.lineEnd;
    return {span(lineBegin(whole.begin), end), out};
  }

  /// The loop's pragmas go with its iterations.
  std::string pragmas(std::uint32_t begin, const std::string &inner) const {
    const std::uint32_t from = lineBegin(begin);
    const std::string words(text_.substr(from, lineBegin(loop_.keyword.begin) - from));
    return !indent_.empty() && words.starts_with(indent_) ? inner + words.substr(indent_.size()) : words;
  }

  void leaveWhole(TextEdits &edits) const {
    const std::vector<StatementId> &block = body_[loop_.parent].children;
    const auto own = std::ranges::find(block, what_.loop);
    const StatementId before = own != block.begin() ? *(own - 1) : none<StatementId>;
    const bool joins = isSome(before) && isBarrier(before) && startsLine(text_, body_[before].keyword.begin);
    const std::uint32_t at = lineBegin(joins ? body_[before].spelling.span.begin : loop_.spelling.span.begin);
    edits.push_back(
        {span(at, at), loads(indent_) + (joins ? "" : line(indent_, dialect_.blockBarrier()) + layout_.lineEnd)});
    for (const TextEdit &read : what_.reads)
      edits.push_back(read);
    if (!isSome(enclosingLoop(body_, what_.loop)) || passesBarrier(joins ? before : none<StatementId>)) return;
    const std::uint32_t end = trailingEnd(text_, loop_.spelling.span.end);
    const std::string barrier = endsLine(end) ? line(indent_, dialect_.blockBarrier())
                                              : layout_.lineEnd + indent_ + std::string(dialect_.blockBarrier());
    edits.push_back({span(end, end), barrier});
  }

  bool isBarrier(StatementId id) const {
    const Statement &statement = body_[id];
    if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return false;
    const Expression &e = body_[statement.expression];
    return e.kind == ExpressionKind::call && dialect_.effectOf(e.callee) == CallEffect::blockBarrier &&
           dialect_.isPlainBlockBarrier(e.callee) && e.spelling.origin == SpellingOrigin::file;
  }

  /// Whenever the block around the loop is gone through again, a barrier comes after the loop and before the loads:
  /// one that stands in the block itself, other than the one between the loads and the loop, with no way past it.
  bool passesBarrier(StatementId joined) const {
    const Statement &block = body_[loop_.parent];
    const auto isWayPast = [this](StatementId id) {
      const StatementKind kind = body_[id].kind;
      const bool leaves = kind == StatementKind::breakOut || kind == StatementKind::continueNext;
      return leaves || kind == StatementKind::returnFrom || kind == StatementKind::caseLabel;
    };
    return std::ranges::any_of(block.children, [&](StatementId id) { return id != joined && isBarrier(id); }) &&
           std::ranges::none_of(statementsIn(body_, loop_.parent), isWayPast);
  }

  const Body &body_;
  const StagedLoopText &what_;
  const Dialect &dialect_;
  const Statement &loop_;
  FileId file_;
  std::string_view text_;
  TilePlace place_;
  Layout layout_;
  std::string indent_;
};

} // namespace

std::expected<TextEdits, Verdict> writeStagedLoop(const BodyIndex &index, const Function &kernel,
                                                  const StagedLoopText &text, const Dialect &dialect) {
  return StagedLoopWriter(index, kernel, text, dialect).run();
}

} // namespace warpgrain::transform

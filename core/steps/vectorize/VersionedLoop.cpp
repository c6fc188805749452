// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/VersionedLoop.h"

#include "core/model/Walk.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/vectorize/UnusedValues.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;

namespace {

std::uint32_t lineBegin(std::string_view text, std::uint32_t offset) {
  while (offset > 0 && text[offset - 1] != '\n')
    --offset;
  return offset;
}

class VersionWriter {
public:
  VersionWriter(const BodyIndex &index, StatementId loop, const WholeVersion &version, const Layout &layout)
      : index_(index), body_(index.body()), loop_(loop), version_(version), layout_(layout),
        span_(body_[loop].spelling.span), text_(index.unit()[span_.file].text),
        indent_(indentationAt(text_, body_[loop].keyword.begin)) {
    const std::uint32_t end = trailingEnd(text_, span_.end);
    if (startsLine(text_, span_.begin) && end > span_.end && text_[end - 1] == '\n')
      whole_ = {.file = span_.file, .begin = lineBegin(text_, span_.begin), .end = end};
    else
      whole_ = span_;
  }

  TextEdit run() {
    const bool isOnOwnLines = whole_ != span_;
    const bool needsBraces = body_[body_[loop_].parent].kind != StatementKind::compound;
    for (const VectorGuard &guard : version_.guards)
      leaveOut(guard);
    edits_.insert(edits_.end(), version_.uses.begin(), version_.uses.end());
    const TextEdits unused = unusedDeclarations(index_, span_, edits_);
    edits_.insert(edits_.end(), unused.begin(), unused.end());
    std::string lines;
    for (const std::string &line : version_.declarations)
      lines += lineOf(line);
    lines += lineOf("if (" + version_.condition + ") {");
    for (const std::string &line : version_.lines.before)
      lines += lineOf(layout_.unit + line);
    lines += asLines(edited());
    for (const std::string &line : version_.lines.after)
      lines += lineOf(layout_.unit + line);
    lines += lineOf("} else {");
    lines += asLines(std::string(text_.substr(whole_.begin, whole_.length())));
    lines += lineOf("}");
    if (needsBraces) lines = lineOf("{") + indented(lines, layout_) + lineOf("}");
    if (isOnOwnLines) return {whole_, lines};
    lines.erase(0, indent_.size());
    return {whole_, lines.substr(0, lines.size() - layout_.lineEnd.size())};
  }

private:
  std::string lineOf(const std::string &words) const { return indent_ + words + layout_.lineEnd; }

  std::string asLines(std::string text) const {
    if (!text.ends_with('\n')) text = indent_ + text + layout_.lineEnd;
    return indented(text, layout_);
  }

  std::string edited() {
    std::ranges::stable_sort(edits_, {}, &TextEdit::span);
    std::string out;
    std::uint32_t at = whole_.begin;
    for (const TextEdit &edit : edits_) {
      if (edit.span.begin < at) continue; // in a part that is left out
      out += text_.substr(at, edit.span.begin - at);
      out += edit.replacement;
      at = edit.span.end;
    }
    out += text_.substr(at, whole_.end - at);
    return out;
  }

  void remove(std::uint32_t begin, std::uint32_t end) {
    edits_.push_back({{.file = span_.file, .begin = begin, .end = end}, ""});
  }

  void leaveOut(const VectorGuard &guard) {
    const SourceSpan &span = body_[guard.statement].spelling.span;
    if (guard.leaves) {
      const SourceSpan lines = extentWithin(text_, span);
      return remove(lines.begin, lines.end);
    }
    const StatementId then = body_[guard.statement].children.front();
    if (!unwrap(span, then)) remove(span.begin, body_[then].spelling.span.begin);
  }

  /// Takes the lines of the braces away where the names that are declared between them stay unique.
  bool unwrap(const SourceSpan &span, StatementId then) {
    const SourceSpan &block = body_[then].spelling.span;
    if (body_[then].kind != StatementKind::compound || isAmbiguous(then)) return false;
    // Where the condition is all that the loop does, the braces are the loop's, too.
    if (body_[body_[body_[then].parent].parent].kind != StatementKind::compound) return false;
    const std::uint32_t open = trailingEnd(text_, block.begin + 1);
    const std::uint32_t close = lineBegin(text_, block.end - 1);
    const std::uint32_t end = trailingEnd(text_, block.end);
    const bool isOnOwnLines = startsLine(text_, span.begin) && open > block.begin + 1 && text_[open - 1] == '\n' &&
                              startsLine(text_, block.end - 1) && close >= open && text_[end - 1] == '\n';
    if (!isOnOwnLines) return false;
    const std::string deeper = std::string(indentationAt(text_, span.begin)) + layout_.unit;
    remove(lineBegin(text_, span.begin), open);
    for (std::uint32_t at = open; at < close;) {
      if (text_.substr(at).starts_with(deeper)) remove(at, at + static_cast<std::uint32_t>(layout_.unit.size()));
      at = static_cast<std::uint32_t>(text_.find('\n', at) + 1);
    }
    remove(close, end);
    return true;
  }

  bool isAmbiguous(StatementId then) const {
    std::set<std::string> inner;
    for (const StatementId child : body_[then].children)
      for (const VariableId v : body_[child].variables)
        inner.insert(body_[v].name);
    return std::ranges::any_of(statementsIn(body_, loop_), [&](StatementId id) {
      return body_[id].parent != then &&
             std::ranges::any_of(body_[id].variables, [&](VariableId v) { return inner.contains(body_[v].name); });
    });
  }

  const BodyIndex &index_;
  const Body &body_;
  StatementId loop_;
  const WholeVersion &version_;
  const Layout &layout_;
  SourceSpan span_;
  std::string_view text_;
  std::string indent_;
  SourceSpan whole_; ///< with the rest of its lines
  TextEdits edits_;
};

} // namespace

TextEdit versionedLoop(const BodyIndex &index, StatementId loop, const WholeVersion &version, const Layout &layout) {
  return VersionWriter(index, loop, version, layout).run();
}

} // namespace warpgrain::transform

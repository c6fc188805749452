// SPDX-License-Identifier: Apache-2.0
#include "core/steps/unroll/JamWriter.h"

#include "core/steps/loopkit/CounterText.h"
#include "core/steps/rewrite/Comments.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/Declarator.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class CopyEditor {
public:
  CopyEditor(const BodyIndex &index, const Grouping &grouping, const JamPlan &plan, FreshNames &names)
      : index_(index), body_(index.body()), unit_(index.unit()), grouping_(grouping), plan_(plan), names_(names) {}

  std::expected<std::vector<TextEdits>, Verdict> run() {
    if (auto why = whyNotNamed()) return std::unexpected(*why);
    const SourceSpan &within = body_[plan_.level.body].spelling.span;
    for (std::int64_t copy = 0; copy < grouping_.factor; ++copy) {
      auto moved = counterMoved(index_, grouping_.loop, within, copy);
      if (!moved) return std::unexpected(moved.error());
      copies_.push_back(std::move(*moved));
    }
    for (const VariableId variable : inOrder(plan_.declared)) {
      for (std::size_t copy = 0; copy < copies_.size(); ++copy) {
        const std::string name = nameOf(variable, copy);
        copies_[copy].push_back({body_[variable].nameSpan, name});
        rename(variable, copy, name);
      }
    }
    for (const JamPlan::Private &own : plan_.privates)
      makePrivate(own);
    return std::move(copies_);
  }

private:
  /// Sorts variables by their place in the text, so that names do not depend on anything else.
  std::vector<VariableId> inOrder(const std::set<VariableId> &variables) const {
    std::vector<VariableId> out(variables.begin(), variables.end());
    std::ranges::sort(out, {}, [this](VariableId v) { return body_[v].nameSpan.begin; });
    return out;
  }

  std::optional<Verdict> whyNotNamed() const {
    std::set<VariableId> renamed = plan_.declared;
    for (const JamPlan::Private &own : plan_.privates)
      renamed.insert(own.variable);
    const SourceSpan &within = body_[plan_.level.body].spelling.span;
    if (const auto unknown = findUnknownName(index_, within, renamed)) return Verdict::unknown(*unknown);
    for (const VariableId variable : renamed)
      for (const Use *use : index_.usesOf(variable)) {
        const Spelling &spelling = body_[use->expression].spelling;
        if (within.contains(spelling.span) && !spelling.editable())
          return Verdict::unknown({ReasonId::macroNamesVariable, {spelling.macro, body_[variable].name}},
                                  spelling.span);
      }
    return std::nullopt;
  }

  std::string nameOf(VariableId variable, std::size_t copy) {
    const std::string &name = body_[variable].name;
    const bool endsInDigit = name.back() >= '0' && name.back() <= '9';
    return names_.take(name + (endsInDigit ? "_" : "") + std::to_string(copy));
  }

  void rename(VariableId variable, std::size_t copy, const std::string &name) {
    const SourceSpan &within = body_[plan_.level.body].spelling.span;
    for (const Use *use : index_.usesOf(variable)) {
      const SourceSpan &span = body_[use->expression].spelling.span;
      if (within.contains(span)) copies_[copy].push_back({span, name});
    }
  }

  /// The assignment that begins its life becomes its declaration; the last copy keeps the one before the loop.
  void makePrivate(const JamPlan::Private &own) {
    const Declarator declarator = splitDeclarator(unit_, body_, own.variable);
    const std::string type = assignableType(unit_, body_, own.variable, declarator);
    const std::string suffix = assignableSuffix(unit_, body_, own.variable, declarator);
    const SourceSpan &statement = body_[own.definition].spelling.span;
    for (std::size_t copy = 0; copy + 1 < copies_.size(); ++copy) {
      const std::string name = nameOf(own.variable, copy);
      rename(own.variable, copy, name);
      for (TextEdit &edit : copies_[copy])
        if (edit.span.begin == statement.begin) edit.replacement = type + edit.replacement + suffix;
    }
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const Grouping &grouping_;
  const JamPlan &plan_;
  FreshNames &names_;
  std::vector<TextEdits> copies_;
};

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.back()))
    text.remove_suffix(1);
  while (!text.empty() && isBlank(text.front()))
    text.remove_prefix(1);
  return text;
}

} // namespace

std::expected<std::vector<TextEdits>, Verdict> editsOfCopies(const BodyIndex &index, const Grouping &grouping,
                                                             const JamPlan &plan, FreshNames &names) {
  return CopyEditor(index, grouping, plan, names).run();
}

JamWriter::JamWriter(const BodyIndex &index, const LoopWriter &writer, const std::vector<TextEdits> &copies)
    : body_(index.body()), writer_(writer), copies_(copies), file_(writer.file()),
      text_(index.unit()[writer.file()].text) {}

std::string JamWriter::linesOf(const JamLevel &level, const std::string &indent) const {
  const SourceSpan content = writer_.contentOf(level.body);
  std::string out;
  std::uint32_t begin = content.begin;
  for (const JamSegment &segment : level.segments) {
    const bool isLast = &segment == &level.segments.back();
    const std::uint32_t end =
        isLast ? content.end
               : std::min(trailingEnd(text_, body_[segment.statements.back()].spelling.span.end), content.end);
    const SourceSpan piece{.file = file_, .begin = begin, .end = end};
    out += segment.isShared() ? sharedLoop(segment, piece, indent) : copiesOf(piece, indent);
    begin = end;
  }
  return out;
}

std::string JamWriter::copiesOf(const SourceSpan &piece, const std::string &indent) const {
  std::string out = writer_.linesOf(piece, copies_.front(), indent);
  for (std::size_t copy = 1; copy < copies_.size(); ++copy)
    out += withoutComments(writer_.linesOf(piece, copies_[copy], indent));
  return out;
}

std::string JamWriter::sharedLoop(const JamSegment &segment, const SourceSpan &piece, const std::string &indent) const {
  const Statement &loop = body_[segment.statements.front()];
  const JamLevel &level = segment.inside.front();
  const SourceSpan &body = body_[level.body].spelling.span;
  const std::string around =
      startsLine(text_, loop.keyword.begin) ? std::string(indentationAt(text_, loop.keyword.begin)) : indent;
  const std::string &end = writer_.layout().lineEnd;
  std::string out = writer_.linesOf({.file = file_, .begin = piece.begin, .end = loop.keyword.begin}, {}, indent);
  out += around + writer_.opened({.file = file_, .begin = loop.keyword.begin, .end = body.begin}, level.body, {});
  out += linesOf(level, around + writer_.layout().unit) + around + "}";
  if (body_[level.body].kind == StatementKind::compound && piece.end > body.end)
    if (const auto tail = trimmed(text_.substr(body.end, piece.end - body.end)); !tail.empty())
      out += tail.find('\n') == std::string_view::npos ? " " + std::string(tail) : end + indent + std::string(tail);
  return out + end;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/UnusedValues.h"

#include "core/model/Walk.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/WholeLines.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

class UnusedFinder {
public:
  UnusedFinder(const BodyIndex &index, const SourceSpan &piece, const TextEdits &edits)
      : index_(index), body_(index.body()), unit_(index.unit()), piece_(piece) {
    for (const TextEdit &edit : edits)
      gone_.push_back(edit.span);
  }

  TextEdits run() {
    for (bool isNew = true; isNew;) {
      isNew = false;
      for (std::size_t i = 0; i < body_.variables.size(); ++i)
        isNew |= takeOut(VariableId{static_cast<std::uint32_t>(i)});
    }
    takeBlankLines();
    return std::move(out_);
  }

private:
  /// Takes out the blank line that would be left behind a brace where several declarations went.
  void takeBlankLines() {
    std::ranges::sort(out_, {}, &TextEdit::span);
    for (std::size_t first = 0; first < out_.size();) {
      std::size_t last = first;
      while (last + 1 < out_.size() && out_[last + 1].span.begin == out_[last].span.end)
        ++last;
      const std::string_view text = unit_[out_[first].span.file].text;
      const std::size_t before = text.substr(0, out_[first].span.begin).find_last_not_of(" \t\r\n");
      SourceSpan &span = out_[last].span;
      const std::size_t word = text.find_first_not_of(" \t\r", span.end);
      const bool isBlank = startsLine(text, span.end) && word != std::string_view::npos && text[word] == '\n';
      if (isBlank && before != std::string_view::npos && text[before] == '{')
        span.end = static_cast<std::uint32_t>(word + 1);
      first = last + 1;
    }
  }

  bool isGone(const SourceSpan &span) const {
    return std::ranges::any_of(gone_, [&](const SourceSpan &whole) { return whole.contains(span); });
  }

  bool isPlain(const Variable &v) const {
    if (!isSome(v.statement) || !isSome(v.type) || v.space != VariableSpace::local || v.isStatic) return false;
    const Statement &declaration = body_[v.statement];
    const TypeKind kind = unit_[v.type].kind;
    const bool isBlock = isSome(declaration.parent) && body_[declaration.parent].kind == StatementKind::compound;
    return isBlock && declaration.kind == StatementKind::declaration && declaration.variables.size() == 1 &&
           declaration.spelling.origin == SpellingOrigin::file && piece_.contains(declaration.spelling.span) &&
           (kind == TypeKind::integer || kind == TypeKind::floating) && !unit_[v.type].isVolatile &&
           isSome(v.initializer) && computesAlone(v.initializer);
  }

  bool computesAlone(ExpressionId value) const {
    return std::ranges::all_of(expressionsIn(body_, value), [this](ExpressionId id) {
      const Expression &e = body_[id];
      const bool isPart = e.kind == ExpressionKind::literal || e.kind == ExpressionKind::variable ||
                          e.kind == ExpressionKind::builtinIndex || e.kind == ExpressionKind::cast ||
                          e.kind == ExpressionKind::binary;
      return isPart && index_.accessAt(id) == nullptr;
    });
  }

  bool takeOut(VariableId id) {
    const Variable &v = body_[id];
    if (!isPlain(v)) return false;
    const SourceSpan &span = body_[v.statement].spelling.span;
    const auto uses = index_.usesOf(id);
    const bool isUsed =
        std::ranges::any_of(uses, [&](const Use *use) { return !isGone(body_[use->expression].spelling.span); });
    if (uses.empty() || isUsed || isGone(span)) return false; // what nobody used before is the person's matter
    const SourceSpan lines = extentWithin(unit_[span.file].text, span);
    gone_.push_back(lines);
    out_.push_back({lines, ""});
    return true;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  SourceSpan piece_;
  std::vector<SourceSpan> gone_;
  TextEdits out_;
};

} // namespace

TextEdits unusedDeclarations(const BodyIndex &index, const SourceSpan &piece, const TextEdits &edits) {
  return UnusedFinder(index, piece, edits).run();
}

} // namespace warpgrain::transform

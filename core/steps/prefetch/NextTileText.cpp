// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/NextTileText.h"

#include "core/steps/loopkit/CounterText.h"
#include "core/steps/prefetch/CopyPrinter.h"
#include "core/steps/prefetch/FirstTile.h"
#include "core/steps/rewrite/WholeLines.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

Layout layoutOfBody(const Function &kernel, std::string_view text) {
  const Body &body = kernel.body;
  const auto &statements = body[body.root].children;
  const std::uint32_t begin = statements.empty() ? kernel.bodySpan.begin : body[statements.front()].keyword.begin;
  return detectLayout(text, begin, kernel.bodySpan.end - 1);
}

} // namespace

NextTileText::NextTileText(KernelStudy &study, const TileCopies &copies)
    : index_(study.index()), unit_(study.unit()), body_(study.kernel().body), copies_(copies), loop_(copies.loop),
      text_(unit_[body_[copies.loop.loop].keyword.file].text), layout_(layoutOfBody(study.kernel(), text_)),
      names_(unit_, study.kernel()) {}

std::optional<Verdict> NextTileText::prepare(Verdict &verdict) {
  auto first = FirstIteration::of(index_, loop_);
  if (!first) return first.error();
  first_ = *std::move(first);
  nameStride(verdict);
  auto condition = movedText(loop_.condition);
  if (!condition) return condition.error();
  nextCondition_ = *std::move(condition);
  for (const StatementId id : copies_.statements)
    if (const auto moved = movedText(body_[id].spelling.span); !moved) return moved.error();
  return std::nullopt;
}

/// A step of another type than the counter gets a name of the counter's: the sum of both is then of that type, as the
/// counter's next value is.
void NextTileText::nameStride(Verdict &verdict) {
  if (loop_.step || !isSome(loop_.stepExpression)) return;
  const Type &counter = unit_[body_[loop_.counter].type];
  const Expression &step = body_[loop_.stepExpression];
  if (isSome(step.type) && unit_[step.type].name == counter.name) return;
  const std::string stride = names_.take("stride");
  declarations_.push_back("const " + counter.name + " " + stride + " = " + loop_.stepText + ";");
  loop_.stepText = stride;
  const std::string sum = body_[loop_.counter].name + (loop_.countsDown ? " - " : " + ") + stride;
  verdict.assume({ReasonId::sumDoesNotOverflow, {sum, counter.name}}, step.spelling.span);
}

std::string NextTileText::firstTextOf(const SourceSpan &span) const {
  return transform::firstTextOf(index_, loop_, *first_, span);
}

std::string NextTileText::nextTextOf(const SourceSpan &span) const {
  return *movedText(span); // prepare() tried all of it
}

std::expected<std::string, Verdict> NextTileText::movedText(const SourceSpan &span) const {
  auto edits = counterMoved(index_, loop_, span, 1);
  if (!edits) return std::unexpected(edits.error());
  for (TextEdit &edit : *edits) {
    edit.span.begin -= span.begin;
    edit.span.end -= span.begin;
  }
  const std::string_view original = unit_.textOf(span);
  return applyEdits(original, span.file, *edits).value_or(std::string(original));
}

std::vector<std::string> NextTileText::guarded(const std::string &condition,
                                               const std::vector<std::string> &lines) const {
  if (lines.empty()) return {};
  const bool isOne = lines.size() == 1 && copies_.declarations.empty();
  if (condition.empty() && copies_.declarations.empty()) return lines;
  std::vector<std::string> out;
  const std::string head = condition.empty() ? "" : "if (" + onOneLine(condition) + ")";
  out.push_back(head + (isOne ? "" : head.empty() ? "{" : " {"));
  for (const std::string &line : lines)
    out.push_back(layout_.unit + line);
  if (!isOne) out.emplace_back("}");
  return out;
}

TextEdit NextTileText::behindBarrier(const std::vector<std::string> &lines) const {
  return behind(body_[copies_.barrier].spelling.span, lines);
}

TextEdit NextTileText::behind(const SourceSpan &statement, const std::vector<std::string> &lines) const {
  const std::uint32_t end = trailingEnd(text_, statement.end);
  const bool isOnOwnLine = startsLine(text_, statement.begin) && end > statement.end && text_[end - 1] == '\n';
  std::string words;
  const std::string indent(indentationAt(text_, statement.begin));
  for (const std::string &line : lines)
    words += isOnOwnLine ? indent + line + layout_.lineEnd : " " + line.substr(line.find_first_not_of(" \t"));
  const std::uint32_t at = isOnOwnLine ? end : statement.end;
  return {{.file = statement.file, .begin = at, .end = at}, words};
}

TextEdit NextTileText::before(const SourceSpan &statement, const std::vector<std::string> &lines) const {
  const bool isOnOwnLine = startsLine(text_, statement.begin);
  const std::string indent(indentationAt(text_, statement.begin));
  std::string words;
  for (const std::string &line : lines)
    words += line + (isOnOwnLine ? layout_.lineEnd + indent : " ");
  return {{.file = statement.file, .begin = statement.begin, .end = statement.begin}, words};
}

void NextTileText::leaveOutUnused(std::vector<SourceSpan> gone, TextEdits &edits) const {
  std::set<StatementId> removed;
  for (bool isDone = false; !isDone;) {
    isDone = true;
    for (const StatementId id : copies_.declarations) {
      const SourceSpan &span = body_[id].spelling.span;
      const bool isGone = std::ranges::any_of(gone, [&](const SourceSpan &each) { return each.contains(span); });
      if (isGone || removed.contains(id) || isUsed(id, gone)) continue;
      removed.insert(id);
      gone.push_back(span);
      edits.push_back({extentWithin(text_, span), ""});
      isDone = false;
    }
  }
}

bool NextTileText::isUsed(StatementId declaration, const std::vector<SourceSpan> &gone) const {
  return std::ranges::any_of(body_[declaration].variables, [&](VariableId v) {
    return std::ranges::any_of(index_.usesOf(v), [&](const Use *use) {
      const SourceSpan &place = body_[use->expression].spelling.span;
      return std::ranges::none_of(gone, [&](const SourceSpan &span) { return span.contains(place); });
    });
  });
}

} // namespace warpgrain::transform

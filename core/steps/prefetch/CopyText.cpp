// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/CopyText.h"

#include "core/steps/loopkit/CounterText.h"
#include "core/steps/prefetch/CopyPrinter.h"
#include "core/steps/prefetch/FirstTile.h"
#include "core/steps/prefetch/TileRegisters.h"
#include "core/steps/registers/FirstIteration.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/spread/StatementFrame.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class PrefetchWriter {
public:
  PrefetchWriter(KernelStudy &study, const TileCopies &copies)
      : study_(study), index_(study.index()), unit_(study.unit()), body_(study.kernel().body), copies_(copies),
        loop_(copies.loop), text_(unit_[body_[copies.loop.loop].keyword.file].text), layout_(layoutOf(study.kernel())),
        names_(unit_, study.kernel()) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    auto first = FirstIteration::of(index_, loop_);
    if (!first) return std::unexpected(first.error());
    nameStride(verdict);
    auto condition = nextTextOf(loop_.condition);
    if (!condition) return std::unexpected(condition.error());
    for (const SourceSpan &part : movedParts())
      if (auto moved = nextTextOf(part); !moved) return std::unexpected(moved.error());
    const TileRegisters registers(index_, copies_, names_);
    const CopyPrinter printer(index_, copies_, registers, layout_);
    const auto ofFirst = [&](const SourceSpan &span) { return firstTextOf(index_, loop_, *first, span); };
    const auto ofNext = [&](const SourceSpan &span) { return *nextTextOf(span); };
    FrameLines frame{.before = strideLines_, .after = {}};
    const bool isPlain = first->guard().empty() && copies_.declarations.empty();
    for (const CopiedElement &element : copies_.elements) {
      const std::string declared = registers.declarationOf(element);
      const bool holdsValue = isPlain && isTop(element.statement);
      frame.before.push_back(declared +
                             (holdsValue ? " = " + printer.valueOf(element, ofFirst) + ";" : std::string(";")));
    }
    append(frame.before,
           guarded(first->guard(), printer.lines(ofFirst, [&](StatementId id) { return isPlain && isTop(id); })));
    TextEdits inner = printer.storeEdits();
    leaveOutUnused(inner);
    inner.push_back(behindBarrier(guarded(*condition, printer.lines(ofNext, [](StatementId) { return false; }))));
    if (!startsLine(text_, body_[loop_.loop].spelling.span.begin))
      std::ranges::transform(frame.before, frame.before.begin(), withoutIndent);
    TextEdits edits;
    frameStatements(unit_, body_, loop_.loop, loop_.loop, frame, inner, edits);
    tell(registers, verdict);
    return edits;
  }

private:
  Layout layoutOf(const Function &kernel) const {
    const auto &statements = body_[body_.root].children;
    const std::uint32_t begin = statements.empty() ? kernel.bodySpan.begin : body_[statements.front()].keyword.begin;
    return detectLayout(text_, begin, kernel.bodySpan.end - 1);
  }

  static void append(std::vector<std::string> &lines, const std::vector<std::string> &more) {
    lines.insert(lines.end(), more.begin(), more.end());
  }

  bool isTop(StatementId id) const { return body_[id].parent == body_[loop_.loop].children.front(); }

  /// A step of another type than the counter gets a name of the counter's: the sum of both is then of that type, as the
  /// counter's next value is.
  void nameStride(Verdict &verdict) {
    if (loop_.step || !isSome(loop_.stepExpression)) return;
    const Type &counter = unit_[body_[loop_.counter].type];
    const Expression &step = body_[loop_.stepExpression];
    if (isSome(step.type) && unit_[step.type].name == counter.name) return;
    const std::string stride = names_.take("stride");
    strideLines_.push_back("const " + counter.name + " " + stride + " = " + loop_.stepText + ";");
    loop_.stepText = stride;
    const std::string sum = body_[loop_.counter].name + (loop_.countsDown ? " - " : " + ") + stride;
    verdict.assume({ReasonId::sumDoesNotOverflow, {sum, counter.name}}, step.spelling.span);
  }

  /// All pieces of text that are written for the next iteration.
  std::vector<SourceSpan> movedParts() const {
    std::vector<SourceSpan> out;
    for (const StatementId id : copies_.statements)
      out.push_back(body_[id].spelling.span);
    return out;
  }

  std::expected<std::string, Verdict> nextTextOf(const SourceSpan &span) const {
    auto edits = counterMoved(index_, loop_, span, 1);
    if (!edits) return std::unexpected(edits.error());
    for (TextEdit &edit : *edits) {
      edit.span.begin -= span.begin;
      edit.span.end -= span.begin;
    }
    const std::string_view original = unit_.textOf(span);
    return applyEdits(original, span.file, *edits).value_or(std::string(original));
  }

  /// Lines under a condition; in braces where there are several, or where they declare something.
  std::vector<std::string> guarded(const std::string &condition, const std::vector<std::string> &lines) const {
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

  static std::string withoutIndent(const std::string &line) { return line.substr(line.find_first_not_of(" \t")); }

  TextEdit behindBarrier(const std::vector<std::string> &lines) const {
    const SourceSpan &span = body_[copies_.barrier].spelling.span;
    const std::uint32_t end = trailingEnd(text_, span.end);
    const bool isOnOwnLine = startsLine(text_, span.begin) && end > span.end && text_[end - 1] == '\n';
    std::string words;
    const std::string indent(indentationAt(text_, span.begin));
    for (const std::string &line : lines)
      words += isOnOwnLine ? indent + line + layout_.lineEnd : " " + withoutIndent(line);
    const std::uint32_t at = isOnOwnLine ? end : span.end;
    return {{.file = span.file, .begin = at, .end = at}, words};
  }

  /// Takes declarations away that only what is loaded needed.
  void leaveOutUnused(TextEdits &edits) const {
    std::vector<SourceSpan> gone;
    for (const CopiedElement &element : copies_.elements)
      gone.push_back(body_[element.value].spelling.span);
    std::set<StatementId> removed;
    for (bool isDone = false; !isDone;) {
      isDone = true;
      for (const StatementId id : copies_.declarations) {
        if (removed.contains(id) || isUsed(id, gone)) continue;
        removed.insert(id);
        gone.push_back(body_[id].spelling.span);
        edits.push_back({extentWithin(text_, body_[id].spelling.span), ""});
        isDone = false;
      }
    }
  }

  bool isUsed(StatementId declaration, const std::vector<SourceSpan> &gone) const {
    return std::ranges::any_of(body_[declaration].variables, [&](VariableId v) {
      return std::ranges::any_of(index_.usesOf(v), [&](const Use *use) {
        const SourceSpan &place = body_[use->expression].spelling.span;
        return std::ranges::none_of(gone, [&](const SourceSpan &span) { return span.contains(place); });
      });
    });
  }

  void tell(const TileRegisters &registers, Verdict &verdict) const {
    for (const CopyLoop &each : copies_.loops) {
      if (!each.dependsOnStart) continue;
      const Variable &counter = body_[each.loop.counter];
      const SourceSpan &place = body_[counter.initializer].spelling.span;
      const std::int64_t far = each.most > 1 ? (each.most - 1) * each.loop.step.value_or(0) : 0;
      const std::string last = onOneLine(unit_.textOf(place)) + (far > 0 ? " + " + std::to_string(far) : "");
      verdict.assumeOnce({ReasonId::sumDoesNotOverflow, {last, unit_[counter.type].name}}, place);
    }
    if (const auto bytes = registers.bytes())
      verdict.reasons.push_back({ReasonId::nextTileInRegisters, {*bytes}, body_[loop_.loop].keyword});
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Body &body_;
  const TileCopies &copies_;
  CountingLoop loop_; ///< its step may have got a name
  std::string_view text_;
  Layout layout_;
  FreshNames names_;
  std::vector<std::string> strideLines_;
};

} // namespace

std::expected<TextEdits, Verdict> writePrefetch(KernelStudy &study, const TileCopies &copies, Verdict &verdict) {
  return PrefetchWriter(study, copies).run(verdict);
}

} // namespace warpgrain::transform

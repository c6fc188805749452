// SPDX-License-Identifier: Apache-2.0
#include "core/base/TextEdit.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/steps/loopkit/CounterText.h"
#include "core/steps/prefetch/AsyncCopies.h"
#include "core/steps/prefetch/CopyPrinter.h"
#include "core/steps/prefetch/NextTileText.h"
#include "core/steps/rewrite/IncludeHeader.h"
#include "core/steps/rewrite/Operand.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/spread/StatementFrame.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

class AsyncWriter {
public:
  AsyncWriter(KernelStudy &study, const TileCopies &copies, const std::vector<TileArray> &arrays)
      : study_(study), index_(study.index()), unit_(study.unit()), body_(study.kernel().body), copies_(copies),
        arrays_(arrays), text_(study, copies) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = text_.prepare(verdict)) return std::unexpected(*std::move(why));
    nameTurn();
    const std::string_view close = unit_.dialect->closeCopies();
    FrameLines frame{.before = text_.declarations(), .after = {}};
    if (!turn_.empty()) frame.before.push_back("int " + turn_ + " = 0;");
    const auto ofFirst = [&](const SourceSpan &span) { return text_.firstTextOf(span); };
    const auto ofNext = [&](const SourceSpan &span) { return text_.nextTextOf(span); };
    append(frame.before, text_.guarded(text_.firstCondition(), copyLines("0", ofFirst)));
    frame.before.emplace_back(close);
    TextEdits inner;
    for (const TileArray &array : arrays_)
      for (const SourceSpan &use : array.uses)
        inner.push_back({{.file = use.file, .begin = use.end, .end = use.end}, "[" + current_ + "]"});
    inner.push_back(text_.before(body_[copies_.barrier].spelling.span, {std::string(unit_.dialect->waitForCopies())}));
    std::vector<std::string> behind = text_.guarded(text_.nextCondition(), copyLines(next_, ofNext));
    behind.emplace_back(close);
    inner.push_back(text_.behindBarrier(behind));
    endIteration(frame, inner);
    takeCopiesAway(inner);
    const SourceSpan &loop = body_[copies_.loop.loop].spelling.span;
    if (!startsLine(unit_[loop.file].text, loop.begin))
      for (std::string &line : frame.before)
        line.erase(0, line.find_first_not_of(" \t"));
    TextEdits edits;
    frameStatements(unit_, body_, copies_.loop.loop, copies_.loop.loop, frame, inner, edits);
    for (const TileArray &array : arrays_) {
      const SourceSpan &name = body_[array.variable].nameSpan;
      edits.push_back({{.file = name.file, .begin = name.end, .end = name.end}, "[2]"});
    }
    const SourceSpan &kernel = study_.kernel().nameSpan;
    if (auto include = includeOf(unit_, kernel.file, kernel.begin, unit_.dialect->headersOfCopies()))
      edits.push_back(*std::move(include));
    return edits;
  }

private:
  static void append(std::vector<std::string> &lines, const std::vector<std::string> &more) {
    lines.insert(lines.end(), more.begin(), more.end());
  }

  /// Which of the two is used in an iteration: by its number where the counter tells it, which begins at 0 and counts
  /// by a constant; else by a variable that changes to and fro.
  void nameTurn() {
    const CountingLoop &loop = copies_.loop;
    const ExpressionId first = loop.declaresCounter ? body_[loop.counter].initializer : none<ExpressionId>;
    const bool isTold =
        isSome(first) && constantValue(body_, unit_, first) == 0 && loop.step && *loop.step > 0 && !loop.countsDown;
    if (!isTold) {
      turn_ = text_.names().take("turn");
      current_ = turn_;
      next_ = turn_ + " ^ 1";
      return;
    }
    std::string number = body_[loop.counter].name;
    if (*loop.step != 1) number += " / " + asOperand(unit_, stepsText(unit_, loop, 1));
    current_ = number + " & 1";
    next_ = "(" + number + " + 1) & 1";
  }

  std::vector<std::string> copyLines(const std::string &half, const SpokenText &speak) const {
    const auto ofElement = [&](const CopiedElement &element, const SpokenText &spoken) {
      return valueLines(element.value, targetText(element, half, spoken), element, spoken);
    };
    const CopyPrinter printer(index_, copies_, text_.layout(), ofElement);
    return printer.lines(speak, [](StatementId) { return false; });
  }

  /// `As[0][ty][tx]`: the target's text begins with the array's name.
  std::string targetText(const CopiedElement &element, const std::string &half, const SpokenText &speak) const {
    const std::string &name = body_[index_.accessAt(element.target)->array].name;
    return name + "[" + half + "]" + onOneLine(speak(body_[element.target].spelling.span)).substr(name.size());
  }

  std::vector<std::string> valueLines(ExpressionId value, const std::string &target, const CopiedElement &element,
                                      const SpokenText &speak) const {
    const ExpressionId inside = withoutImplicitCasts(body_, value);
    const Expression &e = body_[inside];
    const auto words = [&](ExpressionId id) { return onOneLine(speak(body_[id].spelling.span)); };
    if (e.kind == ExpressionKind::conditional) {
      const auto then = valueLines(e.operands[1], target, element, speak);
      const auto otherwise = valueLines(e.operands[2], target, element, speak);
      const bool hasBraces = then.size() > 1 || otherwise.size() > 1;
      std::vector<std::string> out{"if (" + words(e.operands[0]) + (hasBraces ? ") {" : ")")};
      for (const std::string &line : then)
        out.push_back(text_.layout().unit + line);
      out.emplace_back(hasBraces ? "} else {" : "else");
      for (const std::string &line : otherwise)
        out.push_back(text_.layout().unit + line);
      if (hasBraces) out.emplace_back("}");
      return out;
    }
    if (!isCopiedAsItStands(index_, inside)) return {target + " = " + words(value) + ";"};
    const std::string from = e.kind == ExpressionKind::unary ? words(e.operands[0]) : "&" + words(inside);
    return {unit_.dialect->beginCopy("&" + target, from, "sizeof(" + typeOf(element, target) + ")")};
  }

  /// The element's type, as the array is declared: of a template's own body nothing else may tell it.
  std::string typeOf(const CopiedElement &element, const std::string &target) const {
    TypeId type = body_[index_.accessAt(element.target)->array].type;
    while (isSome(type) && unit_[type].kind == TypeKind::array)
      type = unit_[type].element;
    const bool hasName = isSome(type) && !unit_[type].name.starts_with('<');
    return hasName ? unit_[type].name : target;
  }

  /// The barrier at the body's end keeps the next copies from a tile that is still used, and they go elsewhere now. So
  /// where nothing else in the loop needs it, all threads wait for each other once, behind the loop.
  void endIteration(FrameLines &frame, TextEdits &inner) const {
    const std::vector<StatementId> &inside = body_[body_[copies_.loop.loop].children.front()].children;
    const std::vector<std::string> turning =
        turn_.empty() ? std::vector<std::string>() : std::vector<std::string>{turn_ + " ^= 1;"};
    const SourceSpan &last = body_[inside.back()].spelling.span;
    if (!isFreeBarrier(inside.back())) {
      if (!turning.empty()) inner.push_back(text_.behind(last, turning));
      return;
    }
    frame.after.emplace_back(unit_.dialect->blockBarrier());
    if (turning.empty())
      inner.push_back({extentWithin(unit_[last.file].text, last), ""});
    else
      inner.push_back({last, turning.front()});
  }

  /// A barrier that separates nothing but uses of the tile from what follows: the loop writes no other memory that
  /// threads share.
  bool isFreeBarrier(StatementId id) const {
    const Statement &statement = body_[id];
    if (id == copies_.barrier || statement.kind != StatementKind::expression || !isSome(statement.expression))
      return false;
    const Expression &call = body_[statement.expression];
    if (call.kind != ExpressionKind::call || !unit_.dialect->isPlainBlockBarrier(call.callee) ||
        statement.spelling.origin != SpellingOrigin::file)
      return false;
    for (const Access &access : index_.accesses()) {
      if (!access.writes() || access.space == MemorySpace::local || !isSome(access.statement)) continue;
      if (isInside(body_, access.statement, copies_.loop.loop) && !isCopied(access.statement)) return false;
    }
    for (const ExpressionId each : expressionsInStatement(body_, copies_.loop.loop)) {
      if (body_[each].kind != ExpressionKind::call && body_[each].kind != ExpressionKind::construct) continue;
      if (study_.effects().ofExpression(index_, each).has(Trait::writesMemory)) return false;
    }
    return true;
  }

  bool isCopied(StatementId statement) const {
    return std::ranges::find(copies_.elements, statement, &CopiedElement::statement) != copies_.elements.end();
  }

  /// What stood before the barrier, with the declarations that only copies needed.
  void takeCopiesAway(TextEdits &edits) const {
    std::vector<SourceSpan> gone;
    for (const StatementId id : copies_.statements)
      if (body_[id].kind != StatementKind::declaration) gone.push_back(body_[id].spelling.span);
    TextEdits taken;
    for (const SourceSpan &span : gone)
      taken.push_back({extentWithin(unit_[span.file].text, span), ""});
    text_.leaveOutUnused(gone, taken);
    std::ranges::sort(taken, {}, [](const TextEdit &edit) { return edit.span.begin; });
    for (std::size_t i = 0; i < taken.size(); ++i) {
      TextEdit one = taken[i];
      for (; i + 1 < taken.size() && taken[i + 1].span.begin <= one.span.end; ++i) // a blank line may be of both
        one.span.end = std::max(one.span.end, taken[i + 1].span.end);
      edits.push_back(std::move(one));
    }
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Body &body_;
  const TileCopies &copies_;
  const std::vector<TileArray> &arrays_;
  NextTileText text_;
  std::string turn_;    ///< the variable that tells which of the two is used; empty where the counter does
  std::string current_; ///< the subscript of the tile that is used
  std::string next_;    ///< and of the one that is copied meanwhile
};

} // namespace

std::expected<TextEdits, Verdict> writeAsyncCopies(KernelStudy &study, const TileCopies &copies,
                                                   const std::vector<TileArray> &arrays, Verdict &verdict) {
  return AsyncWriter(study, copies, arrays).run(verdict);
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/motion/Motion.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <ranges>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view moveUsage =
    "move LINE before|after LINE, where each is the line that a statement begins in (L42)";

bool isLine(const std::string &word) {
  return word.size() > 1 && word[0] == 'L' && word[1] != '0' &&
         word.find_first_not_of("0123456789", 1) == std::string::npos;
}

class Mover {
public:
  Mover(KernelStudy &study, const Step &step)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), step_(step),
        before_(step.arguments[1] == "before") {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto moved = findStatement(unit_, study_.id(), step_.arguments[0]);
    if (!moved) return std::unexpected(moved.error());
    const auto target = findStatement(unit_, study_.id(), step_.arguments[2]);
    if (!target) return std::unexpected(target.error());
    const auto motion = motionTo(unit_, body_, *moved, *target, before_);
    if (!motion) return std::unexpected(motion.error());
    auto edits = write(*moved, *target);
    if (!edits) return edits;
    if (auto why = whyNotPassed(study_, *motion, verdict)) return std::unexpected(*std::move(why));
    return edits;
  }

private:
  std::expected<SourceSpan, Verdict> linesOf(StatementId id) const {
    const SourceSpan &span = body_[id].spelling.span;
    const std::string_view text = unit_[span.file].text;
    const auto lines = linesOfStatement(text, span);
    if (!lines) return std::unexpected(Verdict::unknown(ReasonId::statementSharesLines, span));
    const std::vector<Token> tokens = tokenize(text);
    for (const Token &token : tokens | std::views::reverse) {
      if (token.end > lines->begin || token.kind == TokenKind::comment) continue;
      const std::string_view between = text.substr(token.end, lines->begin - token.end);
      const bool isAbove = between.find_first_not_of(" \t\r\n") == std::string_view::npos;
      if (token.kind == TokenKind::directive && isAbove && textOf(text, token).contains("pragma"))
        return std::unexpected(Verdict::unknown(ReasonId::pragmaMayBelong, span));
      break;
    }
    return *lines;
  }

  std::expected<TextEdits, Verdict> write(StatementId moved, StatementId target) const {
    const auto from = linesOf(moved);
    if (!from) return std::unexpected(from.error());
    const auto to = linesOf(target);
    if (!to) return std::unexpected(to.error());
    const std::uint32_t place = before_ ? to->begin : to->end;
    const std::string lines(unit_.textOf(*from));
    return TextEdits{{{.file = to->file, .begin = place, .end = place}, lines},
                     {extentWithin(unit_[from->file].text, withoutLineEnd(*from)), ""}};
  }

  /// The statement's lines as a piece of text that begins and ends with words.
  SourceSpan withoutLineEnd(const SourceSpan &lines) const {
    const std::string_view text = unit_.textOf(lines);
    SourceSpan out = lines;
    out.begin += static_cast<std::uint32_t>(text.find_first_not_of(" \t\r\n"));
    out.end = lines.begin + static_cast<std::uint32_t>(text.find_last_not_of(" \t\r\n") + 1);
    return out;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const Step &step_;
  bool before_;
};

/// Simple statements of a block that stand behind a loop of it: what may go before the loop.
std::vector<std::pair<StatementId, StatementId>> pairsBehindLoops(const Body &body) {
  std::vector<std::pair<StatementId, StatementId>> out;
  for (const Statement &block : body.statements) {
    if (block.kind != StatementKind::compound) continue;
    StatementId loop = none<StatementId>;
    for (const StatementId id : block.children) {
      if (body[id].kind == StatementKind::forLoop) loop = id;
      const bool isSimple = body[id].kind == StatementKind::expression || body[id].kind == StatementKind::declaration;
      if (isSimple && isSome(loop)) out.emplace_back(id, loop);
    }
  }
  return out;
}

class Move final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "move", .usage = moveUsage};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.size() < 3) return wrongWords(ReasonId::moveNeedsLines, {}, moveUsage);
    for (const std::string *line : {&words[0], &words[2]})
      if (!isLine(*line)) return wrongWords(ReasonId::wordIsNoLine, {*line}, moveUsage);
    if (words[1] != "before" && words[1] != "after") return wrongWords(ReasonId::wordIsNoSide, {words[1]}, moveUsage);
    if (words.size() > 3) return wrongWords(ReasonId::wordNotKnown, {words[3], "move"}, moveUsage);
    return step;
  }

  /// Statements behind loops, before them: where unroll-and-jam and fuse find them in the way.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const auto &[moved, loop] : pairsBehindLoops(unit[kernel].body)) {
      const std::string one = lineNameOf(unit, kernel, moved);
      const std::string other = lineNameOf(unit, kernel, loop);
      if (!one.empty() && !other.empty())
        steps.push_back({.word = std::string(word()), .arguments = {one, "before", other}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Mover(study, step).run(verdict);
  }
};

} // namespace

const Transformation &moveTransformation() {
  static const Move instance;
  return instance;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/Copies.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/CutAndFuse.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/OnePointer.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/unroll/JamLegality.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view distributeUsage = "distribute LOOP [LINE], where LOOP is the loop's counter (i) or its line "
                                             "(L42), and LINE that of the statement that "
                                             "begins the second loop (L45)";

class Distributer {
public:
  Distributer(KernelStudy &study, const Step &step)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto id = findLoop(unit_, study_.id(), step_.arguments[0]);
    if (!id) return std::unexpected(id.error());
    const auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    using Check = std::optional<Verdict> (Distributer::*)(const CountingLoop &);
    for (const Check check :
         {&Distributer::whyNotParted, &Distributer::whyNotBegunAgain, &Distributer::whyNotReorderedAtAll})
      if (auto why = (this->*check)(*loop)) return std::unexpected(*std::move(why));
    std::vector<std::size_t> cuts;
    if (auto why = whyLaunchedWithOnePointer(study_)) return std::unexpected(*std::move(why));
    assumeNoRaces(study_, verdict);
    const auto judge = [&](LaunchScope scope, Verdict &rests) { return choose(*loop, scope, cuts, rests); };
    if (auto why = judgedForLaunches(study_, verdict, judge)) return std::unexpected(*std::move(why));
    return write(*loop, cuts);
  }

private:
  const std::vector<StatementId> &statementsOf(const CountingLoop &loop) const {
    return body_[body_[loop.loop].children.front()].children;
  }

  std::optional<Verdict> whyNotParted(const CountingLoop &loop) {
    const SourceSpan &place = body_[loop.loop].keyword;
    const Statement &inside = body_[body_[loop.loop].children.front()];
    if (inside.kind != StatementKind::compound || inside.children.size() < 2)
      return Verdict::illegal(ReasonId::bodyIsOneStatement, place);
    if (body_[body_[loop.loop].parent].kind != StatementKind::compound)
      return Verdict::unknown(ReasonId::loopUnderHeader, place);
    if (auto why = transform::whyNotInInstances(study_, loop)) return why;
    return whyNotCopied(index_, loop);
  }

  /// The second loop begins with the value that the first one began with.
  std::optional<Verdict> whyNotBegunAgain(const CountingLoop &loop) {
    const SourceSpan &place = body_[loop.loop].keyword;
    if (loop.initializer.empty())
      return Verdict::unknown({ReasonId::loopHasNoBegin, {body_[loop.counter].name}}, place);
    for (const ExpressionId value : headerValues(body_, loop))
      if (const auto why = whyItChanges(index_, study_.effects(), value, loop.loop))
        return Verdict::unknown({ReasonId::laterLoopsMayDiffer, {*why}}, body_[value].spelling.span);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotReorderedAtAll(const CountingLoop &loop) {
    if (auto why = whyLeftEarly(index_, loop.loop)) return why;
    if (auto why = whyNotReordered(study_, loop)) return why;
    return whyThreadsMeet(study_, loop.loop);
  }

  /// The places where the body is parted: all that are possible, or the one that the step names.
  std::optional<Verdict> choose(const CountingLoop &loop, LaunchScope scope, std::vector<std::size_t> &chosen,
                                Verdict &verdict) {
    Cuts cuts = cutsByRegisters(index_, loop);
    for (const Instance &instance : study_.kernel().instances) {
      const StatementId id = sameLoopIn(instance.body, body_[loop.loop]);
      if (!isSome(id)) continue;
      const BodyIndex index(instance.body, unit_);
      const auto same = readCountingLoop(index, study_.effects(), id);
      if (!same) return same.error();
      const Cuts own = cutsByRegisters(index, *same);
      if (own.size() != cuts.size())
        return Verdict::unknown(ReasonId::bodyDiffersBetweenInstances, body_[loop.loop].keyword);
      for (std::size_t i = 0; i < cuts.size(); ++i)
        if (!cuts[i]) cuts[i] = own[i];
    }
    cutByMemory(study_, loop, scope, cuts, verdict);
    chosen.clear();
    if (step_.arguments.size() > 1) {
      const auto at = namedCut(loop);
      if (!at) return at.error();
      if (cuts[*at]) return cuts[*at];
      chosen.push_back(*at);
      return std::nullopt;
    }
    for (std::size_t i = 0; i < cuts.size(); ++i)
      if (!cuts[i]) chosen.push_back(i);
    return chosen.empty() ? cuts.front() : std::nullopt;
  }

  std::expected<std::size_t, Verdict> namedCut(const CountingLoop &loop) const {
    const auto &statements = statementsOf(loop);
    const LineIndex lines(unit_[body_[loop.loop].keyword.file].text);
    for (std::size_t i = 1; i < statements.size(); ++i)
      if ("L" + std::to_string(lines.locate(body_[statements[i]].spelling.span.begin).line) == step_.arguments[1])
        return i - 1;
    return std::unexpected(
        Verdict::illegal({ReasonId::noStatementBeginsThere, {step_.arguments[1]}}, body_[loop.loop].keyword));
  }

  /// Ends the loop after a statement, and begins it again.
  std::expected<TextEdits, Verdict> write(const CountingLoop &loop, const std::vector<std::size_t> &cuts) const {
    const Statement &statement = body_[loop.loop];
    const std::string_view text = unit_[statement.keyword.file].text;
    const std::string indent(indentationAt(text, statement.keyword.begin));
    const std::string lineEnd = text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
    std::string pragma;
    if (statement.spelling.span.begin < statement.keyword.begin) {
      if (!startsLine(text, statement.spelling.span.begin))
        return std::unexpected(Verdict::unknown(ReasonId::pragmaSharesLine, statement.keyword));
      const std::string_view words =
          text.substr(statement.spelling.span.begin, statement.keyword.begin - statement.spelling.span.begin);
      pragma = std::string(indentationAt(text, statement.spelling.span.begin)) +
               std::string(words.substr(0, words.find_last_not_of(" \t\r\n") + 1)) + lineEnd;
    }
    TextEdits edits;
    for (const std::size_t cut : cuts) {
      const SourceSpan &before = body_[statementsOf(loop)[cut]].spelling.span;
      const std::uint32_t end = trailingEnd(text, before.end);
      if (end == before.end || text[end - 1] != '\n')
        return std::unexpected(Verdict::unknown(ReasonId::statementsShareLines, before));
      const std::string_view rest = withoutLeadingBlankLines(text.substr(end));
      const auto next = static_cast<std::uint32_t>(text.size() - rest.size());
      edits.push_back({{.file = before.file, .begin = end, .end = next},
                       indent + "}" + lineEnd + pragma + indent + "for (" +
                           std::string(unit_.textOf(headerText(loop))) + ") {" + lineEnd});
    }
    return edits;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const Step &step_;
};

class Distribute final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "distribute", .usage = distributeUsage, .subject = StepSubject::loop};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    if (auto read = checkLoopWords(step, 1, 2, distributeUsage); !read) return std::unexpected(read.error());
    if (step.arguments.size() > 1 && step.arguments[1][0] != 'L')
      return wrongWords(ReasonId::wordIsNoLine, {step.arguments[1]}, distributeUsage);
    return step;
  }

  /// Loops with several statements in their bodies.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    for (const StatementId id : forLoopsOf(unit, kernel)) {
      const Statement &inside = body[body[id].children.front()];
      if (inside.kind != StatementKind::compound || inside.children.size() < 2) continue;
      if (const std::string name = nameOfLoop(unit, kernel, id); !name.empty())
        steps.push_back({.word = std::string(word()), .arguments = {name}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Distributer(study, step).run(verdict);
  }
};

} // namespace

const Transformation &distributeTransformation() {
  static const Distribute instance;
  return instance;
}

} // namespace warpgrain::transform

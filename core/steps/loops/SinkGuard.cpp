// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view sinkUsage = "sink-guard LOOP";

/// The condition right around a loop, with braces or without.
StatementId guardOf(const Body &body, StatementId loop) {
  StatementId at = body[loop].parent;
  if (isSome(at) && body[at].kind == StatementKind::compound) at = body[at].parent;
  return isSome(at) && body[at].kind == StatementKind::ifElse ? at : none<StatementId>;
}

class GuardSinker {
public:
  GuardSinker(KernelStudy &study, const Step &step)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), step_(step) {}

  std::expected<TextEdits, Verdict> run() {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto id = findLoop(unit_, study_.id(), step_.arguments[0]);
    if (!id) return std::unexpected(id.error());
    const auto loop = readCountingLoop(index_, study_.effects(), *id);
    if (!loop) return std::unexpected(loop.error());
    loop_ = *loop;
    guard_ = guardOf(body_, loop_.loop);
    using Check = std::optional<Verdict> (GuardSinker::*)();
    for (const Check check : {&GuardSinker::whyNoGuard, &GuardSinker::whyNotAskedAgain, &GuardSinker::whyNotRoundAlways,
                              &GuardSinker::whyNotDeclaredAlways, &GuardSinker::whyNoRoom})
      if (auto why = (this->*check)()) return std::unexpected(*std::move(why));
    return edits();
  }

private:
  const Statement &guard() const { return body_[guard_]; }

  const Statement &loop() const { return body_[loop_.loop]; }

  std::string_view text() const { return unit_[loop().keyword.file].text; }

  bool hasBraces() const { return loop().parent != guard_; }

  /// The statements of the guard's block; the loop alone where it has none.
  std::vector<StatementId> block() const {
    return hasBraces() ? body_[loop().parent].children : std::vector{loop_.loop};
  }

  std::optional<Verdict> whyNoGuard() {
    if (!isSome(guard_)) return Verdict::illegal(ReasonId::noConditionAroundLoop, loop().keyword);
    if (guard().children.size() > 1 || guard().isConstexpr || isSome(guard().initializer))
      return Verdict::unknown(ReasonId::conditionNotPlain, guard().keyword);
    for (const StatementId id : {guard_, loop_.loop})
      if (body_[id].spelling.origin != SpellingOrigin::file)
        return Verdict::unknown({ReasonId::macroWritesThis, {body_[id].spelling.macro}}, body_[id].keyword);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotAskedAgain() {
    const SourceSpan &place = body_[guard().condition].spelling.span;
    if (auto why = whyNotComputedEarlier(index_, guard().condition)) return why;
    if (const auto why = whyItChanges(index_, study_.effects(), guard().condition, guard_))
      return Verdict::unknown({ReasonId::conditionMayChange, {*why}}, place);
    return std::nullopt;
  }

  /// Threads for which the condition does not hold go round the loop too.
  std::optional<Verdict> whyNotRoundAlways() {
    if (!loop_.declaresCounter)
      return Verdict::unknown({ReasonId::counterLivesOn, {body_[loop_.counter].name}}, loop().keyword);
    for (const ExpressionId value : headerValues(body_, loop_))
      if (auto why = whyNotComputedEarlier(index_, value)) return why;
    if (loop_.trips) return std::nullopt;
    const bool isSigned = unit_[body_[loop_.counter].type].isSigned;
    const bool mayNotEnd = !loop_.step || std::ranges::any_of(loop_.bounds, [&](const CountingLoop::Bound &bound) {
      return bound.order != Operator::less && bound.order != Operator::greater && !isSigned;
    });
    if (mayNotEnd) return Verdict::unknown(ReasonId::loopMayHaveNoEnd, loop().keyword);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotDeclaredAlways() {
    for (const StatementId id : block()) {
      if (id == loop_.loop) break;
      const Statement &statement = body_[id];
      const SourceSpan &place = statement.keyword;
      if (statement.kind != StatementKind::declaration || statement.variables.empty())
        return Verdict::unknown(ReasonId::workBeforeLoopIsGuarded, place);
      for (const VariableId v : statement.variables)
        if (auto why = whyNotDeclaredAlways(v)) return why;
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyNotDeclaredAlways(VariableId id) const {
    const Variable &variable = body_[id];
    const TypeKind kind = isSome(variable.type) ? unit_[variable.type].kind : TypeKind::other;
    const bool isPlain = kind == TypeKind::integer || kind == TypeKind::floating || kind == TypeKind::boolean ||
                         kind == TypeKind::pointer;
    if (!isPlain || variable.isStatic || variable.space != VariableSpace::local)
      return Verdict::unknown({ReasonId::variableIsNoRegister, {variable.name}}, variable.nameSpan);
    const auto isOther = [&](const Variable &other) { return &other != &variable && other.name == variable.name; };
    if (const auto other = std::ranges::find_if(body_.variables, isOther); other != body_.variables.end())
      return Verdict::unknown({ReasonId::variableNameTaken, {variable.name}}, variable.nameSpan);
    if (!isSome(variable.initializer)) return std::nullopt;
    for (const ExpressionId part : expressionsIn(body_, variable.initializer)) {
      const Expression &e = body_[part];
      const bool steps = e.op == Operator::increment || e.op == Operator::decrement;
      if (e.kind == ExpressionKind::assign || e.kind == ExpressionKind::lambda || e.kind == ExpressionKind::other ||
          steps)
        return Verdict::unknown({ReasonId::initialValueDoesMore, {variable.name}}, variable.nameSpan);
    }
    return whyNotComputedEarlier(index_, variable.initializer);
  }

  std::uint32_t lineBegin(std::uint32_t at) const {
    while (at > 0 && text()[at - 1] != '\n')
      --at;
    return at;
  }

  std::string_view slice(std::uint32_t begin, std::uint32_t end) const { return text().substr(begin, end - begin); }

  /// Past the parenthesis that closes the loop's header.
  std::uint32_t headerEnd() const {
    std::uint32_t at = body_[loop().children.front()].spelling.span.begin;
    while (at > loop().keyword.begin && text()[at - 1] != ')')
      --at;
    return at;
  }

  std::uint32_t begin() const { return lineBegin(guard().spelling.span.begin); }

  std::uint32_t loopBegin() const { return lineBegin(loop().spelling.span.begin); }

  std::uint32_t loopEnd() const { return trailingEnd(text(), loop().spelling.span.end); }

  std::optional<Verdict> whyNoRoom() {
    const SourceSpan &part = guard().spelling.span;
    if (const auto hidden = findUnknownName(index_, part, {loop_.counter})) return Verdict::unknown(*hidden);
    const StatementId inside = loop().children.front();
    const std::string_view between = slice(headerEnd(), body_[inside].spelling.span.begin);
    std::string_view head; // behind the brace
    if (hasBraces()) {
      const std::uint32_t open = body_[loop().parent].spelling.span.begin + 1;
      head = slice(open, std::max(open, std::min(lineBegin(body_[block().front()].spelling.span.begin), loopBegin())));
    }
    const bool isLaidOut = startsLine(text(), guard().keyword.begin) && guard().keyword.begin == part.begin &&
                           startsLine(text(), loop().spelling.span.begin) && loopEnd() > loop().spelling.span.end &&
                           body_[inside].spelling.origin == SpellingOrigin::file &&
                           between.find_first_not_of(" \t\r\n") == std::string_view::npos &&
                           head.substr(0, head.find('\n')).find_first_not_of(" \t\r") == std::string_view::npos &&
                           startsLine(text(), part.end - 1) == hasBraces() &&
                           (!hasBraces() || !slice(part.end, trailingEnd(text(), part.end)).contains('/'));
    if (isLaidOut) return std::nullopt;
    return Verdict::unknown(ReasonId::conditionSharesLines, loop().keyword);
  }

  bool isBlock(StatementId id) const { return body_[id].kind == StatementKind::compound; }

  /// Lines with the indentation of the loop, with that of the condition.
  std::string outdented(std::string_view lines) const {
    const std::string_view outer = indentationAt(text(), guard().keyword.begin);
    const std::string_view inner = indentationAt(text(), loop().keyword.begin);
    std::string out;
    for (std::size_t at = 0; at < lines.size();) {
      const std::size_t end = std::min(lines.find('\n', at), lines.size() - 1) + 1;
      std::string_view line = lines.substr(at, end - at);
      if (line.starts_with(inner)) {
        out += outer;
        line.remove_prefix(inner.size());
      }
      out += line;
      at = end;
    }
    return out;
  }

  TextEdits edits() const {
    const std::string outer(indentationAt(text(), guard().keyword.begin));
    const std::string inner(indentationAt(text(), loop().keyword.begin));
    const std::string lineEnd = text().contains("\r\n") ? "\r\n" : "\n";
    const std::string condition = std::string(slice(guard().keyword.begin, conditionEnd()));
    const StatementId inside = loop().children.front();
    std::string out = outdented(withoutLeadingBlankLines(slice(linesBegin(), loopBegin())));
    out += outdented(slice(loopBegin(), headerEnd()));
    const std::string_view work = slice(body_[inside].spelling.span.begin, loopEnd());
    if (isBlock(inside)) {
      const bool ownLine = startsLine(text(), body_[inside].spelling.span.begin);
      out += (ownLine ? lineEnd + outer : " ") + "{" + lineEnd + inner + condition;
      out += (ownLine ? lineEnd + inner : " ") + std::string(work) + outer + "}" + lineEnd;
    } else {
      const bool ownLine = startsLine(text(), body_[inside].spelling.span.begin);
      const std::string_view indent = indentationAt(text(), body_[inside].spelling.span.begin);
      out += lineEnd + inner + condition + (ownLine ? lineEnd + std::string(indent) : " ") + std::string(work);
    }
    const std::uint32_t end = trailingEnd(text(), guard().spelling.span.end);
    if (hasBraces()) out += behind(outer, condition, lineEnd);
    return {{{.file = loop().keyword.file, .begin = begin(), .end = end}, out}};
  }

  /// `if (row < n)`
  std::uint32_t conditionEnd() const {
    const std::uint32_t from = body_[guard().children.front()].spelling.span.begin;
    std::uint32_t at = from;
    while (at > guard().keyword.begin && text()[at - 1] != ')')
      --at;
    return at;
  }

  std::uint32_t linesBegin() const {
    if (!hasBraces()) return loopBegin();
    const std::uint32_t open = body_[loop().parent].spelling.span.begin + 1;
    return std::min<std::uint32_t>(static_cast<std::uint32_t>(text().find('\n', open)) + 1, loopBegin());
  }

  /// Returns the text of the statements behind the loop, under the condition of their own.
  std::string behind(const std::string &outer, const std::string &condition, const std::string &lineEnd) const {
    const std::uint32_t close = lineBegin(guard().spelling.span.end - 1);
    const std::string_view rest = slice(std::min(loopEnd(), close), close);
    const std::string_view lines = withoutLeadingBlankLines(rest);
    const std::vector<StatementId> all = block();
    if (all.back() == loop_.loop) return outdented(lines);
    const std::string apart = lines.size() < rest.size() ? lineEnd : std::string();
    const bool ownLine = startsLine(text(), body_[loop().parent].spelling.span.begin);
    return apart + outer + condition + (ownLine ? lineEnd + outer : " ") + "{" + lineEnd + std::string(lines) + outer +
           "}" + lineEnd;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const Step &step_;
  CountingLoop loop_;
  StatementId guard_ = none<StatementId>;
};

class SinkGuard final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "sink-guard", .usage = sinkUsage, .subject = StepSubject::loop, .phase = PlanPhase::guards};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    if (auto right = checkLoopWords(step, 1, 1, sinkUsage); !right) return std::unexpected(right.error());
    return step;
  }

  /// Loops right under a condition without else.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    for (const StatementId loop : forLoopsOf(unit, kernel)) {
      const StatementId guard = guardOf(body, loop);
      const std::string name = nameOfLoop(unit, kernel, loop);
      if (isSome(guard) && body[guard].children.size() == 1 && !name.empty())
        steps.push_back({.word = std::string(word()), .arguments = {name}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &) const override {
    return GuardSinker(study, step).run();
  }
};

} // namespace

const Transformation &sinkGuardTransformation() {
  static const SinkGuard instance;
  return instance;
}

} // namespace warpgrain::transform

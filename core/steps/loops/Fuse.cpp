// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/LoopWriter.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/CutAndFuse.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/motion/Motion.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/OnePointer.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/UnnamedUse.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/unroll/JamLegality.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view fuseUsage =
    "fuse FIRST [SECOND], where each is a loop's counter (i) or its line (L42), and the second follows the first";

/// Two loops beside each other.
struct Neighbours {
  CountingLoop first;
  CountingLoop second;
};

/// The for loop that follows a statement in its block, with nothing in between; none where there is none.
StatementId loopAfter(const Body &body, StatementId loop) {
  const StatementId parent = body[loop].parent;
  if (!isSome(parent) || body[parent].kind != StatementKind::compound) return none<StatementId>;
  const auto &children = body[parent].children;
  const auto at = std::ranges::find(children, loop);
  if (at == children.end() || at + 1 == children.end()) return none<StatementId>;
  return body[*(at + 1)].kind == StatementKind::forLoop ? *(at + 1) : none<StatementId>;
}

/// Finds values that one of two loops leaves the other in registers, and names that both declare.
class FuseRegisters {
public:
  FuseRegisters(const BodyIndex &index, const Neighbours &loops)
      : index_(index), body_(index.body()), unit_(index.unit()), loops_(loops) {}

  std::optional<Verdict> run() const {
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (auto why = judge(VariableId{static_cast<std::uint32_t>(i)})) return why;
    return std::nullopt;
  }

private:
  bool isIn(StatementId statement, const CountingLoop &loop) const {
    return isSome(statement) && isInside(body_, statement, loop.loop);
  }

  std::optional<Verdict> judge(VariableId id) const {
    const Variable &variable = body_[id];
    if (id == loops_.first.counter || id == loops_.second.counter || !variable.isPerThread()) return std::nullopt;
    if (isIn(variable.statement, loops_.first) || isIn(variable.statement, loops_.second)) return std::nullopt;
    bool inFirst = false;
    bool inSecond = false;
    const Use *kept = nullptr;
    const Use *written = nullptr;
    for (const Use *use : index_.usesOf(id)) {
      if (use->kind == UseKind::escape) kept = use;
      const bool first = isIn(use->statement, loops_.first);
      const bool second = isIn(use->statement, loops_.second);
      inFirst = inFirst || first;
      inSecond = inSecond || second;
      if ((first || second) && use->writes()) written = use;
    }
    if (auto why = judgeUnnamed(id, inFirst, inSecond)) return why;
    if (!inFirst && !inSecond) return std::nullopt;
    const Type *type = isSome(variable.type) ? &unit_[variable.type] : nullptr;
    if (type != nullptr && type->kind == TypeKind::reference)
      return Verdict::unknown({ReasonId::variableIsReference, {variable.name}}, variable.nameSpan);
    if (written == nullptr || (type != nullptr && type->kind == TypeKind::array)) return std::nullopt;
    const SourceSpan &place = body_[written->expression].spelling.span;
    if (kept != nullptr) return keptVerdict(body_, *kept, {ReasonId::addressKept, {variable.name}});
    if (!inFirst || !inSecond || isMadeAnew(id)) return std::nullopt;
    return Verdict::illegal({ReasonId::valueCarriedBetweenLoops, {variable.name, lineText(unit_, place)}}, place);
  }

  /// Refuses a variable that one of the loops may change without naming it, if the other loop uses it.
  std::optional<Verdict> judgeUnnamed(VariableId id, bool inFirst, bool inSecond) const {
    const auto first = unnamedUseIn(index_, id, loops_.first.loop);
    const auto second = unnamedUseIn(index_, id, loops_.second.loop);
    const bool isChanged =
        (first && first->writes && (inSecond || second)) || (second && second->writes && (inFirst || first));
    if (!isChanged) return std::nullopt;
    return keptVerdict(body_, *(first ? first : second)->escape, {ReasonId::addressKept, {body_[id].name}});
  }

  /// True if every iteration of both loops assigns the variable before reading it, and the second loop assigns it last.
  bool isMadeAnew(VariableId id) const {
    const StatementId first = body_[loops_.first.loop].children.front();
    const StatementId second = body_[loops_.second.loop].children.front();
    const bool continues = std::ranges::any_of(statementsIn(body_, second), [&](StatementId s) {
      return body_[s].kind == StatementKind::continueNext && jumpTarget(body_, s) == loops_.second.loop;
    });
    return !continues && definesFirst(index_, first, id) && definesFirst(index_, second, id);
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const Neighbours &loops_;
};

class Fuser {
public:
  Fuser(KernelStudy &study, const Step &step)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto loops = read();
    if (!loops) return std::unexpected(loops.error());
    using Check = std::optional<Verdict> (Fuser::*)(const Neighbours &);
    for (const Check check : {&Fuser::whyNotAdjacent, &Fuser::whyNotAlike, &Fuser::whyNotReorderedAtAll,
                              &Fuser::whyNamesMeet, &Fuser::whyNotByRegistersAnywhere})
      if (auto why = (this->*check)(*loops)) return std::unexpected(*std::move(why));
    auto edits = write(*loops);
    if (!edits) return edits;
    if (auto why = whyLaunchedWithOnePointer(study_)) return std::unexpected(*std::move(why));
    assumeNoRaces(study_, verdict);
    if (auto why = whyNotFusedByMemory(study_, loops->first.loop, loops->second.loop, verdict))
      return std::unexpected(*std::move(why));
    return edits;
  }

private:
  std::expected<Neighbours, Verdict> read() {
    const auto first = findLoop(unit_, study_.id(), step_.arguments[0]);
    if (!first) return std::unexpected(first.error());
    const StatementId after = loopAfter(body_, *first);
    if (!isSome(after))
      return std::unexpected(Verdict::illegal({ReasonId::noLoopFollows, {remedyFor(*first)}}, body_[*first].keyword));
    if (step_.arguments.size() > 1) {
      const auto second = findLoop(unit_, study_.id(), step_.arguments[1]);
      if (!second) return std::unexpected(second.error());
      if (*second != after)
        return std::unexpected(
            Verdict::illegal({ReasonId::loopDoesNotFollow, {step_.arguments[1]}}, body_[*second].keyword));
    }
    auto one = readCountingLoop(index_, study_.effects(), *first);
    if (!one) return std::unexpected(one.error());
    auto other = readCountingLoop(index_, study_.effects(), after);
    if (!other) return std::unexpected(other.error());
    for (const CountingLoop *loop : {&*one, &*other})
      if (auto why = whyNotInInstances(study_, *loop)) return std::unexpected(*std::move(why));
    return Neighbours{*std::move(one), *std::move(other)};
  }

  /// The step that takes what stands between two loops of a block out of the way: a clause, or nothing.
  ReasonArgument remedyFor(StatementId loop) {
    const StatementId block = body_[loop].parent;
    if (!isSome(block) || body_[block].kind != StatementKind::compound) return "";
    std::string step;
    for (auto at = std::ranges::find(body_[block].children, loop) + 1; at != body_[block].children.end(); ++at) {
      if (body_[*at].kind == StatementKind::forLoop)
        return step.empty() ? ReasonArgument("") : Reason(ReasonId::moveTakesAway, {step});
      const std::string own = moveBefore(study_, *at, loop);
      if (own.empty()) return "";
      if (step.empty()) step = own;
    }
    return "";
  }

  /// Where a loop ends, with the comment that belongs to a body without braces.
  std::uint32_t endOf(const CountingLoop &loop) const {
    const SourceSpan &span = body_[loop.loop].spelling.span;
    if (body_[body_[loop.loop].children.front()].kind == StatementKind::compound) return span.end;
    const std::string_view text = unit_[span.file].text;
    std::uint32_t end = trailingEnd(text, span.end);
    while (end > span.end && std::string_view(" \t\r\n").find(text[end - 1]) != std::string_view::npos)
      --end;
    return end;
  }

  SourceSpan between(const Neighbours &loops) const {
    return {.file = body_[loops.first.loop].keyword.file,
            .begin = endOf(loops.first),
            .end = body_[loops.second.loop].keyword.begin};
  }

  std::string_view pragmaOf(const CountingLoop &loop) const {
    const Statement &statement = body_[loop.loop];
    const SourceSpan span{
        .file = statement.keyword.file, .begin = statement.spelling.span.begin, .end = statement.keyword.begin};
    const std::string_view text = unit_.textOf(span);
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
  }

  std::optional<Verdict> whyNotAdjacent(const Neighbours &loops) {
    const SourceSpan &place = body_[loops.second.loop].keyword;
    if (pragmaOf(loops.first) != pragmaOf(loops.second)) return Verdict::unknown(ReasonId::pragmasDiffer, place);
    const SourceSpan whole{.file = place.file,
                           .begin = body_[loops.first.loop].keyword.begin,
                           .end = body_[loops.second.loop].spelling.span.end};
    const SourceSpan one = body_[loops.first.loop].spelling.span;
    const SourceSpan other = body_[loops.second.loop].spelling.span;
    for (const Token &token : tokenize(unit_.textOf(whole))) {
      if (token.kind != TokenKind::directive) continue;
      const SourceSpan line{.file = whole.file, .begin = whole.begin + token.begin, .end = whole.begin + token.end};
      if (!one.contains(line) && !other.contains(line))
        return Verdict::unknown(ReasonId::preprocessorLineBetweenLoops, line);
    }
    return std::nullopt;
  }

  /// The words of a header with the counter's name left blank.
  std::vector<std::string> wordsOf(const CountingLoop &loop) const {
    const std::string_view text = unit_.textOf(headerText(loop));
    std::vector<std::string> words;
    for (const Token &token : tokenize(text)) {
      if (token.kind == TokenKind::comment) continue;
      const std::string_view word = textOf(text, token);
      words.emplace_back(word == body_[loop.counter].name ? std::string_view("") : word);
    }
    return words;
  }

  std::optional<Verdict> whyNotAlike(const Neighbours &loops) {
    const SourceSpan &place = headerText(loops.second);
    if (wordsOf(loops.first) != wordsOf(loops.second)) return Verdict::unknown(ReasonId::headersDiffer, place);
    if (!loops.first.declaresCounter && loops.first.counter != loops.second.counter)
      return Verdict::unknown(ReasonId::countersDeclaredBefore, place);
    for (const CountingLoop *loop : {&loops.first, &loops.second})
      if (loop->initializer.empty()) return Verdict::unknown(ReasonId::someLoopHasNoBegin, place);
    for (const CountingLoop *loop : {&loops.first, &loops.second})
      for (const ExpressionId value : headerValues(body_, loops.first))
        if (const auto why = whyItChanges(index_, study_.effects(), value, loop->loop))
          return Verdict::unknown({ReasonId::loopsMayNotGoAlike, {*why}}, body_[value].spelling.span);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotReorderedAtAll(const Neighbours &loops) {
    for (const CountingLoop *loop : {&loops.first, &loops.second}) {
      if (auto why = whyLeftEarly(index_, loop->loop)) return why;
      if (auto why = whyNotReordered(study_, *loop)) return why;
      if (auto why = whyThreadsMeet(study_, loop->loop)) return why;
    }
    for (const StatementId id : statementsIn(body_, loops.first.loop))
      if (body_[id].kind == StatementKind::continueNext && jumpTarget(body_, id) == loops.first.loop)
        return Verdict::illegal(ReasonId::continueSkipsSecondLoop, body_[id].keyword);
    return std::nullopt;
  }

  /// Names that the first body declares in its block, and the counter's, must not mean something else in the second.
  std::optional<Verdict> whyNamesMeet(const Neighbours &loops) {
    const std::string &counter = body_[loops.first.counter].name;
    const SourceSpan second = body_[loops.second.loop].spelling.span;
    for (const Use *use : index_.usesOf(loops.second.counter))
      if (second.contains(body_[use->expression].spelling.span) && !body_[use->expression].spelling.editable())
        return Verdict::unknown(
            {ReasonId::macroNamesVariable, {body_[use->expression].spelling.macro, body_[loops.second.counter].name}},
            body_[use->expression].spelling.span);
    const SourceSpan inside = body_[body_[loops.second.loop].children.front()].spelling.span;
    const bool renames = body_[loops.second.counter].name != counter;
    if (renames)
      if (const auto unknown = findUnknownName(index_, inside, {loops.second.counter}))
        return Verdict::unknown(*unknown);
    std::set<std::string> taken;
    if (renames) taken.insert(counter);
    for (const VariableId v : declaredIn(loops.first))
      taken.insert(body_[v].name);
    const std::set<std::string> own = namesDeclaredIn(loops.second);
    const std::string_view text = unit_.textOf(inside);
    for (const Token &token : tokenize(text)) {
      const std::string word(textOf(text, token));
      if (token.kind != TokenKind::identifier || !taken.contains(word)) continue;
      if (own.contains(word) && word != counter) continue;
      return Verdict::unknown(
          {ReasonId::nameMeansOtherInSecondLoop, {word}},
          SourceSpan{.file = inside.file, .begin = inside.begin + token.begin, .end = inside.begin + token.end});
    }
    return std::nullopt;
  }

  /// Returns the variables that the block of the loop's body declares itself.
  std::vector<VariableId> declaredIn(const CountingLoop &loop) const {
    std::vector<VariableId> out;
    const Statement &inside = body_[body_[loop.loop].children.front()];
    if (inside.kind != StatementKind::compound) return out;
    for (const StatementId child : inside.children)
      out.insert(out.end(), body_[child].variables.begin(), body_[child].variables.end());
    return out;
  }

  std::set<std::string> namesDeclaredIn(const CountingLoop &loop) const {
    std::set<std::string> out;
    for (const VariableId v : declaredIn(loop))
      out.insert(body_[v].name);
    return out;
  }

  std::optional<Verdict> whyNotByRegistersAnywhere(const Neighbours &loops) {
    if (auto why = FuseRegisters(index_, loops).run()) return why;
    for (const Instance &instance : study_.kernel().instances) {
      const StatementId first = sameLoopIn(instance.body, body_[loops.first.loop]);
      const StatementId second = sameLoopIn(instance.body, body_[loops.second.loop]);
      if (!isSome(first) && !isSome(second)) continue;
      if (!isSome(first) || !isSome(second))
        return Verdict::unknown(ReasonId::instancesLackLoops, body_[loops.second.loop].keyword);
      const BodyIndex index(instance.body, unit_);
      const auto one = readCountingLoop(index, study_.effects(), first);
      const auto other = readCountingLoop(index, study_.effects(), second);
      if (!one) return one.error();
      if (!other) return other.error();
      const Neighbours same{*one, *other};
      if (auto why = FuseRegisters(index, same).run()) return why;
    }
    return std::nullopt;
  }

  TextEdits renamed(const Neighbours &loops) const {
    TextEdits edits;
    const std::string &name = body_[loops.first.counter].name;
    if (body_[loops.second.counter].name == name) return edits;
    for (const Use *use : index_.usesOf(loops.second.counter))
      edits.push_back({body_[use->expression].spelling.span, name});
    return normalized(std::move(edits));
  }

  /// The comments between the loops, on lines of their own.
  std::string commentsBetween(const Neighbours &loops, const LoopWriter &writer) const {
    std::string out;
    const std::string_view text = unit_.textOf(between(loops));
    for (const Token &token : tokenize(text))
      if (token.kind == TokenKind::comment)
        out += writer.inner() + std::string(textOf(text, token)) + writer.layout().lineEnd;
    return out;
  }

  std::expected<TextEdits, Verdict> write(const Neighbours &loops) const {
    const Grouping grouping{.loop = loops.first};
    const LoopWriter writer(index_, study_.kernel(), grouping);
    const StatementId first = body_[loops.first.loop].children.front();
    const StatementId second = body_[loops.second.loop].children.front();
    const SourceSpan &keyword = body_[loops.first.loop].keyword;
    const SourceSpan header{.file = keyword.file, .begin = keyword.begin, .end = body_[first].spelling.span.begin};
    std::string lines = writer.linesOf(writer.contentOf(second), renamed(loops), writer.inner());
    std::set<std::string> names = namesDeclaredIn(loops.first);
    const bool meet = std::ranges::any_of(namesDeclaredIn(loops.second),
                                          [&](const std::string &name) { return names.contains(name); });
    const std::string &end = writer.layout().lineEnd;
    if (meet) lines = writer.inner() + "{" + end + indented(lines, writer.layout()) + writer.inner() + "}" + end;
    const std::string text = writer.opened(header, first, {}) +
                             writer.linesOf(writer.contentOf(first), {}, writer.inner()) +
                             commentsBetween(loops, writer) + lines + writer.outer() + "}";
    return TextEdits{{{.file = keyword.file, .begin = keyword.begin, .end = endOf(loops.second)}, text}};
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const Step &step_;
};

class Fuse final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "fuse", .usage = fuseUsage, .subject = StepSubject::loop, .second = StepSubject::loop};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    if (auto read = checkLoopWords(step, 1, 2, fuseUsage); !read) return std::unexpected(read.error());
    return step;
  }

  /// Loops that follow each other.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    for (const StatementId id : forLoopsOf(unit, kernel)) {
      const StatementId after = loopAfter(body, id);
      if (!isSome(after)) continue;
      const std::string first = nameOfLoop(unit, kernel, id);
      const std::string second = nameOfLoop(unit, kernel, after);
      if (!first.empty() && !second.empty())
        steps.push_back({.word = std::string(word()), .arguments = {first, second}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Fuser(study, step).run(verdict);
  }
};

} // namespace

const Transformation &fuseTransformation() {
  static const Fuse instance;
  return instance;
}

} // namespace warpgrain::transform

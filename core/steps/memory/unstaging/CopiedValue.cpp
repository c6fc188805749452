// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/unstaging/CopiedValue.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/registers/FirstIteration.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// Longer chains of variables that are made of each other are not written out.
constexpr int deepest = 8;

class ValueText {
public:
  ValueText(KernelStudy &study, const SharedCopy &copy, const CopyRead &read)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), copy_(copy), read_(read),
        name_(unit_.textOf(body_[read.use->access->expression].spelling.span)) {}

  std::expected<std::string, Verdict> run() {
    for (std::size_t i = 0; i < copy_.subscripts.size(); ++i)
      solve(copy_.subscripts[i], read_.use->subscripts[i]);
    const ExpressionId value = asWritten(body_, copy_.value);
    std::string text = inOneLine(textOf(value, 0));
    if (refusal_) return std::unexpected(*std::move(refusal_));
    const Type &element = unit_[body_[read_.use->access->expression].type];
    const bool isConverted = !isSome(body_[value].type) || unit_[body_[value].type].name != element.name;
    const ExpressionKind kind = body_[value].kind;
    const bool isOperand = kind == ExpressionKind::subscript || kind == ExpressionKind::variable ||
                           kind == ExpressionKind::member || kind == ExpressionKind::literal;
    if (!isOperand) text = "(" + text + ")";
    return isConverted ? "((" + element.name + ")" + text + ")" : text;
  }

private:
  /// What stands for a root where the element is read.
  struct Solved {
    ExpressionId root = none<ExpressionId>;
    std::string text;
    TypeId type = none<TypeId>; ///< none: of several
    bool isBare = false;        ///< a name or a number
    bool isSum = false;         ///< of terms, or one product
    bool isSame = false;        ///< the root itself, which has the value that it had for who copied
  };

  void refuse(const Reason &why, ExpressionId place) {
    if (!refusal_)
      refusal_ = Verdict::unknown(
          {ReasonId::copiedValueNotComputed, {unit_.textOf(body_[copy_.value].spelling.span), name_, why}},
          body_[place].spelling.span);
  }

  static std::string_view inside(std::string_view brackets) { return brackets.substr(1, brackets.size() - 2); }

  void solve(const CopySubscript &subscript, const Brackets &read) {
    const ExpressionId there = asWritten(body_, read.subscript);
    const bool isAlike = areAlike(body_, subscript.written, there);
    if (!isSome(subscript.root)) {
      // One place for the whole round: that it is the one that is read must show.
      if (!isAlike) refuse({ReasonId::subscriptNotThatOfCopy, {inside(unit_.textOf(read.span))}}, there);
      textOf(subscript.written, 0);
      return;
    }
    // `kk` of `tile[kk - k0]` is k where `tile[k - k0]` is read.
    ExpressionId rest = there;
    std::size_t done = 0;
    for (; done < subscript.beside.size() && isWithout(rest, subscript.beside[done]); ++done)
      rest = asWritten(body_, body_[rest].operands[0]);
    const std::string written(done == 0 ? inside(unit_.textOf(read.span)) : unit_.textOf(body_[rest].spelling.span));
    const bool isTerm = isWord(written) || isSumOfTerms(rest) || done == subscript.beside.size();
    Solved out{.root = subscript.root,
               .text = isTerm ? written : "(" + written + ")",
               .type = body_[rest].type,
               .isSum = isSumOfTerms(rest) || done < subscript.beside.size(),
               .isSame = isAlike};
    for (; done < subscript.beside.size(); ++done) {
      const auto &[op, value] = subscript.beside[done];
      out.text += (op == Operator::plus ? " - " : " + ") + asTerm(textOf(value, 0), value);
      if (body_[asWritten(body_, value)].type != out.type) out.type = none<TypeId>;
    }
    out.isBare = isWord(out.text);
    solved_.push_back(std::move(out));
  }

  /// True for a sum, or a difference, with what the copy's subscript has beside its root. Refuses a value there that is
  /// another one than where the element was copied.
  bool isWithout(ExpressionId id, const std::pair<Operator, ExpressionId> &beside) {
    const Expression &e = body_[id];
    const bool isAlike = e.kind == ExpressionKind::binary && e.op == beside.first &&
                         body_[id].spelling.origin == SpellingOrigin::file &&
                         areAlike(body_, asWritten(body_, e.operands[1]), asWritten(body_, beside.second));
    if (isAlike) textOf(beside.second, 0);
    return isAlike;
  }

  bool isSumOfTerms(ExpressionId id) const {
    const Expression &e = body_[id];
    return e.kind == ExpressionKind::binary &&
           (e.op == Operator::plus || e.op == Operator::minus || e.op == Operator::times);
  }

  /// A name, a number, or a member: `threadIdx.x`.
  static bool isWord(std::string_view text) {
    return std::ranges::all_of(tokenize(text), [&](const Token &token) {
      return token.kind == TokenKind::identifier || token.kind == TokenKind::number ||
             warpgrain::textOf(text, token) == ".";
    });
  }

  /// In one line, where no comment stands between.
  static std::string inOneLine(const std::string &text) {
    std::string out;
    std::uint32_t end = 0;
    for (const Token &token : tokenize(text)) {
      if (token.kind == TokenKind::comment || token.kind == TokenKind::directive) return text;
      if (token.begin > end && !out.empty()) out += ' ';
      out += warpgrain::textOf(text, token);
      end = token.end;
    }
    return out;
  }

  /// In parentheses if a sum or a difference may not stand around it as it is.
  std::string asTerm(const std::string &text, ExpressionId id) const {
    const Expression &e = body_[asWritten(body_, id)];
    const bool isOperand = isWord(text) || e.kind == ExpressionKind::subscript || e.kind == ExpressionKind::member ||
                           (e.kind == ExpressionKind::binary && e.op == Operator::times);
    return isOperand ? text : "(" + text + ")";
  }

  const Solved *solvedBy(ExpressionId id) const {
    const auto found = std::ranges::find_if(solved_, [&](const Solved &each) { return isOneValue(each.root, id); });
    return found != solved_.end() ? &*found : nullptr;
  }

  /// `tx` and `threadIdx.x`, where tx is that: the same name, or a variable that is nothing else.
  bool isOneValue(ExpressionId one, ExpressionId other) const {
    const Expression &a = body_[plainest(one)];
    const Expression &b = body_[plainest(other)];
    if (a.kind != b.kind) return false;
    if (a.kind == ExpressionKind::variable) return a.variable == b.variable;
    return a.kind == ExpressionKind::builtinIndex && a.builtin == b.builtin && a.axis == b.axis;
  }

  /// What a variable is made of and stays, if that is a name alone.
  ExpressionId plainest(ExpressionId id) const {
    for (int depth = 0; depth < deepest; ++depth) {
      const Expression &e = body_[id];
      if (e.kind != ExpressionKind::variable || !isSome(body_[e.variable].initializer) || !staysAsDeclared(e.variable))
        return id;
      const ExpressionId next = asWritten(body_, body_[e.variable].initializer);
      if (body_[next].kind != ExpressionKind::variable && body_[next].kind != ExpressionKind::builtinIndex) return id;
      if (body_[next].kind == ExpressionKind::variable && !staysAsDeclared(body_[next].variable)) return id;
      id = next;
    }
    return id;
  }

  bool staysAsDeclared(VariableId id) const {
    const Variable &variable = body_[id];
    if (!variable.isPerThread() || variable.isStatic || !isSome(variable.type) || index_.isReassigned(id)) return false;
    const Type &type = unit_[variable.type];
    return type.kind != TypeKind::reference && type.kind != TypeKind::array && !type.isVolatile &&
           std::ranges::none_of(index_.usesOf(id), [](const Use *use) { return use->kind == UseKind::escape; });
  }

  /// The text of an expression of the copy where the element is read.
  std::string textOf(ExpressionId root, int depth) {
    const SourceSpan &span = body_[root].spelling.span;
    std::vector<std::pair<SourceSpan, std::string>> edits;
    if (depth > deepest) refuse(ReasonId::itIsNotUnderstood, copy_.value);
    if (const auto why = whyOtherEachTime(index_, study_.effects(), root)) refuse(*why, root);
    const bool isPlain = findEffect(body_, root) == nullptr && body_[root].spelling.origin == SpellingOrigin::file;
    if (!isPlain) refuse(ReasonId::itIsNotUnderstood, copy_.value);
    for (const ExpressionId id : expressionsIn(body_, root)) {
      const Expression &e = body_[id];
      if (refusal_) return {};
      if (e.kind != ExpressionKind::variable && e.kind != ExpressionKind::builtinIndex) continue;
      const auto text = nameText(id, depth);
      if (!text) continue;
      if (e.spelling.origin != SpellingOrigin::file || !span.contains(e.spelling.span))
        refuse(ReasonId::itIsNotUnderstood, copy_.value);
      edits.emplace_back(e.spelling.span, *text);
    }
    if (refusal_) return {};
    std::ranges::sort(edits, {}, [](const auto &edit) { return edit.first.begin; });
    const std::string_view text = unit_.textOf(span);
    std::string out;
    std::uint32_t done = span.begin;
    for (const auto &[where, words] : edits) {
      out += text.substr(done - span.begin, where.begin - done);
      out += words;
      done = where.end;
    }
    return out + std::string(text.substr(done - span.begin));
  }

  /// What stands for a name; no value if the name stays.
  std::optional<std::string> nameText(ExpressionId id, int depth) {
    const Expression &e = body_[id];
    if (const Solved *solved = solvedBy(id)) {
      if (solved->isSame && (e.kind != ExpressionKind::variable || whyNotThere(e.variable) == std::nullopt))
        return std::nullopt;
      const std::string inBrackets = solved->isBare ? solved->text : "(" + solved->text + ")";
      const bool isOneType = isSome(solved->type) && unit_[solved->type].name == unit_[e.type].name;
      if (!isOneType) return "(" + unit_[e.type].name + ")" + inBrackets;
      const bool mayStand = isIndexAlone(id) || (solved->isSum && mayStandBare(body_, id, Operator::plus));
      return mayStand ? solved->text : inBrackets;
    }
    if (e.kind == ExpressionKind::builtinIndex) {
      if (variesInBlock(study_, id)) refuse({ReasonId::differsBetweenThreads, {unit_.textOf(e.spelling.span)}}, id);
      return std::nullopt;
    }
    const Variable &variable = body_[e.variable];
    if (!variable.isPerThread()) return std::nullopt; // a constant, or memory: seen as an access
    const bool isMade = isSome(variable.initializer) && staysAsDeclared(e.variable);
    const bool isMadeOfRoots = isMade && dependsOnRoots(variable.initializer, 0);
    const auto why = whyNotThere(e.variable);
    if (!isMadeOfRoots && !why && !variesInBlock(study_, id)) return std::nullopt;
    if (isMadeOfRoots && !why && isMadeOfSame(variable.initializer, 0)) return std::nullopt;
    if (isMade && !isMadeOfRoots && variesInBlock(study_, id)) {
      // What differs for another cause than the roots: say which.
      if (auto named = variesOtherwise(variable.initializer, 0))
        refuse({ReasonId::differsBetweenThreads, {*named}}, id);
    }
    if (!isMade) {
      refuse(why ? *why : Reason(ReasonId::differsBetweenThreads, {variable.name}), id);
      return std::nullopt;
    }
    writtenOut_.push_back(variable.statement);
    const std::string inner = textOf(asWritten(body_, variable.initializer), depth + 1);
    writtenOut_.pop_back();
    if (refusal_) return std::nullopt;
    const Type &type = unit_[variable.type];
    const TypeId from = body_[asWritten(body_, variable.initializer)].type;
    const bool isOneType = isSome(from) && unit_[from].name == type.name;
    return isOneType ? (isWord(inner) ? inner : "(" + inner + ")") : "((" + type.name + ")(" + inner + "))";
  }

  bool isIndexAlone(ExpressionId id) const {
    const ExpressionId parent = body_[id].parent;
    return isSome(parent) && body_[parent].kind == ExpressionKind::subscript && body_[parent].operands[1] == id;
  }

  template <typename Meant>
  bool anyName(ExpressionId root, int depth, const Meant &meant) const {
    if (depth > deepest) return false;
    for (const ExpressionId id : expressionsIn(body_, root)) {
      const Expression &e = body_[id];
      if (e.kind != ExpressionKind::variable && e.kind != ExpressionKind::builtinIndex) continue;
      if (meant(id)) return true;
      if (solvedBy(id) != nullptr || e.kind != ExpressionKind::variable) continue;
      const Variable &variable = body_[e.variable];
      if (isSome(variable.initializer) && staysAsDeclared(e.variable) &&
          anyName(variable.initializer, depth + 1, meant))
        return true;
    }
    return false;
  }

  bool dependsOnRoots(ExpressionId root, int depth) const {
    return anyName(root, depth, [this](ExpressionId id) { return solvedBy(id) != nullptr; });
  }

  /// Made of roots that the read names as they are, and of nothing else that differs between threads.
  bool isMadeOfSame(ExpressionId root, int depth) const {
    const bool isOther = anyName(root, depth, [this](ExpressionId id) {
      const Solved *solved = solvedBy(id);
      return solved != nullptr && !solved->isSame;
    });
    return !isOther && !variesOtherwise(root, depth);
  }

  /// The name that differs between threads, and is no root and not made of other names.
  std::optional<std::string> variesOtherwise(ExpressionId root, int depth) const {
    std::optional<std::string> out;
    anyName(root, depth, [&](ExpressionId id) {
      if (solvedBy(id) != nullptr || !variesInBlock(study_, id)) return false;
      const Expression &e = body_[id];
      const bool isMade =
          e.kind == ExpressionKind::variable && isSome(body_[e.variable].initializer) && staysAsDeclared(e.variable);
      if (!isMade) out = std::string(unit_.textOf(e.spelling.span));
      return !isMade;
    });
    return out;
  }

  /// Why a name has another meaning or another value where the element is read than where it is copied.
  std::optional<Reason> whyNotThere(VariableId id) const {
    const Variable &variable = body_[id];
    const Type &type = unit_[variable.type];
    if (type.isVolatile) return Reason(ReasonId::isVolatile, {variable.name});
    if (type.kind == TypeKind::reference) return Reason(ReasonId::referenceMayChange, {variable.name});
    if (!isVisible(variable)) return Reason(ReasonId::isNotDeclaredThere, {variable.name});
    for (const Variable &other : body_.variables)
      if (&other != &variable && other.name == variable.name && isSome(other.statement) && isVisible(other) &&
          (!isSome(variable.statement) || isInside(body_, other.statement, scopeOf(variable))))
        return Reason(ReasonId::nameMeansOtherThere, {variable.name});
    for (const Use *use : index_.usesOf(id)) {
      if (use->kind == UseKind::escape) return Reason(ReasonId::itsAddressIsKept, {variable.name});
      if (use->writes() && isSome(use->statement) && (isBetween(*use) || isSinceDeclared(*use)))
        return Reason(ReasonId::isChangedIn, {variable.name, lineText(unit_, body_[use->expression].spelling.span)});
    }
    return std::nullopt;
  }

  /// In which a declaration's names are known: the block, or the loop whose header declares it.
  StatementId scopeOf(const Variable &variable) const { return body_[variable.statement].parent; }

  bool isVisible(const Variable &variable) const {
    if (!isSome(variable.statement)) return variable.space == VariableSpace::parameter || !variable.isPerThread();
    return isSome(scopeOf(variable)) && isInside(body_, read_.use->access->statement, scopeOf(variable)) &&
           variable.nameSpan.begin < body_[read_.use->access->expression].spelling.span.begin;
  }

  /// True if a change may lie between the copy and the read of one round: in the body of the loop around both, or
  /// behind the begin of what holds the copy if there is none.
  bool isBetween(const Use &use) const {
    if (isSome(read_.loop)) return use.statement != read_.loop && isInside(body_, use.statement, read_.loop);
    StatementId top = copy_.statement;
    while (!isInside(body_, read_.use->access->statement, body_[top].parent))
      top = body_[top].parent;
    return body_[use.expression].spelling.span.begin >= body_[top].spelling.span.begin;
  }

  /// True if a change may lie between the declaration of a variable that is written out and the copy: a declaration in
  /// the loop around copy and read is made in each round.
  bool isSinceDeclared(const Use &use) const {
    return std::ranges::any_of(writtenOut_, [&](StatementId declaration) {
      const bool isOfRound = isSome(read_.loop) && isInside(body_, declaration, read_.loop) &&
                             body_[read_.loop].initializer != declaration;
      return !isOfRound && body_[use.expression].spelling.span.begin >= body_[declaration].spelling.span.begin;
    });
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const SharedCopy &copy_;
  const CopyRead &read_;
  std::string name_; ///< of the element that is read
  std::vector<Solved> solved_;
  std::vector<StatementId> writtenOut_; ///< declarations of variables in whose values the text is
  std::optional<Verdict> refusal_;
};

} // namespace

std::expected<std::string, Verdict> copiedValueAt(KernelStudy &study, const SharedCopy &copy, const CopyRead &read) {
  return ValueText(study, copy, read).run();
}

} // namespace warpgrain::transform

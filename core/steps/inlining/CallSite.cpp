// SPDX-License-Identifier: Apache-2.0
#include "core/steps/inlining/CallSite.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <string>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class SiteFinder {
public:
  SiteFinder(const BodyIndex &index, ExpressionId call) : index_(index), body_(index.body()), call_(call) {}

  std::expected<CallSite, Verdict> run() {
    const Expression &call = body_[call_];
    if (call.spelling.origin != SpellingOrigin::file) return refused({ReasonId::macroHidesCall, {call.spelling.macro}});
    CallSite site{.call = call_, .statement = index_.statementOf(call_), .form = CallForm::part, .isLast = false};
    if (!isSome(site.statement)) return refused(ReasonId::calledFromDefaultArgument);
    const Statement &statement = body_[site.statement];
    if (statement.spelling.origin != SpellingOrigin::file)
      return refused({ReasonId::macroHidesCall, {statement.spelling.macro}});
    if (isInHeader(site.statement)) return refused(ReasonId::calledInHeader);
    site.form = formOf(statement);
    site.isLast = site.form == CallForm::statement && isLast(site.statement);
    if (site.form == CallForm::part)
      if (const auto why = whyNotBefore(site.statement)) return refused(*why);
    return site;
  }

private:
  std::unexpected<Verdict> refused(const Reason &why) const {
    return std::unexpected(
        Verdict::unknown({ReasonId::functionNotInlined, {body_[call_].callee.name, why}}, body_[call_].spelling.span));
  }

  /// The first part of a for, an if or a switch.
  bool isInHeader(StatementId id) const {
    const StatementId parent = body_[id].parent;
    return isSome(parent) && std::ranges::find(body_[parent].children, id) == body_[parent].children.end();
  }

  CallForm formOf(const Statement &statement) const {
    ExpressionId at = call_;
    while (isSome(body_[at].parent) && isConversion(body_[body_[at].parent]))
      at = body_[at].parent;
    const ExpressionId parent = body_[at].parent;
    const std::string tail = between(body_[call_].spelling.span.end, statement.spelling.span.end);
    if (statement.kind == StatementKind::declaration && !isSome(parent)) return formOfDeclaration(statement, tail);
    if (statement.kind != StatementKind::expression || tail != ";") return CallForm::part;
    const std::string lead = between(statement.spelling.span.begin, body_[call_].spelling.span.begin);
    if (!isSome(parent)) return lead.empty() ? CallForm::statement : CallForm::part;
    const Expression &assign = body_[parent];
    const bool isAssigned =
        assign.kind == ExpressionKind::assign && assign.operands.size() == 2 && assign.operands[1] == at;
    return isAssigned && !isSome(assign.parent) && lead.ends_with('=') ? CallForm::assignment : CallForm::part;
  }

  /// `T x = f();`, where x may be declared before it has a value.
  CallForm formOfDeclaration(const Statement &statement, const std::string &tail) const {
    const Variable &variable = body_[statement.variables.front()];
    const Type &type = index_.unit()[variable.type];
    const bool isAssignable = type.kind != TypeKind::reference && type.kind != TypeKind::array &&
                              (type.kind != TypeKind::record || type.isRegular);
    const std::string lead = between(variable.nameSpan.end, body_[call_].spelling.span.begin);
    const bool isPlain = (lead == "=" && tail == ";") || (lead == "(" && tail == ");") || (lead == "{" && tail == "};");
    return statement.variables.size() == 1 && !variable.isStatic && isAssignable && isPlain ? CallForm::declaration
                                                                                            : CallForm::part;
  }

  /// The text between two places of the call's file, without blanks.
  std::string between(std::uint32_t begin, std::uint32_t end) const {
    std::string out;
    if (begin < end)
      for (const char c : index_.unit().textOf({.file = body_[call_].spelling.span.file, .begin = begin, .end = end}))
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n') out += c;
    return out;
  }

  static bool isConversion(const Expression &e) { return e.kind == ExpressionKind::cast && e.isImplicit; }

  bool isLast(StatementId id) const {
    for (StatementId at = id; isSome(body_[at].parent); at = body_[at].parent) {
      const Statement &parent = body_[body_[at].parent];
      if (parent.kind == StatementKind::ifElse) continue;
      if (parent.kind != StatementKind::compound || parent.children.back() != at) return false;
    }
    return true;
  }

  // A call in the middle of an expression
  // -----------------------------------------------------------------------------------------------------------------

  std::optional<Reason> whyNotBefore(StatementId id) const {
    const Statement &statement = body_[id];
    const bool isSimple = statement.kind == StatementKind::expression || statement.kind == StatementKind::declaration;
    const bool isCondition = statement.kind == StatementKind::ifElse && isSome(statement.parent) &&
                             body_[statement.parent].kind == StatementKind::compound && !statement.isConstexpr;
    if (!isSimple && !isCondition) return Reason(ReasonId::calledInHeader);
    if (isCondition && isSome(statement.initializer)) return Reason(ReasonId::conditionHasFirstPart);
    if (statement.kind == StatementKind::declaration) {
      ExpressionId root = call_;
      while (isSome(body_[root].parent))
        root = body_[root].parent;
      if (body_[statement.variables.front()].initializer != root || body_[statement.variables.front()].isStatic)
        return Reason(ReasonId::calledInDeclarationOfSeveral);
    }
    for (ExpressionId at = call_; isSome(body_[at].parent); at = body_[at].parent)
      if (const auto why = whyNotBeside(at, body_[body_[at].parent])) return why;
    return {};
  }

  std::optional<Reason> whyNotBeside(ExpressionId at, const Expression &parent) const {
    const auto position = static_cast<std::size_t>(std::ranges::find(parent.operands, at) - parent.operands.begin());
    switch (parent.kind) {
    case ExpressionKind::cast:
    case ExpressionKind::unary:
    case ExpressionKind::member:
      return {};
    case ExpressionKind::assign: // its right side is evaluated first
      return position == 1 ? std::nullopt : std::optional(Reason(ReasonId::givesBackAssigned));
    case ExpressionKind::conditional:
      return position == 0 ? std::nullopt : std::optional(Reason(ReasonId::notAlwaysEvaluated));
    case ExpressionKind::binary:
      if (position > 0 && (parent.op == Operator::logicalAnd || parent.op == Operator::logicalOr))
        return Reason(ReasonId::notAlwaysEvaluated);
      [[fallthrough]];
    case ExpressionKind::call:
    case ExpressionKind::subscript:
    case ExpressionKind::construct:
    case ExpressionKind::initializers:
      for (std::size_t i = 0; i < position; ++i)
        if (!isStable(parent.operands[i])) return Reason(ReasonId::otherEvaluatedBefore);
      return {};
    default:
      return Reason(ReasonId::expressionNotUnderstood);
    }
  }

  /// Has the same value, and does nothing, whenever it is evaluated.
  bool isStable(ExpressionId root) const {
    return std::ranges::all_of(expressionsIn(body_, root), [this](ExpressionId id) {
      const Expression &e = body_[id];
      if (index_.accessAt(id) != nullptr) return false;
      switch (e.kind) {
      case ExpressionKind::literal:
      case ExpressionKind::builtinIndex:
      case ExpressionKind::cast:
      case ExpressionKind::conditional:
      case ExpressionKind::sizeOf:
        return true;
      case ExpressionKind::binary:
        return e.op != Operator::comma;
      case ExpressionKind::unary:
        return e.op != Operator::increment && e.op != Operator::decrement && e.op != Operator::dereference;
      case ExpressionKind::variable:
        return body_[e.variable].isConst || isArray(e.variable) || isPrivate(index_, e.variable);
      default:
        return false;
      }
    });
  }

  bool isArray(VariableId id) const {
    const TypeId type = body_[id].type;
    return isSome(type) && index_.unit()[type].kind == TypeKind::array;
  }

  const BodyIndex &index_;
  const Body &body_;
  ExpressionId call_;
};

} // namespace

std::expected<CallSite, Verdict> callSiteOf(const BodyIndex &index, ExpressionId call) {
  return SiteFinder(index, call).run();
}

bool isPrivate(const BodyIndex &index, VariableId id) {
  const Body &body = index.body();
  if (!body[id].isPerThread() || !isSome(body[id].type)) return false;
  const TypeKind kind = index.unit()[body[id].type].kind;
  if (kind == TypeKind::reference || kind == TypeKind::array) return false;
  return std::ranges::all_of(index.usesOf(id), [&](const Use *use) {
    const ExpressionId parentId = body[use->expression].parent;
    if (!isSome(parentId)) {
      // A reference that is bound to the variable is another name for it.
      const Statement &statement = body[use->statement];
      return std::ranges::none_of(statement.variables, [&](VariableId v) {
        return isSome(body[v].type) && index.unit()[body[v].type].kind == TypeKind::reference;
      });
    }
    const Expression &parent = body[parentId];
    if (parent.kind == ExpressionKind::unary) return parent.op != Operator::addressOf;
    if (parent.kind == ExpressionKind::assign) return use->kind != UseKind::escape;
    if (parent.kind == ExpressionKind::call || parent.kind == ExpressionKind::construct) {
      const auto at =
          static_cast<std::size_t>(std::ranges::find(parent.operands, use->expression) - parent.operands.begin());
      const bool isNamed = at < parent.callee.byReference.size() && parent.callee.byReference[at];
      return use->kind == UseKind::read && (!isNamed || parent.callee.isSystem);
    }
    return use->kind == UseKind::read;
  });
}

ExpressionId withoutConversions(const Body &body, ExpressionId id) {
  while (body[id].kind == ExpressionKind::cast && body[id].isImplicit && body[id].operands.size() == 1)
    id = body[id].operands.front();
  return id;
}

} // namespace warpgrain::transform

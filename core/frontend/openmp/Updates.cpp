// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/OpenMpRecorder.h"

#include <llvm/ADT/APSInt.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

std::string operatorOf(clang::BinaryOperatorKind kind) {
  switch (kind) {
  case clang::BO_Add:
  case clang::BO_AddAssign:
    return "+";
  case clang::BO_Sub:
  case clang::BO_SubAssign:
    return "-";
  case clang::BO_Mul:
  case clang::BO_MulAssign:
    return "*";
  case clang::BO_And:
  case clang::BO_AndAssign:
    return "&";
  case clang::BO_Or:
  case clang::BO_OrAssign:
    return "|";
  case clang::BO_Xor:
  case clang::BO_XorAssign:
    return "^";
  case clang::BO_Div:
  case clang::BO_DivAssign:
    return "/";
  case clang::BO_Shl:
  case clang::BO_ShlAssign:
    return "<<";
  case clang::BO_Shr:
  case clang::BO_ShrAssign:
    return ">>";
  default:
    return {};
  }
}

/// True where both sides of the operator can be exchanged.
bool isCommutative(const std::string &operation) {
  return operation == "+" || operation == "*" || operation == "&" || operation == "|" || operation == "^";
}

/// The variable of which a place is an element or a member, or that leads to it.
const clang::Expr *objectOf(OpenMpContext &context, const clang::Expr *place) {
  while (true) {
    place = place->IgnoreParenImpCasts();
    if (context.named(place)) return place;
    if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(place))
      place = element->getBase();
    else if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(place))
      place = member->getBase();
    else if (const auto *followed = llvm::dyn_cast<clang::UnaryOperator>(place);
             followed != nullptr && followed->getOpcode() == clang::UO_Deref)
      place = followed->getSubExpr();
    else
      return place;
  }
}

/// The place that is updated: a variable, or a part of one.
bool setTarget(OpenMpContext &context, Update &out, const clang::Expr *target) {
  Statement ignored;
  std::vector<Access> accesses;
  ExpressionReader(context, ignored, accesses).value(target);
  target = target->IgnoreParens();
  const auto place = context.exactSpan(target->getSourceRange());
  if (!place || !ignored.calls.empty() || !target->getType()->isArithmeticType()) return false;
  for (const Access &access : accesses)
    if (access.writes()) return false;
  out.target = *place;
  out.type = context.declared(target->getType().getCanonicalType().getUnqualifiedType(), "");
  out.isInteger = target->getType()->isIntegralOrEnumerationType();
  if (target->refersToBitField()) return false;
  out.isWhole = context.named(target).has_value();
  const auto variable = context.named(objectOf(context, target));
  if (variable) out.variable = *variable;
  return variable.has_value();
}

bool setValue(OpenMpContext &context, Update &out, const clang::Expr *value) {
  const auto place = context.exactSpan(value->getSourceRange());
  if (!place || !value->getType()->isArithmeticType()) return false;
  // What is computed in a floating type and kept as an integer is no sum of rounded values.
  if (out.isInteger && value->IgnoreParenImpCasts()->getType()->isRealFloatingType()) return false;
  Statement ignored;
  std::vector<Access> accesses;
  ExpressionReader(context, ignored, accesses).value(value);
  out.value = *place;
  out.valueReadsIt =
      std::ranges::any_of(accesses,
                          [&](const Access &access) { return access.variable == out.variable || access.writes(); }) ||
      !ignored.obstacles.empty();
  return true;
}

bool isSameText(OpenMpContext &context, const clang::Expr *one, const Update &update) {
  const auto place = context.exactSpan(one->IgnoreParenImpCasts()->getSourceRange());
  return place && context.program.textOf(*place) == context.program.textOf(update.target);
}

/// `x = x op e` and `x = e op x`.
bool setFromAssignment(OpenMpContext &context, Update &out, const clang::Expr *right) {
  const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(right->IgnoreParenImpCasts());
  if (operation == nullptr) return false;
  out.operation = operatorOf(operation->getOpcode());
  if (out.operation.empty()) return false;
  if (isSameText(context, operation->getLHS(), out)) return setValue(context, out, operation->getRHS());
  if (!isCommutative(out.operation) || !isSameText(context, operation->getRHS(), out)) return false;
  return setValue(context, out, operation->getLHS());
}

const clang::Expr *withoutWrappers(const clang::Expr *expression) {
  expression = expression->IgnoreParens();
  const auto *full = llvm::dyn_cast<clang::ExprWithCleanups>(expression);
  return full != nullptr ? full->getSubExpr()->IgnoreParens() : expression;
}

/// A statement that is an assignment without an operator.
const clang::BinaryOperator *assignmentOf(const clang::Stmt *statement) {
  const auto *expression = llvm::dyn_cast_or_null<clang::Expr>(statement);
  const auto *out =
      expression != nullptr ? llvm::dyn_cast<clang::BinaryOperator>(withoutWrappers(expression)) : nullptr;
  return out != nullptr && out->getOpcode() == clang::BO_Assign ? out : nullptr;
}

/// The place that gets the value, which does not depend on what is updated.
bool setCaptured(OpenMpContext &context, Update &out, const clang::Expr *place, bool isOld) {
  const auto span = context.exactSpan(place->getSourceRange());
  if (!span || !place->getType()->isArithmeticType()) return false;
  Statement ignored;
  std::vector<Access> accesses;
  ExpressionReader(context, ignored, accesses).value(place);
  if (std::ranges::any_of(accesses, [&](const Access &access) { return access.variable == out.variable; }))
    return false;
  out.captured = *span;
  out.capturesOld = isOld;
  return true;
}

/// `v = x++`, `v = ++x`, `v = x op= e`, `v = x = x op e`.
std::optional<Update> captureOfExpression(OpenMpContext &context, const clang::Expr *expression) {
  const clang::BinaryOperator *assignment = assignmentOf(expression);
  if (assignment == nullptr) return std::nullopt;
  const clang::Expr *right = assignment->getRHS()->IgnoreParenImpCasts();
  auto out = recordUpdate(context, right);
  const auto *step = llvm::dyn_cast<clang::UnaryOperator>(right);
  const bool isOld = step != nullptr && step->isPostfix();
  return out && setCaptured(context, *out, assignment->getLHS(), isOld) ? out : std::nullopt;
}

/// `x = e`, where what is captured is the value before it.
std::optional<Update> replacement(OpenMpContext &context, const clang::Stmt *statement) {
  const clang::BinaryOperator *assignment = assignmentOf(statement);
  Update out;
  if (assignment == nullptr || !setTarget(context, out, assignment->getLHS())) return std::nullopt;
  out.operation = "=";
  return setValue(context, out, assignment->getRHS()) ? std::optional(out) : std::nullopt;
}

/// True where a value is the same as a number of the target's type.
bool isOfType(OpenMpContext &context, const clang::Expr *value, const clang::Expr *target) {
  const clang::QualType type = target->getType();
  value = value->IgnoreParenImpCasts();
  if (context.ast.hasSameUnqualifiedType(value->getType(), type)) return true;
  clang::Expr::EvalResult known;
  if (!type->isIntegerType() || !value->EvaluateAsInt(known, context.ast)) return false;
  llvm::APSInt number = known.Val.getInt();
  const llvm::APSInt whole = number.extend(std::max(number.getBitWidth(), 65U));
  llvm::APSInt held = whole.trunc(context.ast.getIntWidth(type));
  held.setIsSigned(type->isSignedIntegerOrEnumerationType());
  return llvm::APSInt::isSameValue(held, number);
}

/// Which operation `x < e`, `e < x` and their like are, where x becomes e.
std::string comparedAs(const clang::BinaryOperator &condition, bool isTargetFirst) {
  switch (condition.getOpcode()) {
  case clang::BO_LT:
    return isTargetFirst ? "max" : "min";
  case clang::BO_GT:
    return isTargetFirst ? "min" : "max";
  case clang::BO_EQ:
    return "==";
  default:
    return {};
  }
}

} // namespace

std::optional<Update> recordCompare(OpenMpContext &context, const clang::OMPAtomicDirective &directive) {
  const auto *condition = llvm::dyn_cast_or_null<clang::BinaryOperator>(
      directive.getCondExpr() != nullptr ? directive.getCondExpr()->IgnoreParenImpCasts() : nullptr);
  const clang::Expr *target = directive.getX();
  const clang::Expr *value = directive.getExpr();
  Update out;
  if (condition == nullptr || target == nullptr || value == nullptr || directive.isFailOnly() ||
      directive.getR() != nullptr || !setTarget(context, out, target) || !isOfType(context, value, target) ||
      !setValue(context, out, value))
    return std::nullopt;
  out.operation = comparedAs(*condition, isSameText(context, condition->getLHS(), out));
  if (out.operation.empty() || (out.operation == "==") != (directive.getD() != nullptr)) return std::nullopt;
  if (const clang::Expr *by = directive.getD()) {
    Update other = out;
    if (!isOfType(context, by, target) || !setValue(context, other, by)) return std::nullopt;
    out.replacement = other.value;
    out.valueReadsIt |= other.valueReadsIt;
  }
  if (directive.getV() != nullptr && !setCaptured(context, out, directive.getV(), directive.isPostfixUpdate()))
    return std::nullopt;
  return out;
}

std::optional<Update> recordLoadOrStore(OpenMpContext &context, const clang::Stmt *statement, bool isLoad) {
  const clang::BinaryOperator *assignment = assignmentOf(statement);
  Update out;
  if (assignment == nullptr ||
      !setTarget(context, out, isLoad ? assignment->getRHS()->IgnoreParenImpCasts() : assignment->getLHS()))
    return std::nullopt;
  out.operation = isLoad ? "read" : "write";
  const bool isWhole =
      isLoad ? setCaptured(context, out, assignment->getLHS(), true) : setValue(context, out, assignment->getRHS());
  return isWhole ? std::optional(out) : std::nullopt;
}

std::optional<Update> recordCapture(OpenMpContext &context, const clang::Stmt *statement) {
  if (const auto *expression = llvm::dyn_cast<clang::Expr>(statement)) return captureOfExpression(context, expression);
  const auto *block = llvm::dyn_cast<clang::CompoundStmt>(statement);
  if (block == nullptr || block->size() != 2) return std::nullopt;
  const clang::Stmt *first = block->body_front();
  const clang::Stmt *second = block->body_back();
  for (const bool isOld : {true, false}) {
    const clang::BinaryOperator *capture = assignmentOf(isOld ? first : second);
    const auto *update = llvm::dyn_cast<clang::Expr>(isOld ? second : first);
    if (capture == nullptr || update == nullptr) continue;
    auto out = recordUpdate(context, update);
    if (!out && isOld) out = replacement(context, update);
    if (out && isSameText(context, capture->getRHS(), *out) && setCaptured(context, *out, capture->getLHS(), isOld))
      return out;
  }
  return std::nullopt;
}

std::optional<Update> recordUpdate(OpenMpContext &context, const clang::Expr *expression) {
  expression = withoutWrappers(expression);
  Update out;
  if (const auto *step = llvm::dyn_cast<clang::UnaryOperator>(expression);
      step != nullptr && step->isIncrementDecrementOp()) {
    out.operation = step->isIncrementOp() ? "+" : "-";
    return setTarget(context, out, step->getSubExpr()) ? std::optional(out) : std::nullopt;
  }
  const auto *assignment = llvm::dyn_cast<clang::BinaryOperator>(expression);
  if (assignment == nullptr || !assignment->isAssignmentOp() || !setTarget(context, out, assignment->getLHS()))
    return std::nullopt;
  if (!assignment->isCompoundAssignmentOp())
    return setFromAssignment(context, out, assignment->getRHS()) ? std::optional(out) : std::nullopt;
  out.operation = operatorOf(assignment->getOpcode());
  if (out.operation.empty() || !setValue(context, out, assignment->getRHS())) return std::nullopt;
  return out;
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/OpenMpRecorder.h"

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
  default:
    return {};
  }
}

/// The place that is updated: a variable, or an element of one.
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
  if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(target)) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl());
    if (variable == nullptr) return false;
    out.isWhole = true;
    out.variable = context.variable(variable);
    return true;
  }
  const clang::Expr *base = target;
  while (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(base))
    base = element->getBase()->IgnoreParenImpCasts();
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(base);
  const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
  if (variable == nullptr) return false;
  out.variable = context.variable(variable);
  return true;
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
  if (out.operation == "-" || !isSameText(context, operation->getRHS(), out)) return false;
  return setValue(context, out, operation->getLHS());
}

} // namespace

std::optional<Update> recordUpdate(OpenMpContext &context, const clang::Expr *expression) {
  expression = expression->IgnoreParens();
  if (const auto *full = llvm::dyn_cast<clang::ExprWithCleanups>(expression)) expression = full->getSubExpr();
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

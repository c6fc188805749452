// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/OpenMpRecorder.h"

#include <algorithm>
#include <set>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

/// A variable that gets a value, or keeps its own, as a test says.
struct Selection {
  const clang::DeclRefExpr *target = nullptr;
  const clang::Expr *value = nullptr;
  const clang::Expr *test = nullptr;
  bool takesWhereTrue = true; ///< the value is taken where the test holds
};

const clang::DeclRefExpr *nameIn(const clang::Expr *expression) {
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
  return name != nullptr && llvm::isa<clang::VarDecl>(name->getDecl()) ? name : nullptr;
}

bool isName(const clang::Expr *expression, const clang::DeclRefExpr &of) {
  const clang::DeclRefExpr *name = nameIn(expression);
  return name != nullptr && name->getDecl()->getCanonicalDecl() == of.getDecl()->getCanonicalDecl();
}

const clang::BinaryOperator *assignmentIn(const clang::Expr *expression) {
  const auto *out = llvm::dyn_cast<clang::BinaryOperator>(expression->IgnoreParens());
  return out != nullptr && out->getOpcode() == clang::BO_Assign && nameIn(out->getLHS()) != nullptr ? out : nullptr;
}

/// `if (test) x = value;`
std::optional<Selection> selectionOf(const clang::IfStmt &choice) {
  const clang::Stmt *then = choice.getThen();
  if (const auto *block = llvm::dyn_cast<clang::CompoundStmt>(then); block != nullptr && block->size() == 1)
    then = block->body_front();
  const auto *expression = llvm::dyn_cast<clang::Expr>(then);
  const clang::BinaryOperator *assignment = expression != nullptr ? assignmentIn(expression) : nullptr;
  if (assignment == nullptr || choice.getElse() != nullptr || choice.getInit() != nullptr ||
      choice.getConditionVariable() != nullptr || choice.isConstexpr())
    return std::nullopt;
  return Selection{.target = nameIn(assignment->getLHS()), .value = assignment->getRHS(), .test = choice.getCond()};
}

/// `x = test ? value : x` and `x = test ? x : value`
std::optional<Selection> selectionOf(const clang::Expr &expression) {
  const clang::BinaryOperator *assignment = assignmentIn(&expression);
  const auto *choice = assignment != nullptr
                           ? llvm::dyn_cast<clang::ConditionalOperator>(assignment->getRHS()->IgnoreParenImpCasts())
                           : nullptr;
  if (choice == nullptr) return std::nullopt;
  const clang::DeclRefExpr *target = nameIn(assignment->getLHS());
  const bool takesWhereTrue = isName(choice->getFalseExpr(), *target);
  if (!takesWhereTrue && !isName(choice->getTrueExpr(), *target)) return std::nullopt;
  return Selection{.target = target,
                   .value = takesWhereTrue ? choice->getTrueExpr() : choice->getFalseExpr(),
                   .test = choice->getCond(),
                   .takesWhereTrue = takesWhereTrue};
}

/// A value that is the same however often it is computed, and does not depend on the variable.
bool isPure(OpenMpContext &context, const clang::Expr *value, VariableId target) {
  static const std::set<std::string> plain{"abs", "labs", "llabs", "fabs", "fabsf"};
  Statement held;
  std::vector<Access> accesses;
  ExpressionReader(context, held, accesses).value(value);
  return held.obstacles.empty() &&
         std::ranges::all_of(
             held.calls,
             [](const Call &call) { return call.kind == CallKind::ofSystem && plain.contains(call.name); }) &&
         std::ranges::none_of(accesses,
                              [&](const Access &access) { return access.writes() || access.variable == target; });
}

/// "max" or "min", by the value that is left where the test does not hold; empty for other tests.
std::string extremeOf(OpenMpContext &context, const Selection &selection, std::string_view value) {
  const auto *test = llvm::dyn_cast<clang::BinaryOperator>(selection.test->IgnoreParenImpCasts());
  if (test == nullptr || !test->isRelationalOp()) return {};
  const auto isValue = [&](const clang::Expr *side) {
    const auto place = context.exactSpan(side->IgnoreParenImpCasts()->getSourceRange());
    return place && context.program.textOf(*place) == value;
  };
  const bool isFirst = isValue(test->getLHS()) && isName(test->getRHS(), *selection.target);
  if (!isFirst && !(isName(test->getLHS(), *selection.target) && isValue(test->getRHS()))) return {};
  const bool isGreater = test->getOpcode() == clang::BO_GT || test->getOpcode() == clang::BO_GE;
  return (isGreater == isFirst) == selection.takesWhereTrue ? "max" : "min";
}

std::optional<Update> updateOf(OpenMpContext &context, const Selection &selection) {
  const clang::Expr *value = selection.value->IgnoreParenImpCasts();
  const clang::QualType type = selection.target->getType();
  const auto target = context.exactSpan(selection.target->getSourceRange());
  const auto place = context.exactSpan(value->getSourceRange());
  if (!target || !place || !type->isArithmeticType() ||
      !context.ast.hasSameUnqualifiedType(type.getCanonicalType(), value->getType().getCanonicalType()))
    return std::nullopt;
  // A value that is no number would be taken where the test does not hold.
  if (!selection.takesWhereTrue && !type->isIntegerType()) return std::nullopt;
  Update out{.operation = extremeOf(context, selection, context.program.textOf(*place)),
             .target = *target,
             .value = *place,
             .type = context.declared(type.getCanonicalType().getUnqualifiedType(), ""),
             .variable = context.variable(llvm::cast<clang::VarDecl>(selection.target->getDecl())),
             .isInteger = type->isIntegralOrEnumerationType(),
             .isWhole = true,
             .captured = {}};
  if (out.operation.empty() || !isPure(context, value, out.variable)) return std::nullopt;
  return out;
}

} // namespace

std::optional<Update> recordExtreme(OpenMpContext &context, const clang::Stmt *statement) {
  std::optional<Selection> selection;
  if (const auto *choice = llvm::dyn_cast<clang::IfStmt>(statement))
    selection = selectionOf(*choice);
  else if (const auto *expression = llvm::dyn_cast<clang::Expr>(statement))
    selection = selectionOf(*expression);
  return selection ? updateOf(context, *selection) : std::nullopt;
}

} // namespace warpgrain::frontend

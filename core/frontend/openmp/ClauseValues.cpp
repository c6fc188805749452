// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ClauseValues.h"

#include "core/frontend/openmp/ExpressionReader.h"

#include <clang/AST/DeclOpenMP.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>

#include <algorithm>

namespace warpgrain::frontend {

namespace {

bool isOfOpenMp(const OpenMpContext &context, const clang::CallExpr &call) {
  const clang::FunctionDecl *callee = call.getDirectCallee();
  return callee != nullptr && callee->getDeclName().isIdentifier() && callee->getName().starts_with("omp_") &&
         context.sources.isInSystemHeader(callee->getLocation());
}

/// Finds what reads more than numbers that are variables.
class MemoryFinder : public clang::RecursiveASTVisitor<MemoryFinder> {
public:
  explicit MemoryFinder(const OpenMpContext &context) : context_(context) {}

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *kept = llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()))
      return TraverseStmt(const_cast<clang::Expr *>(kept->getInit()));
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl()))
      return variable->getType()->isArithmeticType() || variable->getType()->isEnumeralType();
    return llvm::isa<clang::EnumConstantDecl, clang::FunctionDecl>(name->getDecl());
  }

  bool VisitCallExpr(clang::CallExpr *call) { return isOfOpenMp(context_, *call); }

  bool VisitUnaryOperator(clang::UnaryOperator *operation) {
    return operation->getOpcode() != clang::UO_Deref && operation->getOpcode() != clang::UO_AddrOf &&
           !operation->isIncrementDecrementOp();
  }

  bool VisitBinaryOperator(clang::BinaryOperator *operation) { return !operation->isAssignmentOp(); }

  bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *) { return false; }

  bool VisitMemberExpr(clang::MemberExpr *) { return false; }

  bool VisitCXXThisExpr(clang::CXXThisExpr *) { return false; }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *) { return false; }

  bool VisitStmtExpr(clang::StmtExpr *) { return false; }

  bool VisitLambdaExpr(clang::LambdaExpr *) { return false; }

private:
  const OpenMpContext &context_;
};

/// A function by its name: no method, whose object an expression alone does not show.
bool isOfFunction(const clang::CallExpr &call) {
  const clang::FunctionDecl *callee = call.getDirectCallee();
  return callee != nullptr && !llvm::isa<clang::CXXMethodDecl>(callee);
}

class EffectFinder : public clang::RecursiveASTVisitor<EffectFinder> {
public:
  EffectFinder(const OpenMpContext &context, bool isJudgedByCalls)
      : context_(context), isJudgedByCalls_(isJudgedByCalls) {}

  /// Clang has a variable of its own for what it evaluates before the construct.
  bool shouldVisitImplicitCode() const { return true; }

  bool VisitCallExpr(clang::CallExpr *call) {
    return isOfOpenMp(context_, *call) || (isJudgedByCalls_ && isOfFunction(*call));
  }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *made) { return made->getConstructor()->isTrivial(); }

  bool VisitUnaryOperator(clang::UnaryOperator *operation) { return !operation->isIncrementDecrementOp(); }

  bool VisitBinaryOperator(clang::BinaryOperator *operation) { return !operation->isAssignmentOp(); }

  bool VisitStmtExpr(clang::StmtExpr *) { return false; }

  bool VisitLambdaExpr(clang::LambdaExpr *) { return false; }

  /// A volatile variable is read once more or less.
  bool VisitExpr(clang::Expr *value) { return !value->getType().isVolatileQualified(); }

private:
  const OpenMpContext &context_;
  bool isJudgedByCalls_;
};

class CallFinder : public clang::RecursiveASTVisitor<CallFinder> {
public:
  explicit CallFinder(OpenMpContext &context) : context_(context) {}

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *kept = llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()))
      return TraverseStmt(const_cast<clang::Expr *>(kept->getInit()));
    return true;
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    if (!isOfFunction(*call) || isOfOpenMp(context_, *call)) return true;
    openmp::Statement read;
    ExpressionReader(context_, read, read.head).value(call);
    // That of the call itself is the last one; those in its arguments are visited by themselves.
    calls.push_back(std::move(read.calls.back()));
    return true;
  }

  std::vector<openmp::Call> calls;

private:
  OpenMpContext &context_;
};

class ReadFinder : public clang::RecursiveASTVisitor<ReadFinder> {
public:
  ReadFinder(OpenMpContext &context, openmp::Clause &target) : context_(context), out_(target) {}

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *kept = llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()))
      return TraverseStmt(const_cast<clang::Expr *>(kept->getInit()));
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl())) {
      out_.variables.push_back(context_.variable(variable));
      out_.namesParts |= variable->getType()->isReferenceType();
    }
    return true;
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    out_.namesParts |= member->isArrow();
    return true;
  }

  bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *element) {
    out_.namesParts |= element->getBase()->IgnoreParenImpCasts()->getType()->isPointerType();
    return true;
  }

  bool VisitUnaryOperator(clang::UnaryOperator *operation) {
    out_.namesParts |= operation->getOpcode() == clang::UO_Deref;
    return true;
  }

private:
  OpenMpContext &context_;
  openmp::Clause &out_;
};

} // namespace

bool mayHaveEffect(const OpenMpContext &context, const clang::OMPClause &clause, bool isJudgedByCalls) {
  EffectFinder finder(context, isJudgedByCalls);
  // Where Clang evaluates an expression before the construct, the clause holds its value alone.
  if (const auto *before = clang::OMPClauseWithPreInit::get(&clause))
    if (!finder.TraverseStmt(const_cast<clang::Stmt *>(before->getPreInitStmt()))) return true;
  for (const clang::Stmt *part : clause.children())
    if (!finder.TraverseStmt(const_cast<clang::Stmt *>(part))) return true;
  return false;
}

bool readsNumbersAlone(const OpenMpContext &context, const clang::OMPClause &clause) {
  MemoryFinder finder(context);
  const auto expressions = clause.children();
  // Where Clang evaluates it before the construct, its variable there has the expression.
  return !expressions.empty() && std::ranges::all_of(expressions, [&](const clang::Stmt *part) {
    return part != nullptr && finder.TraverseStmt(const_cast<clang::Stmt *>(part));
  });
}

std::vector<openmp::Call> callsIn(OpenMpContext &context, const clang::OMPClause &clause) {
  CallFinder finder(context);
  if (const auto *before = clang::OMPClauseWithPreInit::get(&clause))
    finder.TraverseStmt(const_cast<clang::Stmt *>(before->getPreInitStmt()));
  for (const clang::Stmt *part : clause.children())
    finder.TraverseStmt(const_cast<clang::Stmt *>(part));
  return std::move(finder.calls);
}

void addRead(OpenMpContext &context, openmp::Clause &out, const clang::Expr *value) {
  ReadFinder(context, out).TraverseStmt(const_cast<clang::Expr *>(value));
}

} // namespace warpgrain::frontend

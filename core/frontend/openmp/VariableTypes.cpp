// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VariableTypes.h"

#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/TypeLoc.h>

namespace warpgrain::frontend {

namespace {

/// Looks for names of variables and members in an operand.
class NameFinder : public clang::RecursiveASTVisitor<NameFinder> {
public:
  bool VisitDeclRefExpr(clang::DeclRefExpr *name) { return !llvm::isa<clang::VarDecl>(name->getDecl()); }

  bool VisitMemberExpr(clang::MemberExpr *) { return false; }
};

/// Looks for such types where they are written; not in types that others have made of them.
class WrittenTypeFinder : public clang::RecursiveASTVisitor<WrittenTypeFinder> {
public:
  bool VisitDecltypeTypeLoc(clang::DecltypeTypeLoc type) { return NameFinder().TraverseStmt(type.getUnderlyingExpr()); }

  bool VisitTypeOfExprTypeLoc(clang::TypeOfExprTypeLoc type) {
    return NameFinder().TraverseStmt(type.getUnderlyingExpr());
  }
};

} // namespace

bool writesTypeOfVariable(const clang::Expr *expression) {
  return !WrittenTypeFinder().TraverseStmt(const_cast<clang::Expr *>(expression));
}

bool writesTypeOfVariable(const clang::VarDecl *declaration) {
  return !WrittenTypeFinder().TraverseDecl(const_cast<clang::VarDecl *>(declaration));
}

} // namespace warpgrain::frontend

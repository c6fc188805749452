// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/KeptNames.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclOpenMP.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Basic/SourceManager.h>

namespace warpgrain::frontend {

namespace {

/// Looks at each name of a pointer in its function: most of them are asked for the value alone.
class PointerNames : public clang::RecursiveASTVisitor<PointerNames> {
public:
  PointerNames(const clang::ASTContext &context, const clang::VarDecl &pointer, const SourceSpan &region)
      : sources_(context.getSourceManager()), pointer_(pointer), region_(region) {}

  bool TraverseOMPClause(clang::OMPClause *clause) {
    if (clause == nullptr || clause->isImplicit() || llvm::isa<clang::OMPSharedClause>(clause)) return true;
    for (clang::Stmt *child : clause->children())
      if (!TraverseStmt(child)) return false;
    return true;
  }

  bool TraverseCapturedStmt(clang::CapturedStmt *captured) { return TraverseStmt(captured->getCapturedStmt()); }

  bool TraverseImplicitCastExpr(clang::ImplicitCastExpr *cast) {
    const bool isValue = cast->getCastKind() == clang::CK_LValueToRValue && isPointer(cast->getSubExpr());
    return isValue || RecursiveASTVisitor::TraverseImplicitCastExpr(cast);
  }

  bool TraverseBinaryOperator(clang::BinaryOperator *operation) {
    if (operation->getOpcode() != clang::BO_Assign || !isPointer(operation->getLHS()))
      return RecursiveASTVisitor::TraverseBinaryOperator(operation);
    return lambdas_ == 0 && isOutside(operation->getOperatorLoc()) && TraverseStmt(operation->getRHS());
  }

  bool TraverseLambdaExpr(clang::LambdaExpr *lambda) {
    auto first = lambda->capture_init_begin();
    for (const clang::LambdaCapture &each : lambda->captures()) {
      if (lambda->isInitCapture(&each) && !TraverseStmt(*first)) return false;
      ++first;
    }
    ++lambdas_;
    const bool goesOn = TraverseStmt(lambda->getBody());
    --lambdas_;
    return goesOn;
  }

  bool TraverseCXXDeleteExpr(clang::CXXDeleteExpr *end) {
    return !isPointer(end->getArgument()->IgnoreParenImpCasts()) && RecursiveASTVisitor::TraverseCXXDeleteExpr(end);
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) { return name->getDecl() != &pointer_; }

private:
  bool isPointer(const clang::Expr *expression) const {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParens());
    return name != nullptr && name->getDecl() == &pointer_;
  }

  bool isOutside(clang::SourceLocation location) const {
    const clang::SourceLocation place = sources_.getExpansionLoc(location);
    const std::uint32_t at = sources_.getFileOffset(place);
    return sources_.getFileID(place) != sources_.getMainFileID() || at < region_.begin || region_.end <= at;
  }

  const clang::SourceManager &sources_;
  const clang::VarDecl &pointer_;
  SourceSpan region_;
  int lambdas_ = 0;
};

/// Finds members of which more than the value is asked for, and which no assignment changes by their name.
class MemberNames : public clang::RecursiveASTVisitor<MemberNames> {
public:
  explicit MemberNames(const clang::SourceManager &sources) : sources_(sources) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool TraverseDecl(clang::Decl *declaration) {
    if (declaration == nullptr) return true;
    const clang::SourceLocation place = declaration->getLocation();
    const bool isOfSystem = place.isValid() && sources_.isInSystemHeader(place);
    return isOfSystem || RecursiveASTVisitor::TraverseDecl(declaration);
  }

  bool TraverseImplicitCastExpr(clang::ImplicitCastExpr *cast) {
    const clang::MemberExpr *member =
        cast->getCastKind() == clang::CK_LValueToRValue ? memberOf(cast->getSubExpr()) : nullptr;
    return member != nullptr ? TraverseStmt(wholeOf(*member)) : RecursiveASTVisitor::TraverseImplicitCastExpr(cast);
  }

  bool TraverseBinaryOperator(clang::BinaryOperator *operation) {
    const clang::MemberExpr *member = operation->isAssignmentOp() ? memberOf(operation->getLHS()) : nullptr;
    if (member == nullptr) return RecursiveASTVisitor::TraverseBinaryOperator(operation);
    return TraverseStmt(wholeOf(*member)) && TraverseStmt(operation->getRHS());
  }

  bool TraverseCompoundAssignOperator(clang::CompoundAssignOperator *operation) {
    const clang::MemberExpr *member = memberOf(operation->getLHS());
    if (member == nullptr) return RecursiveASTVisitor::TraverseCompoundAssignOperator(operation);
    return TraverseStmt(wholeOf(*member)) && TraverseStmt(operation->getRHS());
  }

  bool TraverseUnaryOperator(clang::UnaryOperator *operation) {
    const clang::MemberExpr *member = operation->isIncrementDecrementOp() ? memberOf(operation->getSubExpr()) : nullptr;
    return member != nullptr ? TraverseStmt(wholeOf(*member)) : RecursiveASTVisitor::TraverseUnaryOperator(operation);
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
      escaping.insert(field->getCanonicalDecl());
    return true;
  }

  /// `auto &[x, n] = s`
  bool VisitBindingDecl(clang::BindingDecl *name) {
    const auto *member = name->getBinding() != nullptr ? memberOf(name->getBinding()) : nullptr;
    if (member != nullptr) VisitMemberExpr(const_cast<clang::MemberExpr *>(member));
    return true;
  }

  /// `&S::n`
  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(name->getDecl()))
      escaping.insert(field->getCanonicalDecl());
    return true;
  }

  std::set<const clang::FieldDecl *> escaping;

private:
  static const clang::MemberExpr *memberOf(const clang::Expr *expression) {
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression->IgnoreParens());
    return member != nullptr && llvm::isa<clang::FieldDecl>(member->getMemberDecl()) ? member : nullptr;
  }

  const clang::SourceManager &sources_;
};

} // namespace

clang::Expr *wholeOf(const clang::MemberExpr &member) {
  const clang::MemberExpr *part = &member;
  while (!part->isArrow()) {
    const auto *around = llvm::dyn_cast<clang::MemberExpr>(part->getBase()->IgnoreParens());
    if (around == nullptr || !llvm::isa<clang::FieldDecl>(around->getMemberDecl())) break;
    part = around;
  }
  return part->getBase();
}

bool keepsValue(clang::ASTContext &context, const clang::VarDecl &pointer, const SourceSpan &region) {
  if (!pointer.hasLocalStorage() || !pointer.getType()->isPointerType() || pointer.getType().isVolatileQualified())
    return false;
  const bool isParameter = llvm::isa<clang::ParmVarDecl>(pointer);
  if (!isParameter && (!pointer.hasInit() || llvm::isa<clang::DecompositionDecl>(pointer))) return false;
  const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(pointer.getParentFunctionOrMethod());
  return function != nullptr && function->hasBody() &&
         PointerNames(context, pointer, region).TraverseStmt(function->getBody());
}

std::set<const clang::FieldDecl *> escapingMembers(clang::ASTContext &context) {
  MemberNames names(context.getSourceManager());
  names.TraverseDecl(context.getTranslationUnitDecl());
  return std::move(names.escaping);
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorKeeping.h"

#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/SourceManager.h>

#include <algorithm>
#include <deque>
#include <set>

namespace warpgrain::frontend {

namespace {

/// Functions that a piece of code may execute, as far as calls say so. Those of the system execute no other code but
/// what they are given.
class CodeFinder : public clang::RecursiveASTVisitor<CodeFinder> {
public:
  explicit CodeFinder(const clang::ASTContext &context) : sources_(context.getSourceManager()) {}

  /// True where no vector comes to have other memory: neither in the code nor in what it calls.
  bool keepsVectors(clang::Stmt *code) {
    TraverseStmt(code);
    while (keeps_ && !waiting_.empty()) {
      const clang::FunctionDecl *next = waiting_.front();
      waiting_.pop_front();
      TraverseStmt(next->getBody());
      if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(next))
        for (const clang::CXXCtorInitializer *each : constructor->inits())
          TraverseStmt(each->getInit());
    }
    return keeps_;
  }

  bool shouldVisitImplicitCode() const { return true; }

  bool TraverseOMPClause(clang::OMPClause *clause) {
    if (clause == nullptr || clause->isImplicit()) return true;
    for (clang::Stmt *child : clause->children())
      TraverseStmt(child);
    return keeps_;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl())) mayCall(*function);
    return keeps_;
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(member->getMemberDecl())) mayCall(*method);
    return keeps_;
  }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *made) {
    if (made->getConstructor()->isTrivial()) return keeps_;
    mayCall(*made->getConstructor());
    if (isOfSystem(*made->getConstructor())) getsArguments(made->arguments(), nullptr);
    return keeps_;
  }

  bool VisitCXXBindTemporaryExpr(clang::CXXBindTemporaryExpr *bound) { return mayDestroy(bound->getType()); }

  bool VisitVarDecl(clang::VarDecl *variable) { return mayDestroy(variable->getType()); }

  bool VisitCXXDeleteExpr(clang::CXXDeleteExpr *removed) {
    return removed->getDestroyedType().isNull() || mayDestroy(removed->getDestroyedType());
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee == nullptr) return keeps_ = llvm::isa<clang::CXXPseudoDestructorExpr>(call->getCallee());
    if (isOfSystem(*callee)) ofSystem(*call, *callee);
    return keeps_;
  }

private:
  bool isOfSystem(const clang::FunctionDecl &function) const {
    return function.getBuiltinID() != 0 || sources_.isInSystemHeader(function.getLocation());
  }

  /// Code of the system changes the vectors that it can reach, and calls the objects that can be called.
  void ofSystem(const clang::CallExpr &call, const clang::FunctionDecl &callee) {
    if (callee.getOverloadedOperator() == clang::OO_Call) keeps_ = false;
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&callee);
    const bool isKept = method != nullptr && (keepsVector(*method) || (method->isConst() && !isOfVector(*method)));
    if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(&call))
      keeps_ &= isKept || !canReachVector(member->getImplicitObjectArgument()->getType());
    const bool hasObject = method != nullptr && llvm::isa<clang::CXXOperatorCallExpr>(call) && method->isInstance();
    getsArguments(call.arguments(), hasObject && isKept ? call.getArg(0) : nullptr);
  }

  /// `kept`: the object of a method that keeps what is in it.
  template <typename Expressions>
  void getsArguments(const Expressions &arguments, const clang::Expr *kept) {
    for (const clang::Expr *each : arguments) {
      const clang::QualType type = each->getType();
      if (type.isNull()) continue;
      const bool isOwnCopy = type->isRecordType() && !each->isGLValue() && elementOfVector(type).has_value();
      if (each != kept && !isOwnCopy) keeps_ &= !canReachVector(type);
      const auto *record = type.getNonReferenceType()->getAsCXXRecordDecl();
      keeps_ &= record == nullptr || !canBeCalled(*record);
    }
  }

  /// True of types through whose objects a vector can be changed: one that is in them, or that they lead to.
  static bool canReachVector(clang::QualType type) {
    std::set<const clang::CXXRecordDecl *> seen;
    return canReachVector(type, seen);
  }

  static bool canReachVector(clang::QualType type, std::set<const clang::CXXRecordDecl *> &seen) {
    if (type.isNull()) return false;
    type = type.getNonReferenceType();
    while (type->isPointerType())
      type = type->getPointeeType();
    if (type.isConstQualified()) return false;
    const auto *record = type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (record == nullptr || !record->hasDefinition() || !seen.insert(record).second) return false;
    if (elementOfVector(type->getBaseElementTypeUnsafe()->getCanonicalTypeInternal())) return true;
    const auto reaches = [&](clang::QualType each) { return canReachVector(each, seen); };
    const clang::CXXRecordDecl &whole = *record->getDefinition();
    if (std::ranges::any_of(whole.fields(), [&](const auto *each) { return reaches(each->getType()); })) return true;
    if (std::ranges::any_of(whole.bases(), [&](const auto &each) { return reaches(each.getType()); })) return true;
    const auto *made = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
    return made != nullptr &&
           std::ranges::any_of(made->getTemplateArgs().asArray(), [&](const clang::TemplateArgument &each) {
             return each.getKind() == clang::TemplateArgument::Type && reaches(each.getAsType());
           });
  }

  bool canBeCalled(const clang::CXXRecordDecl &record) const {
    return record.isLambda() ||
           (record.hasDefinition() && !sources_.isInSystemHeader(record.getLocation()) &&
            std::ranges::any_of(record.getDefinition()->methods(), [](const clang::CXXMethodDecl *each) {
              return each->getOverloadedOperator() == clang::OO_Call;
            }));
  }

  bool mayDestroy(clang::QualType type) {
    if (type.isNull()) return keeps_;
    const auto *record = type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (record == nullptr || !record->hasDefinition()) return keeps_;
    const clang::CXXDestructorDecl *destructor = record->getDestructor();
    if (destructor != nullptr && !destructor->isTrivial()) mayCall(*destructor);
    return keeps_;
  }

  void mayCall(const clang::FunctionDecl &function) {
    if (isOfSystem(function) || !seen_.insert(function.getCanonicalDecl()).second) return;
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
    const clang::FunctionDecl *definition = nullptr;
    if ((method != nullptr && method->isVirtual()) || !function.hasBody(definition))
      keeps_ &= function.isDefaulted() && llvm::isa<clang::CXXDestructorDecl>(function);
    else
      waiting_.push_back(definition);
  }

  const clang::SourceManager &sources_;
  std::set<const clang::FunctionDecl *> seen_;
  std::deque<const clang::FunctionDecl *> waiting_;
  bool keeps_ = true;
};

} // namespace

bool keepsVectors(const clang::ASTContext &context, clang::Stmt &code) {
  return CodeFinder(context).keepsVectors(&code);
}

} // namespace warpgrain::frontend

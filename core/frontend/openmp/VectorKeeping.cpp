// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorKeeping.h"

#include "core/frontend/openmp/KeptNames.h"
#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtCXX.h>
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

  CodeEffects effectsOf(clang::Stmt *code) {
    TraverseStmt(code);
    while (!waiting_.empty()) {
      const clang::FunctionDecl *next = waiting_.front();
      waiting_.pop_front();
      TraverseStmt(next->getBody());
      if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(next))
        for (const clang::CXXCtorInitializer *each : constructor->inits())
          TraverseStmt(each->getInit());
    }
    return std::move(effects_);
  }

  bool shouldVisitImplicitCode() const { return true; }

  bool TraverseOMPClause(clang::OMPClause *clause) {
    if (clause == nullptr || clause->isImplicit()) return true;
    for (clang::Stmt *child : clause->children())
      TraverseStmt(child);
    return true;
  }

  /// Of a member only the value is asked for.
  bool TraverseImplicitCastExpr(clang::ImplicitCastExpr *cast) {
    const auto *member = cast->getCastKind() == clang::CK_LValueToRValue
                             ? llvm::dyn_cast<clang::MemberExpr>(cast->getSubExpr()->IgnoreParens())
                             : nullptr;
    return member != nullptr ? TraverseStmt(wholeOf(*member)) : RecursiveASTVisitor::TraverseImplicitCastExpr(cast);
  }

  /// Iterators of a vector's own loop change nothing of it.
  bool TraverseCXXForRangeStmt(clang::CXXForRangeStmt *loop) {
    const clang::Expr *range = loop->getRangeInit();
    if (range == nullptr || !elementOfVector(range->getType()))
      return RecursiveASTVisitor::TraverseCXXForRangeStmt(loop);
    return TraverseStmt(loop->getInit()) && TraverseStmt(loop->getRangeInit()) &&
           TraverseStmt(loop->getLoopVarStmt()) && TraverseStmt(loop->getBody());
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl())) mayCall(*function);
    return true;
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(member->getMemberDecl())) mayCall(*method);
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
      effects_.changed.insert(field->getCanonicalDecl());
    return true;
  }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *made) {
    if (made->getConstructor()->isTrivial()) return true;
    mayCall(*made->getConstructor());
    if (isOfSystem(*made->getConstructor()) && reaches(made->arguments(), nullptr)) changes(*made->getConstructor());
    return true;
  }

  bool VisitCXXBindTemporaryExpr(clang::CXXBindTemporaryExpr *bound) { return mayDestroy(bound->getType()); }

  bool VisitVarDecl(clang::VarDecl *variable) { return mayDestroy(variable->getType()); }

  bool VisitCXXDeleteExpr(clang::CXXDeleteExpr *removed) {
    return removed->getDestroyedType().isNull() || mayDestroy(removed->getDestroyedType());
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee == nullptr && !llvm::isa<clang::CXXPseudoDestructorExpr>(call->getCallee()))
      changes("a call through a pointer");
    if (callee != nullptr && isOfSystem(*callee) && changesOfSystem(*call, *callee)) changes(*callee);
    return true;
  }

private:
  bool isOfSystem(const clang::FunctionDecl &function) const {
    return function.getBuiltinID() != 0 || sources_.isInSystemHeader(function.getLocation());
  }

  void changes(const std::string &what) {
    if (effects_.changesVectors.empty()) effects_.changesVectors = what;
  }

  void changes(const clang::FunctionDecl &function) { changes(function.getNameAsString() + "()"); }

  /// Code of the system changes the vectors that it can reach, and calls the objects that can be called.
  bool changesOfSystem(const clang::CallExpr &call, const clang::FunctionDecl &callee) const {
    if (callee.getOverloadedOperator() == clang::OO_Call) return true;
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&callee);
    const bool isKept = method != nullptr && (keepsVector(*method) || (method->isConst() && !isOfVector(*method)));
    const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(&call);
    if (member != nullptr && !isKept && canReachVector(member->getImplicitObjectArgument()->getType())) return true;
    const bool hasObject = method != nullptr && llvm::isa<clang::CXXOperatorCallExpr>(call) && method->isInstance();
    return reaches(call.arguments(), hasObject && isKept ? call.getArg(0) : nullptr);
  }

  /// True where a vector can be reached from an argument, or one can be called. `kept`: the object of a method that
  /// keeps what is in it.
  template <typename Expressions>
  bool reaches(const Expressions &arguments, const clang::Expr *kept) const {
    return std::ranges::any_of(arguments, [&](const clang::Expr *each) {
      const clang::QualType type = each->getType();
      if (type.isNull()) return false;
      const bool isOwnCopy = type->isRecordType() && !each->isGLValue() && elementOfVector(type).has_value();
      const auto *record = type.getNonReferenceType()->getAsCXXRecordDecl();
      return (each != kept && !isOwnCopy && canReachVector(type)) || (record != nullptr && canBeCalled(*record));
    });
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
    if (type.isNull()) return true;
    const auto *record = type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (record == nullptr || !record->hasDefinition()) return true;
    const clang::CXXDestructorDecl *destructor = record->getDestructor();
    if (destructor != nullptr && !destructor->isTrivial()) mayCall(*destructor);
    return true;
  }

  void mayCall(const clang::FunctionDecl &function) {
    if (isOfSystem(function) || !seen_.insert(function.getCanonicalDecl()).second) return;
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
    const clang::FunctionDecl *definition = nullptr;
    const bool isKnown = (method == nullptr || !method->isVirtual()) && function.hasBody(definition);
    if (isKnown) return waiting_.push_back(definition);
    if (!function.isDefaulted() || !llvm::isa<clang::CXXDestructorDecl>(function)) changes(function);
  }

  const clang::SourceManager &sources_;
  std::set<const clang::FunctionDecl *> seen_;
  std::deque<const clang::FunctionDecl *> waiting_;
  CodeEffects effects_;
};

} // namespace

CodeEffects effectsOf(const clang::ASTContext &context, clang::Stmt &code) {
  return CodeFinder(context).effectsOf(&code);
}

} // namespace warpgrain::frontend

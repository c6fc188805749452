// SPDX-License-Identifier: Apache-2.0
#include "core/executor/compile/CastAlignments.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/DeclGroup.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>

namespace warpgrain::executor {

namespace {

using namespace clang;

bool isInDeviceMemory(const ValueDecl &declared) {
  return declared.hasAttr<CUDASharedAttr>() || declared.hasAttr<CUDADeviceAttr>() ||
         declared.hasAttr<CUDAConstantAttr>() || declared.hasAttr<HIPManagedAttr>();
}

/// The part of an expression that tells which variable it lies in or leads into; null for a variable itself, and for
/// what Clang does not look through either.
const Expr *nextTowardsVariable(const Expr &e) {
  if (const auto *element = dyn_cast<ArraySubscriptExpr>(&e)) return element->getBase();
  if (const auto *member = dyn_cast<MemberExpr>(&e)) return member->isArrow() ? nullptr : member->getBase();
  if (const auto *cast = dyn_cast<ExplicitCastExpr>(&e)) return cast->getSubExpr();
  if (const auto *unary = dyn_cast<UnaryOperator>(&e))
    return unary->getOpcode() == UO_AddrOf || unary->getOpcode() == UO_Deref ? unary->getSubExpr() : nullptr;
  if (const auto *sum = dyn_cast<BinaryOperator>(&e); sum != nullptr && sum->isAdditiveOp())
    return sum->getLHS()->getType()->isPointerType() ? sum->getLHS() : sum->getRHS();
  return nullptr;
}

/// The variable that an expression lies in, or that it leads into with no pointer variable between; null without one.
const ValueDecl *variableOf(const Expr *e) {
  while (e != nullptr) {
    e = e->IgnoreParenImpCasts();
    if (const auto *name = dyn_cast<DeclRefExpr>(e)) {
      const ValueDecl *declared = name->getDecl();
      return declared->getType()->isPointerType() || declared->getType()->isReferenceType() ? nullptr : declared;
    }
    e = nextTowardsVariable(*e);
  }
  return nullptr;
}

/// Clang looks for a variable's alignment through casts, but not through full expressions.
class CastVisitor : public RecursiveASTVisitor<CastVisitor> {
public:
  explicit CastVisitor(ASTContext &context) : context_(context) {}

  bool VisitExplicitCastExpr(ExplicitCastExpr *cast) {
    if (cast->getType()->isDependentType()) return true;
    const ValueDecl *variable = variableOf(cast->getSubExpr());
    const bool isInMemory = variable != nullptr && isInDeviceMemory(*variable);
    if (cast->getCastKind() == CK_BitCast && isInMemory) cast->setSubExpr(whole(cast->getSubExpr()));
    // A reference has the alignment of what it is cast from, also behind a pointer.
    if (cast->getCastKind() == CK_LValueBitCast && (isInMemory || variable == nullptr) && !isMadeAlready(*cast))
      cast->setSubExpr(throughPointer(*cast));
    return true;
  }

private:
  static bool isMadeAlready(const ExplicitCastExpr &cast) {
    const auto *target = dyn_cast<UnaryOperator>(cast.getSubExpr());
    const auto *pointer = target != nullptr ? dyn_cast<CStyleCastExpr>(target->getSubExpr()) : nullptr;
    return pointer != nullptr && isa<ExprWithCleanups>(pointer->getSubExpr());
  }

  Expr *whole(Expr *e) { return ExprWithCleanups::Create(context_, e, /*CleanupsHaveSideEffects=*/false, {}); }

  /// `reinterpret_cast<T &>(x)` is `*(T *)&x`.
  Expr *throughPointer(const ExplicitCastExpr &cast) {
    Expr *object = const_cast<Expr *>(cast.getSubExpr());
    const SourceLocation place = object->getExprLoc();
    const auto unary = [&](Expr *e, UnaryOperatorKind kind, QualType type, ExprValueKind category) {
      return UnaryOperator::Create(context_, e, kind, type, category, OK_Ordinary, place, /*CanOverflow=*/false,
                                   FPOptionsOverride());
    };
    const QualType target = context_.getPointerType(cast.getType());
    Expr *address = whole(unary(object, UO_AddrOf, context_.getPointerType(object->getType()), VK_PRValue));
    Expr *pointer =
        CStyleCastExpr::Create(context_, target, VK_PRValue, CK_BitCast, address, /*BasePath=*/nullptr,
                               FPOptionsOverride(), context_.getTrivialTypeSourceInfo(target, place), place, place);
    return unary(pointer, UO_Deref, cast.getType(), VK_LValue);
  }

  ASTContext &context_;
};

class CastAlignments final : public ASTConsumer {
public:
  void Initialize(ASTContext &context) override { context_ = &context; }

  /// Instances of templates come here too.
  bool HandleTopLevelDecl(DeclGroupRef group) override {
    CastVisitor visitor(*context_);
    for (Decl *declared : group)
      if (!declared->isFromASTFile()) visitor.TraverseDecl(declared);
    return true;
  }

private:
  ASTContext *context_ = nullptr;
};

} // namespace

std::unique_ptr<ASTConsumer> alignmentsOfCasts() {
  return std::make_unique<CastAlignments>();
}

} // namespace warpgrain::executor

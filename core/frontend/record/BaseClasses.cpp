// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/BaseClasses.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecordLayout.h>

#include <algorithm>
#include <set>

namespace warpgrain::frontend {

namespace {

const clang::CXXRecordDecl *recordOf(clang::QualType type) {
  const clang::QualType pointee = type->getPointeeType();
  return (pointee.isNull() ? type : pointee)->getAsCXXRecordDecl();
}

/// The names of all members of a class and its bases. False where two have one name.
bool addNames(const clang::CXXRecordDecl &record, std::set<llvm::StringRef> &names) {
  for (const clang::FieldDecl *field : record.fields())
    if (!field->getName().empty() && !names.insert(field->getName()).second) return false;
  return std::ranges::all_of(record.bases(), [&names](const clang::CXXBaseSpecifier &base) {
    const clang::CXXRecordDecl *known = base.getType()->getAsCXXRecordDecl();
    return known == nullptr || !known->hasDefinition() || addNames(*known->getDefinition(), names);
  });
}

bool hasLayout(const clang::CXXRecordDecl *record) {
  return record != nullptr && record->hasDefinition() && !record->isDependentContext() && !record->isInvalidDecl();
}

} // namespace

std::optional<std::int64_t> bytesMovedBy(const clang::CastExpr &cast) {
  const bool isUp = isToBase(cast);
  if (!isUp && cast.getCastKind() != clang::CK_BaseToDerived) return 0;
  const clang::CXXRecordDecl *derived = recordOf(isUp ? cast.getSubExpr()->getType() : cast.getType());
  std::int64_t bytes = 0;
  for (const clang::CXXBaseSpecifier *step : cast.path()) {
    const clang::CXXRecordDecl *base = step->getType()->getAsCXXRecordDecl();
    if (step->isVirtual()) return std::nullopt;
    if (!hasLayout(derived) || !hasLayout(base)) return 0;
    bytes += derived->getASTContext().getASTRecordLayout(derived).getBaseClassOffset(base).getQuantity();
    derived = base;
  }
  return isUp ? bytes : -bytes;
}

bool isToBase(const clang::CastExpr &cast) {
  return cast.getCastKind() == clang::CK_DerivedToBase || cast.getCastKind() == clang::CK_UncheckedDerivedToBase;
}

bool hasMembersOfOneName(const clang::CastExpr &toBase) {
  const clang::CXXRecordDecl *derived = recordOf(toBase.getSubExpr()->getType());
  std::set<llvm::StringRef> names;
  return derived != nullptr && derived->hasDefinition() && !addNames(*derived->getDefinition(), names);
}

bool tellsNothing(const clang::CastExpr &toBase) {
  return bytesMovedBy(toBase) == 0 && !hasMembersOfOneName(toBase);
}

const clang::Expr *withoutBases(const clang::Expr *object) {
  while (true) {
    const auto *cast = llvm::dyn_cast<clang::ImplicitCastExpr>(object->IgnoreParens());
    if (cast == nullptr || !isToBase(*cast) || !tellsNothing(*cast)) return object;
    object = cast->getSubExpr();
  }
}

bool isOfLocalVariable(const clang::Expr *node) {
  while (true) {
    node = node->IgnoreParenImpCasts();
    const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(node);
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(node);
    if (unary != nullptr && unary->getOpcode() == clang::UO_AddrOf)
      node = unary->getSubExpr();
    else if (member != nullptr && !member->isArrow())
      node = member->getBase();
    else
      break;
  }
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(node);
  const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
  return variable != nullptr && variable->hasLocalStorage() && !variable->getType()->isReferenceType() &&
         !variable->getType()->isPointerType();
}

} // namespace warpgrain::frontend

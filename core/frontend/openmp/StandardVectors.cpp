// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <llvm/ADT/StringSwitch.h>

namespace warpgrain::frontend {

std::optional<clang::QualType> elementOfVector(clang::QualType type) {
  if (type.isNull()) return std::nullopt;
  const auto *record =
      llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(type.getNonReferenceType()->getAsCXXRecordDecl());
  if (record == nullptr || !record->isInStdNamespace() || record->getName() != "vector" ||
      record->getTemplateArgs().size() == 0 || record->getTemplateArgs()[0].getKind() != clang::TemplateArgument::Type)
    return std::nullopt;
  return record->getTemplateArgs()[0].getAsType();
}

bool hasStandardAllocator(clang::QualType vector) {
  const auto *record = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
      vector.getNonReferenceType()->getAsCXXRecordDecl());
  if (record == nullptr || record->getTemplateArgs().size() < 2) return false;
  const auto *allocator = record->getTemplateArgs()[1].getAsType()->getAsCXXRecordDecl();
  return allocator != nullptr && allocator->isInStdNamespace() && allocator->getName() == "allocator";
}

const clang::Expr *vectorWhoseElements(const clang::Expr &expression) {
  if (const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(&expression)) {
    const auto *callee = llvm::dyn_cast<clang::MemberExpr>(call->getCallee()->IgnoreParens());
    const clang::Expr *object = call->getImplicitObjectArgument()->IgnoreParenImpCasts();
    const bool isData = callee != nullptr && !callee->isArrow() && elementOfVector(object->getType()) &&
                        call->getMethodDecl() != nullptr && call->getMethodDecl()->getDeclName().isIdentifier() &&
                        call->getMethodDecl()->getName() == "data";
    return isData ? object : nullptr;
  }
  const auto *address = llvm::dyn_cast<clang::UnaryOperator>(&expression);
  if (address == nullptr || address->getOpcode() != clang::UO_AddrOf) return nullptr;
  const auto *element = llvm::dyn_cast<clang::CXXOperatorCallExpr>(address->getSubExpr()->IgnoreParens());
  if (element == nullptr || element->getOperator() != clang::OO_Subscript) return nullptr;
  const auto *number = llvm::dyn_cast<clang::IntegerLiteral>(element->getArg(1)->IgnoreParenImpCasts());
  const clang::Expr *object = element->getArg(0)->IgnoreParenImpCasts();
  return number != nullptr && number->getValue() == 0 && elementOfVector(object->getType()) ? object : nullptr;
}

bool isOfVector(const clang::CXXMethodDecl &method) {
  return method.getParent()->isInStdNamespace() && method.getParent()->getIdentifier() != nullptr &&
         method.getParent()->getName() == "vector";
}

bool keepsVector(const clang::CXXMethodDecl &method) {
  if (!isOfVector(method)) return false;
  if (method.getOverloadedOperator() == clang::OO_Subscript) return true;
  return method.getDeclName().isIdentifier() &&
         (looksAtVectorAlone(method) ||
          llvm::StringSwitch<bool>(method.getName())
              .Cases({"at", "front", "back", "begin", "end", "cbegin", "cend", "rbegin", "rend"}, true)
              .Default(false));
}

bool looksAtVectorAlone(const clang::CXXMethodDecl &method) {
  return isOfVector(method) && method.getDeclName().isIdentifier() &&
         llvm::StringSwitch<bool>(method.getName()).Cases({"size", "data", "empty", "capacity"}, true).Default(false);
}

bool swapsVectors(const clang::FunctionDecl &function) {
  if (!function.getDeclName().isIdentifier() || function.getName() != "swap") return false;
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
  if (method != nullptr) return isOfVector(*method);
  return function.isInStdNamespace() && function.getNumParams() == 2 &&
         elementOfVector(function.getParamDecl(0)->getType()) && elementOfVector(function.getParamDecl(1)->getType());
}

} // namespace warpgrain::frontend

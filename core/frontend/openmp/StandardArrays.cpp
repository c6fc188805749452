// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/StandardArrays.h"

#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <llvm/ADT/StringSwitch.h>

namespace warpgrain::frontend {

namespace {

const clang::ClassTemplateSpecializationDecl *standardArray(clang::QualType type) {
  if (type.isNull()) return nullptr;
  const auto *record =
      llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(type.getNonReferenceType()->getAsCXXRecordDecl());
  const bool isArray = record != nullptr && record->isInStdNamespace() && record->getName() == "array" &&
                       record->getTemplateArgs().size() == 2 &&
                       record->getTemplateArgs()[1].getKind() == clang::TemplateArgument::Integral;
  return isArray ? record : nullptr;
}

std::optional<ArrayPart> partOf(const clang::CXXMethodDecl &method) {
  if (method.getOverloadedOperator() == clang::OO_Subscript) return ArrayPart::element;
  if (!method.getDeclName().isIdentifier()) return std::nullopt;
  return llvm::StringSwitch<std::optional<ArrayPart>>(method.getName())
      .Cases({"front", "back"}, ArrayPart::element)
      .Cases({"data", "begin", "end", "cbegin", "cend"}, ArrayPart::pointer)
      .Cases({"size", "empty", "max_size"}, ArrayPart::number)
      .Default(std::nullopt);
}

} // namespace

std::optional<std::uint64_t> extentOfStandardArray(clang::QualType type) {
  const auto *record = standardArray(type);
  return record != nullptr ? std::optional(record->getTemplateArgs()[1].getAsIntegral().getZExtValue()) : std::nullopt;
}

std::optional<ArrayCall> callOfStandardArray(const clang::Expr &expression) {
  const auto *call = llvm::dyn_cast<clang::CallExpr>(&expression);
  const auto *method =
      call != nullptr ? llvm::dyn_cast_or_null<clang::CXXMethodDecl>(call->getDirectCallee()) : nullptr;
  if (method == nullptr || !method->isConstexpr()) return std::nullopt;
  const auto part = partOf(*method);
  if (!part) return std::nullopt;
  ArrayCall out{.part = *part};
  if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call)) {
    const auto *callee = llvm::dyn_cast<clang::MemberExpr>(call->getCallee()->IgnoreParens());
    if (callee == nullptr || callee->isArrow()) return std::nullopt;
    out.array = member->getImplicitObjectArgument();
    out.subscript = call->getNumArgs() == 1 ? call->getArg(0) : nullptr;
  } else if (llvm::isa<clang::CXXOperatorCallExpr>(call) && call->getNumArgs() == 2) {
    out.array = call->getArg(0);
    out.subscript = call->getArg(1);
  }
  const bool isNamed = out.array != nullptr && out.array->isLValue() && standardArray(out.array->getType()) != nullptr;
  return isNamed ? std::optional(out) : std::nullopt;
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/OwnMemory.h"

#include <clang/Basic/SourceManager.h>
#include <llvm/ADT/StringSwitch.h>

#include <algorithm>

namespace warpgrain::frontend {

namespace {

constexpr int deepest = 8;

bool isOfSystem(const clang::Decl &declaration) {
  return declaration.getASTContext().getSourceManager().isInSystemHeader(declaration.getLocation());
}

/// A stream with a buffer that it makes itself.
bool bringsItsBuffer(const clang::CXXRecordDecl &record) {
  return record.isInStdNamespace() && record.getIdentifier() != nullptr &&
         llvm::StringSwitch<bool>(record.getName())
             .Cases({"basic_ofstream", "basic_ifstream", "basic_fstream"}, true)
             .Cases({"basic_ostringstream", "basic_istringstream", "basic_stringstream"}, true)
             .Default(false);
}

/// A number, or an object of a class of the system's headers that holds nothing else. Its operations are the system's.
bool isNumbersOfSystem(clang::QualType type, int depth = 0) {
  type = type.getCanonicalType();
  if (depth > deepest) return false;
  if (type->isArithmeticType() || type->isEnumeralType()) return true;
  if (const auto *array = type->getAsArrayTypeUnsafe()) return isNumbersOfSystem(array->getElementType(), depth + 1);
  const auto *record = type->getAsCXXRecordDecl();
  if (record == nullptr || record->getDefinition() == nullptr || !isOfSystem(*record)) return false;
  record = record->getDefinition();
  return !record->isPolymorphic() && !record->isLambda() &&
         std::ranges::all_of(
             record->fields(),
             [&](const clang::FieldDecl *field) { return isNumbersOfSystem(field->getType(), depth + 1); }) &&
         std::ranges::all_of(record->bases(), [&](const clang::CXXBaseSpecifier &base) {
           return isNumbersOfSystem(base.getType(), depth + 1);
         });
}

} // namespace

bool isStream(const clang::VarDecl &variable) {
  const auto *record = variable.getType()->getAsCXXRecordDecl();
  if (record == nullptr) return false;
  const bool isStandard = record->isInStdNamespace() && record->getIdentifier() != nullptr &&
                          (record->getName() == "basic_ostream" || record->getName() == "basic_istream");
  return bringsItsBuffer(*record) || (isStandard && isOfSystem(variable));
}

bool touchesItselfAlone(const clang::CXXConstructExpr &construction, const clang::ASTContext &context) {
  const clang::CXXConstructorDecl &constructor = *construction.getConstructor();
  if (!context.getSourceManager().isInSystemHeader(constructor.getLocation())) return false;
  if (bringsItsBuffer(*constructor.getParent())) return true;
  // An argument of another type may have a conversion, which is code of its own.
  return isNumbersOfSystem(construction.getType()) &&
         std::ranges::all_of(construction.arguments(), [](const clang::Expr *argument) {
           return isNumbersOfSystem(argument->getType().getNonReferenceType());
         });
}

bool allocates(const clang::Expr &expression) {
  if (const auto *made = llvm::dyn_cast<clang::CXXNewExpr>(&expression))
    return made->isArray() && made->getNumPlacementArgs() == 0 && made->getAllocatedType()->isScalarType() &&
           isOfSystem(*made->getOperatorNew());
  const auto *call = llvm::dyn_cast<clang::CallExpr>(&expression);
  const clang::FunctionDecl *callee = call != nullptr ? call->getDirectCallee() : nullptr;
  return callee != nullptr && !callee->getDeclContext()->isRecord() && callee->getDeclName().isIdentifier() &&
         (isOfSystem(*callee) || callee->getBuiltinID() != 0) &&
         llvm::StringSwitch<bool>(callee->getName()).Cases({"malloc", "calloc", "aligned_alloc"}, true).Default(false);
}

clang::SourceLocation allocationIn(const clang::Expr *expression) {
  if (expression == nullptr) return {};
  expression = expression->IgnoreParenCasts();
  if (!allocates(*expression)) return {};
  clang::SourceLocation out;
  if (const auto *made = llvm::dyn_cast<clang::CXXNewExpr>(expression))
    out = made->hasInitializer() ? out : made->getBeginLoc();
  else if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(
               llvm::cast<clang::CallExpr>(expression)->getCallee()->IgnoreParenImpCasts()))
    out = name->getBeginLoc();
  return out.isInvalid() || out.isMacroID() ? clang::SourceLocation() : out;
}

} // namespace warpgrain::frontend

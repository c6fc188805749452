// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Candidates.h"

#include <clang/AST/DeclTemplate.h>

#include <algorithm>

namespace warpgrain::frontend {

namespace {

bool takes(const clang::FunctionDecl &function, unsigned arguments) {
  const bool hasPack = std::ranges::any_of(
      function.parameters(), [](const clang::ParmVarDecl *parameter) { return parameter->isParameterPack(); });
  return arguments >= function.getMinRequiredArguments() &&
         (arguments <= function.getNumParams() || hasPack || function.isVariadic());
}

} // namespace

std::optional<unsigned> argumentCount(const clang::CallExpr &call) {
  const bool hasPack = std::ranges::any_of(
      call.arguments(), [](const clang::Expr *argument) { return llvm::isa<clang::PackExpansionExpr>(argument); });
  return hasPack ? std::nullopt : std::optional(call.getNumArgs());
}

std::vector<const clang::FunctionDecl *> candidates(const clang::OverloadExpr &names,
                                                    std::optional<unsigned> arguments) {
  std::vector<const clang::FunctionDecl *> out;
  for (const clang::NamedDecl *candidate : names.decls()) {
    const clang::NamedDecl *underlying = candidate->getUnderlyingDecl();
    if (const auto *pattern = llvm::dyn_cast<clang::FunctionTemplateDecl>(underlying))
      underlying = pattern->getTemplatedDecl();
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(underlying);
    if (function == nullptr || !arguments || takes(*function, *arguments)) out.push_back(function);
  }
  return out;
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/FunctionTemplates.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Frontend/ASTUnit.h>

namespace warpgrain::frontend {

std::vector<const clang::FunctionTemplateDecl *> functionTemplates(clang::ASTUnit &unit) {
  class TemplateFinder : public clang::RecursiveASTVisitor<TemplateFinder> {
  public:
    bool VisitFunctionTemplateDecl(clang::FunctionTemplateDecl *declaration) {
      if (declaration->isCanonicalDecl() && declaration->getDeclContext()->isFileContext())
        templates.push_back(declaration);
      return true;
    }

    std::vector<const clang::FunctionTemplateDecl *> templates;
  } found;

  found.TraverseDecl(unit.getASTContext().getTranslationUnitDecl());
  return std::move(found.templates);
}

std::string nameOf(const clang::FunctionTemplateDecl &declaration) {
  const clang::FunctionDecl *pattern = declaration.getCanonicalDecl()->getTemplatedDecl();
  return pattern->getQualifiedNameAsString() + " " + pattern->getType().getCanonicalType().getAsString();
}

bool holdsDirective(const clang::FunctionDecl &function) {
  class DirectiveFinder : public clang::RecursiveASTVisitor<DirectiveFinder> {
  public:
    bool VisitOMPExecutableDirective(clang::OMPExecutableDirective *) { return !(isFound = true); }

    bool isFound = false;
  } directives;

  directives.TraverseStmt(function.getBody());
  return directives.isFound;
}

} // namespace warpgrain::frontend

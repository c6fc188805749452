// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/Basic/SourceManager.h>

#include <map>
#include <optional>
#include <string>

namespace warpgrain::frontend {

/// What the recorders of one source share: its places, its variables and its functions.
class OpenMpContext {
public:
  OpenMpContext(clang::ASTContext &context, openmp::Program &target);

  clang::ASTContext &ast;
  const clang::SourceManager &sources;
  openmp::Program &program;

  /// The variable's id; it is described when it is first asked for.
  openmp::VariableId variable(const clang::VarDecl *declaration);
  /// The id of a function that the source defines, by any of its declarations.
  std::optional<openmp::FunctionId> function(const clang::FunctionDecl *declaration) const;
  openmp::FunctionId addFunction(const clang::FunctionDecl *definition);

  /// The bytes of a range of tokens; of a macro's use for tokens of a macro. Empty outside of the source.
  SourceSpan span(clang::SourceRange range) const;
  /// The same, with the semicolon behind it.
  SourceSpan withSemicolon(clang::SourceRange range) const;
  /// Exactly the tokens of an expression as text; none where a macro holds only a part of them.
  std::optional<SourceSpan> exactSpan(clang::SourceRange range) const;
  bool isInSource(clang::SourceLocation location) const;
  /// True where the tokens are a part of a macro's text.
  bool isPartOfMacro(clang::SourceRange range) const;

  /// How a variable of the type is declared.
  std::string declared(clang::QualType type, const std::string &name) const;

  clang::PrintingPolicy policy;

private:
  void describe(openmp::Variable &out, const clang::VarDecl &declaration) const;

  std::map<const clang::VarDecl *, openmp::VariableId> variables_;
  std::map<const clang::FunctionDecl *, openmp::FunctionId> functions_;
};

} // namespace warpgrain::frontend

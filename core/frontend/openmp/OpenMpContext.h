// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
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
  /// The same of a member of the object whose method is recorded.
  openmp::VariableId member(const clang::FieldDecl *declaration);
  /// The variable, or such a member, that an expression names; none for all else.
  std::optional<openmp::VariableId> named(const clang::Expr *expression);
  /// The id of a function that the source defines, by any of its declarations.
  std::optional<openmp::FunctionId> function(const clang::FunctionDecl *declaration) const;
  openmp::FunctionId addFunction(const clang::FunctionDecl *definition);
  /// The id of a function that another source defines; none for the source's own and for the system's.
  std::optional<openmp::ExternalId> external(const clang::FunctionDecl *declaration);

  /// The bytes of a range of tokens; of a macro's use for tokens of a macro. Empty outside of the source.
  SourceSpan span(clang::SourceRange range) const;
  /// The same, with the semicolon behind it.
  SourceSpan withSemicolon(clang::SourceRange range) const;
  /// Exactly the tokens of an expression as text; none where a macro holds only a part of them.
  std::optional<SourceSpan> exactSpan(clang::SourceRange range) const;
  bool isInSource(clang::SourceLocation location) const;
  /// True where the tokens are a part of a macro's text.
  bool isPartOfMacro(clang::SourceRange range) const;

  /// True where the type is declared in a function, or made of such types: elsewhere its name means another one or
  /// none. Types that the code of a kernel declares are a part of it.
  bool isOfFunction(clang::QualType type) const;

  /// True where a class of the program declares the type, or what it is made of, and a method is recorded, which may
  /// name it as it is.
  bool isOfClass(clang::QualType type) const;
  /// The same of a static member or a method, by the words that name it.
  bool isNameOfClass(const clang::Decl *declaration, bool isQualified) const;

  /// True where an object of the type has pointers or references in it. `depth`: of the members that led to it.
  static bool holdsPointers(clang::QualType type, int depth = 0);

  /// How a variable of the type is declared.
  std::string declared(clang::QualType type, const std::string &name) const;

  clang::PrintingPolicy policy;
  clang::SourceRange ofKernel;  ///< the code of a loop or of a team's threads that is recorded; invalid outside of them
  bool isInMethod = false;      ///< the function that is recorded is a member
  bool isInConstMethod = false; ///< and its object is constant

  /// True for names of types in such code that say the same elsewhere: no classes that have methods.
  bool isOfKernel(const clang::Decl *declaration) const;

private:
  void describe(openmp::Variable &out, const clang::VarDecl &declaration) const;
  void describe(openmp::Variable &out, clang::QualType type, std::string name) const;
  std::string referredParameter(const clang::VarDecl &declaration) const;
  std::optional<std::uint32_t> placeOfKernels(const clang::FunctionDecl &definition) const;

  std::map<const clang::ValueDecl *, openmp::VariableId> variables_;
  std::map<const clang::ValueDecl *, openmp::VariableId>
      constants_; ///< members, as methods of constant objects see them
  std::map<const clang::FunctionDecl *, openmp::FunctionId> functions_;
  std::map<const clang::FunctionDecl *, openmp::ExternalId> externals_;
};

} // namespace warpgrain::frontend

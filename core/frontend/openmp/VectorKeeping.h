// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>

namespace clang {
class ASTContext;
class FieldDecl;
class Stmt;
} // namespace clang

namespace warpgrain::frontend {

/// What a piece of code, with all that it calls, does to vectors and to members of objects.
struct CodeEffects {
  /// What may give a vector other memory or another size, or is not seen: the name of a function, or "a call through a
  /// pointer". Empty where every vector keeps both.
  std::string changesVectors;
  /// Members that the code asks for more than their value: it may change them.
  std::set<const clang::FieldDecl *> changed;
};

CodeEffects effectsOf(const clang::ASTContext &context, clang::Stmt &code);

} // namespace warpgrain::frontend

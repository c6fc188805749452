// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>

#include <map>

namespace warpgrain::frontend {

/// Which functions of libraries do nothing but compute: their bodies are looked at, and those of all that they call.
///
/// Such a function reads and writes its own variables and the objects that it is handed by reference, by address or as
/// `this`, each no further than its type goes. It walks no pointer, touches no other memory, has no barrier, no atomic
/// and no instruction of inline assembly that does more than compute. Statements and expressions are known by a closed
/// list; a function with any other does not count, nor does one without a body whose name is not known (CallTable.h).
class LibraryFunctions {
public:
  explicit LibraryFunctions(clang::ASTContext &context) : context_(context) {}

  bool computesOnly(const clang::FunctionDecl &function);

  /// Of a collective (CollectiveTable.h), which does more than compute: the functions that it is handed to combine
  /// values by, or to tell what comes before a block's, only compute, whoever wrote them.
  bool combinesOnly(const clang::FunctionDecl &collective);

private:
  bool isPlainFunctor(clang::QualType type);

  clang::ASTContext &context_;
  std::map<const clang::FunctionDecl *, bool> known_; ///< by canonical declaration; false while it is looked at
};

} // namespace warpgrain::frontend

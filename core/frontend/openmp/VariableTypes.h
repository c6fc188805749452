// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

namespace warpgrain::frontend {

/// True where an expression writes `decltype` or `typeof` of what a variable or a member is: a kernel may have it as a
/// reference, which makes another type.
bool writesTypeOfVariable(const clang::Expr *expression);

/// The same of a declaration, its type and its first value.
bool writesTypeOfVariable(const clang::VarDecl *declaration);

} // namespace warpgrain::frontend

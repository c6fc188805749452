// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/ExprCXX.h>

namespace warpgrain::frontend {

/// True for a stream of the standard library whose buffer is the library's: std::cout and its like, and those of files
/// and strings. What it leads to is its own memory, as long as no other buffer is put in place of that one.
bool isStream(const clang::VarDecl &variable);

/// True where the construction of an object touches nothing but the object and what its arguments name: a point in
/// time, a generator of random numbers, and other classes of the system's headers that hold numbers alone; a stream as
/// above.
bool touchesItselfAlone(const clang::CXXConstructExpr &construction, const clang::ASTContext &context);

/// True for a call of a function of the system, or a `new` of numbers, that gives memory which no pointer led to
/// before.
bool allocates(const clang::Expr &expression);

/// The begin of the words that allocate, where an expression is nothing but an allocation of memory to which nobody has
/// written: `(float *)malloc(n)`, `new float[n]`. None for all else, and in macros.
clang::SourceLocation allocationIn(const clang::Expr *expression);

} // namespace warpgrain::frontend

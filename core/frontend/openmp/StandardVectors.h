// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/DeclCXX.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Type.h>

#include <optional>

namespace warpgrain::frontend {

/// The type of the elements of a std::vector, or of a reference to one; none for all other types.
std::optional<clang::QualType> elementOfVector(clang::QualType type);

/// True of a vector whose memory comes from `new`.
bool hasStandardAllocator(clang::QualType vector);

/// The vector the address of whose first element an expression is: `v.data()`, `&v[0]`. Null for all others.
const clang::Expr *vectorWhoseElements(const clang::Expr &expression);

bool isOfVector(const clang::CXXMethodDecl &method);

/// True of a method of std::vector that neither changes its object nor makes iterators invalid, whatever its type
/// promises: `size`, `data`, `begin` and their like.
bool keepsVector(const clang::CXXMethodDecl &method);

/// True of a method of std::vector that looks at the object alone, not at its elements.
bool looksAtVectorAlone(const clang::CXXMethodDecl &method);

/// True where a function exchanges the memory of two vectors, and looks at no element: `swap`.
bool swapsVectors(const clang::FunctionDecl &function);

} // namespace warpgrain::frontend

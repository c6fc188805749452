// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

#include <optional>

namespace warpgrain::frontend {

/// True for a function that the host launches: `__global__`, or `__kernel` of OpenCL C.
bool isKernel(const clang::FunctionDecl &function);

/// True for a function of OpenCL C, all of which run on the device.
bool isOpenCl(const clang::FunctionDecl &function);

/// True for a kernel's parameter that leads to local memory, for which the launch gives a size, and that names the
/// memory wherever it stands in the kernel: nothing gives it another value, and its own address is not taken. It is
/// recorded as the array itself.
bool isLocalArray(const clang::ParmVarDecl &parameter);

/// A type without the address space of the object itself: `int` of `__private int`. What a pointer leads to keeps its
/// own.
clang::QualType withoutSpace(clang::QualType type, const clang::ASTContext &ast);

/// The vector of numbers that a type is; null for any other type.
const clang::ExtVectorType *vectorOf(clang::QualType type);

/// The only element that `v.x` or `v.s3` names; nothing of several: `v.xy`, `v.lo`.
std::optional<unsigned> onlyElement(const clang::ExtVectorElementExpr &node);

/// The several elements of a vector that an expression names, if it does.
const clang::ExtVectorElementExpr *severalElements(const clang::Expr &node);

/// The name of an element: "x" to "w"; of a vector of more than four "s0" to "sf".
std::string elementName(unsigned element, unsigned elements);

} // namespace warpgrain::frontend

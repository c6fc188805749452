// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/Expr.h>

#include <cstdint>
#include <optional>

namespace warpgrain::frontend {

/// Returns how many bytes a cast between a class and its base moves a pointer or reference; 0 for other casts and for
/// open types. No value for virtual bases, where only the object tells.
std::optional<std::int64_t> bytesMovedBy(const clang::CastExpr &cast);

/// True for conversions of a class to its base, of pointers and references too.
bool isToBase(const clang::CastExpr &cast);

/// True if members of a class and of its bases, or of two bases, have one name: only the class that a member is named
/// of tells which one is meant.
bool hasMembersOfOneName(const clang::CastExpr &toBase);

/// True for conversions to a base that begins where the class does, and whose members are known by their names.
bool tellsNothing(const clang::CastExpr &toBase);

/// Returns the object that a member is named of, without conversions to base classes that tell nothing.
const clang::Expr *withoutBases(const clang::Expr *object);

/// True if the expression names a local variable, a part of one or its address.
bool isOfLocalVariable(const clang::Expr *node);

} // namespace warpgrain::frontend

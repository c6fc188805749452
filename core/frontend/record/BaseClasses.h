// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/Expr.h>

#include <cstdint>
#include <optional>

namespace warpgrain::frontend {

/// Returns how many bytes a cast between a class and its base moves a pointer or reference; 0 for other casts and for
/// open types. No value for virtual bases, where only the object tells.
std::optional<std::int64_t> bytesMovedBy(const clang::CastExpr &cast);

/// Returns the object that a member is named of, without conversions to the base class that has the member.
const clang::Expr *withoutBases(const clang::Expr *object);

/// True if the expression names a local variable, a part of one or its address.
bool isOfLocalVariable(const clang::Expr *node);

} // namespace warpgrain::frontend

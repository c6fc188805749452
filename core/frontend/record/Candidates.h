// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/Expr.h>
#include <clang/AST/ExprCXX.h>

#include <optional>
#include <vector>

namespace warpgrain::frontend {

/// How many arguments a call has; nothing where a pack stands for some of them.
std::optional<unsigned> argumentCount(const clang::CallExpr &call);

/// What an overload set or a template's name can mean where so many arguments follow it: functions, and the patterns of
/// templates. Without a number, all of them. Names of other things are null.
std::vector<const clang::FunctionDecl *> candidates(const clang::OverloadExpr &names,
                                                    std::optional<unsigned> arguments);

} // namespace warpgrain::frontend

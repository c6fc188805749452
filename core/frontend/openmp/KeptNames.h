// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <set>

namespace clang {
class ASTContext;
class Expr;
class FieldDecl;
class MemberExpr;
class VarDecl;
} // namespace clang

namespace warpgrain::frontend {

/// True for a pointer that has one value in all of a region, and leads to an object or nowhere in front of it: a
/// parameter or an automatic variable with a first value, whose address nobody takes, that only assignments outside of
/// the region change, and whose object the function does not delete. `region`: of the main file.
bool keepsValue(clang::ASTContext &context, const clang::VarDecl &pointer, const SourceSpan &region);

/// The object of which a member, or a member of a member, is named: `s` of `s.part.n`.
clang::Expr *wholeOf(const clang::MemberExpr &member);

/// Members that something else than an assignment may change, as far as the source shows it: whose address is taken, or
/// that a reference is bound to.
std::set<const clang::FieldDecl *> escapingMembers(clang::ASTContext &context);

} // namespace warpgrain::frontend

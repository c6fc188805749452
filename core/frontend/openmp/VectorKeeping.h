// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace clang {
class ASTContext;
class Stmt;
} // namespace clang

namespace warpgrain::frontend {

/// True where no vector comes to have other memory or another size: neither in the code nor in what it calls.
bool keepsVectors(const clang::ASTContext &context, clang::Stmt &code);

} // namespace warpgrain::frontend

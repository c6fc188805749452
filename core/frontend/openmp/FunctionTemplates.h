// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace clang {
class ASTUnit;
class FunctionDecl;
class FunctionTemplateDecl;
} // namespace clang

namespace warpgrain::frontend {

/// The function templates at file scope and in namespaces, each by its first declaration.
std::vector<const clang::FunctionTemplateDecl *> functionTemplates(clang::ASTUnit &unit);

/// A function template by its name and its type, which overloads have apart.
std::string nameOf(const clang::FunctionTemplateDecl &declaration);

/// True where a directive stands in the body of a function.
bool holdsDirective(const clang::FunctionDecl &function);

} // namespace warpgrain::frontend

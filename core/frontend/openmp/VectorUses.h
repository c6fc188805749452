// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class OMPExecutableDirective;
class ValueDecl;
class VarDecl;
} // namespace clang

namespace warpgrain::frontend {

/// A vector that a region names: a variable, a member of one, or one of the object whose method the code is.
struct NamedVector {
  const clang::VarDecl *root = nullptr;
  std::vector<const clang::ValueDecl *> path; ///< from the root on
  std::string text;                           ///< as the region names it first
  std::string name;                           ///< of one word: "grid_cells"
  std::string data;                           ///< the pointer's name; empty where it is not needed
  std::string size;
};

enum class UseKind : std::uint8_t { element, data, size, isEmpty, front, back, listed, mapped };

struct VectorUse {
  std::size_t vector = 0;
  UseKind kind = UseKind::element;
  SourceSpan span; ///< that gets another text
};

struct UsesOfVectors {
  std::vector<NamedVector> vectors;
  std::vector<VectorUse> uses;
};

/// What a region does with vectors; `span`: of the region with its directive, in `text`. No value where it has none, or
/// does with one what is not known here.
std::optional<UsesOfVectors> usesOfVectors(const clang::ASTContext &context, const std::string &text,
                                           const SourceSpan &span, clang::OMPExecutableDirective &region);

} // namespace warpgrain::frontend

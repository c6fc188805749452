// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CXXForRangeStmt;
class FieldDecl;
class OMPExecutableDirective;
class ValueDecl;
class VarDecl;
} // namespace clang

namespace warpgrain::frontend {

/// An object that a region names: a variable, a member of one, of the object whose method the code is, or of what a
/// pointer leads to.
struct NamedObject {
  const clang::VarDecl *root = nullptr;       ///< none: the object whose method the code is
  bool byPointer = false;                     ///< the root leads to the object
  std::vector<const clang::ValueDecl *> path; ///< from the root on
  std::string text;                           ///< as the region names it first
  std::string name;                           ///< of one word: "grid_cells"

  bool isSame(const NamedObject &other) const {
    return root == other.root && byPointer == other.byPointer && path == other.path;
  }
};

struct NamedVector {
  NamedObject object;
  std::string data; ///< the pointer's name; empty where it is not needed
  std::string size;
};

enum class UseKind : std::uint8_t { element, data, size, isEmpty, front, back, listed, mapped };

struct VectorUse {
  std::size_t vector = 0;
  UseKind kind = UseKind::element;
  SourceSpan span; ///< that gets another text
};

/// A number in an object that no kernel can have, since a vector lies in it, too.
struct NamedNumber {
  NamedObject object;
  std::string type;
  std::string value; ///< the name of the copy
};

struct NumberUse {
  std::size_t number = 0;
  SourceSpan span;
};

/// A range-based `for` over a vector, or one that a directive shares out over an array that has a name.
struct RangeUse {
  const clang::CXXForRangeStmt *loop = nullptr;
  SourceSpan head;                   ///< from `for` to the parenthesis
  std::string declaration;           ///< of the variable: "double &x"
  std::string variable;              ///< "x"
  std::optional<std::size_t> vector; ///< none: an array
  std::string array;                 ///< its text
  std::uint64_t extent = 0;
};

struct UsesOfVectors {
  std::vector<NamedVector> vectors;
  std::vector<VectorUse> uses;
  std::vector<NamedNumber> numbers;
  std::vector<NumberUse> numberUses;
  std::vector<RangeUse> ranges;
};

/// Why a region cannot have a vector's elements through a pointer.
enum class VectorLimit : std::uint8_t {
  holdsMemory, ///< its elements are no plain data: they have memory of their own
  holdsBits,   ///< std::vector<bool>
  otherUse,    ///< more is done with it than to ask for elements and the size
};

struct LimitedVector {
  VectorLimit limit = VectorLimit::otherUse;
  std::string name; ///< as it is written, or what is done with it
  SourceSpan span;
};

struct FoundUses {
  UsesOfVectors known;
  std::optional<LimitedVector> limit; ///< the first one; then the region stays as it is
};

/// What a region does with vectors, with numbers beside them and with ranges; `span`: of the region with its directive,
/// in `text`.
FoundUses usesOfVectors(clang::ASTContext &context, const std::string &text, const SourceSpan &span,
                        clang::OMPExecutableDirective &region);

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/Expr.h>
#include <clang/AST/Type.h>

#include <cstdint>
#include <optional>

namespace warpgrain::frontend {

/// The number of elements of a std::array, or of a reference to one; none for all other types.
std::optional<std::uint64_t> extentOfStandardArray(clang::QualType type);

/// What a call gives of a std::array, without any other effect.
enum class ArrayPart : std::uint8_t {
  element, ///< `a[i]`, `a.front()`, `a.back()`
  pointer, ///< `a.data()`, `a.begin()`, `a.end()`
  number,  ///< `a.size()`, `a.empty()`
};

struct ArrayCall {
  ArrayPart part = ArrayPart::element;
  const clang::Expr *array = nullptr;
  const clang::Expr *subscript = nullptr; ///< of `a[i]`; else null
};

/// A call of std::array that looks at the object alone, by a function that is `constexpr`: CUDA compiles those for a
/// GPU. None for all other expressions.
std::optional<ArrayCall> callOfStandardArray(const clang::Expr &expression);

} // namespace warpgrain::frontend

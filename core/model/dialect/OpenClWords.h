// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::model {

/// True for words that C leaves to programs and OpenCL C does not: `kernel`, `local`, `float4`.
bool isWordOfOpenCl(std::string_view name);

/// A function of C's library as a macro of OpenCL C, whose functions are chosen by the types of their arguments.
struct LibraryFunction {
  std::string name;       ///< of the macro: of `abs`, which OpenCL C has with another meaning, "int_abs"
  std::string definition; ///< "#define sqrtf(x) sqrt((float)(x))"
};

/// The macro that stands for a function; none for one that means the same where its arguments have its types, and for
/// all that OpenCL C has not.
std::optional<LibraryFunction> openClFunction(std::string_view name);

/// The same of a function of double, for calls whose arguments may have other types: `double_sqrt` of `sqrt`.
std::optional<LibraryFunction> openClFunctionOfDouble(std::string_view name);

/// What OpenCL C calls an integer type of C's library that it has not: "int" of "int32_t"; else empty.
std::string_view openClTypeOf(std::string_view name);

} // namespace warpgrain::model

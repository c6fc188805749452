// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::openmp {

enum class FileScopeKind : std::uint8_t {
  macro,
  type,     ///< struct, union, enum, typedef
  constant, ///< a variable that is never assigned
};

/// What a program declares outside of its functions, and code that is written elsewhere needs beside it.
struct FileScopeText {
  FileScopeKind kind = FileScopeKind::macro;
  std::vector<std::string> names; ///< that it declares
  std::string text;               ///< "#define N 75", "struct Point { float x, y; };", "const int n = 5;"
  bool isOnly = true;             ///< false of a macro that has several definitions, or none at the end of the source
};

} // namespace warpgrain::openmp

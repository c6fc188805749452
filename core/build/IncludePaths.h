// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace warpgrain::build {

/// Which part of the preprocessor's search an include folder belongs to, in the order of the
/// search.
enum class IncludeKind : std::uint8_t {
  quoted, ///< -iquote: for #include "…" alone
  angled, ///< -I
  system, ///< -isystem
  after,  ///< -idirafter
};

struct IncludeFolder {
  IncludeKind kind = IncludeKind::angled;
  std::filesystem::path folder; ///< absolute

  friend bool operator==(const IncludeFolder &, const IncludeFolder &) = default;
};

/// Where a compiler looks for headers because flags say so.
struct IncludePaths {
  std::vector<IncludeFolder> folders;        ///< in the order of the flags
  std::vector<std::filesystem::path> forced; ///< -include: absolute, or a name to be searched for
};

/// GCC's and Clang's spelling: "-iquote".
constexpr std::string_view flagOf(IncludeKind kind) {
  switch (kind) {
  case IncludeKind::quoted:
    return "-iquote";
  case IncludeKind::angled:
    return "-I";
  case IncludeKind::system:
    return "-isystem";
  case IncludeKind::after:
    return "-idirafter";
  }
  return "-I";
}

} // namespace warpgrain::build

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <string>

namespace warpgrain::frontend {

/// The folder with Clang's own headers, as -resource-dir takes it: the one that WARPGRAIN_CLANG_HEADERS names, as an
/// AppImage does, which brings them along; else the one that Clang was found with when Warpgrain was built.
inline std::string clangHeaders() {
  const char *named = std::getenv("WARPGRAIN_CLANG_HEADERS");
  return named != nullptr && *named != '\0' ? named : WARPGRAIN_CLANG_RESOURCE_DIR;
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#include "core/base/ReplacedFile.h"

#include "core/base/ContentHash.h"
#include "core/base/Files.h"

#include <utility>

namespace warpgrain {

namespace fs = std::filesystem;

std::string fileHashOf(std::string_view bytes) {
  return hashContent({bytes}).hex();
}

Replacement replaceFile(const fs::path &path, std::string_view content, std::string_view expectedHash) {
  std::error_code error;
  const bool isThere = fs::exists(fs::status(path, error)) || (error && error != std::errc::no_such_file_or_directory);
  if (isThere) {
    auto now = readFile(path);
    if (!now) return {.result = {}, .isForeign = true, .foreign = std::nullopt};
    if (fileHashOf(*now) != expectedHash) return {.result = {}, .isForeign = true, .foreign = std::move(*now)};
  }
  return {.result = writeFileAtomically(path, content), .isForeign = false, .foreign = std::nullopt};
}

} // namespace warpgrain

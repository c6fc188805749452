// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain {

/// How a file was written in the place of one that is known.
struct Replacement {
  Result<void> result;
  /// Somebody else has changed the file, or it cannot be read and so is not known. Nothing was written.
  bool isForeign = false;
  std::optional<std::string> foreign; ///< what lies there; none: it cannot be read
};

/// Names the content of a file: what replaceFile() expects.
std::string fileHashOf(std::string_view bytes);

/// Writes a file as writeFileAtomically(), if what lies there has the hash. A file that is not there any more is
/// written anew. Somebody who writes between the look and the write is not noticed.
Replacement replaceFile(const std::filesystem::path &path, std::string_view content, std::string_view expectedHash);

} // namespace warpgrain

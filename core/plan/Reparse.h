// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>

namespace warpgrain::transform {

/// Texts of the files that differ from what lies on disk.
using Texts = std::map<std::filesystem::path, std::string>;

/// A file's text, or the one that takes its place.
inline const std::string &textIn(const Texts &texts, const model::File &file) {
  const auto found = texts.find(file.path);
  return found != texts.end() ? found->second : file.text;
}

/// Parses the unit with the given texts in place of the files' own.
using Reparse = std::function<Result<model::Unit>(const Texts &)>;

} // namespace warpgrain::transform

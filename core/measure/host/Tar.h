// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// A file of an archive: its bytes, or where they are.
struct TarEntry {
  std::string name; ///< relative, with slashes
  std::string content;
  std::filesystem::path source; ///< in place of the content, where it is not empty
};

/// Takes pieces of an archive in their order; false ends the work.
using PieceSink = std::function<bool(std::string_view)>;

/// The archive's length in bytes. Fails (input) where a source cannot be read.
Result<std::uint64_t> tarBytes(const std::vector<TarEntry> &entries);

/// Writes an archive (ustar, GNU tar's form for long names and large files) of exactly tarBytes() bytes. Fails (input)
/// where a source cannot be read or has changed its length since; (cancelled) where the sink ends it.
Result<void> writeTar(const std::vector<TarEntry> &entries, const PieceSink &sink);

} // namespace warpgrain::measure

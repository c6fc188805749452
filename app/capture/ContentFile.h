// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <span>
#include <string>

namespace warpgrain::capture {

/// Reads a part of memory that may be on a device.
using ReadMemory = std::function<Result<void>(std::uint64_t address, std::span<std::byte> out)>;

/// Takes a piece of memory as it is read.
using SeePiece = std::function<void(std::uint64_t offset, std::span<const std::byte> piece)>;

/// What became of writing a content into a file.
struct Written {
  bool allZero = true;   ///< the file was taken away again: zeros need none
  bool different = true; ///< from the content of an earlier file
};

/// Copies memory into a file, piece by piece. Fails (input) where the disk is full, or the memory cannot be read.
Result<Written> writeContent(const ReadMemory &read, std::uint64_t address, std::uint64_t bytes,
                             const std::filesystem::path &file, const SeePiece &see);

/// Likewise, for memory whose content lies in an earlier file already (empty: it was zeros). The new file is taken away
/// again where the content is the same. allZero is not looked for.
Result<Written> writeIfDifferent(const ReadMemory &read, std::uint64_t address, std::uint64_t bytes,
                                 const std::filesystem::path &earlier, const std::filesystem::path &file,
                                 const SeePiece &see);

} // namespace warpgrain::capture

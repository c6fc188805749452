// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace warpgrain {

/// The largest source file the workbench opens; larger ones are not source.
inline constexpr std::uintmax_t maximumSourceBytes = 64U << 20;

/// Reads a whole file as bytes. Folders, devices, files that are too large or cannot be read fail
/// with a sentence.
Result<std::string> readFile(const std::filesystem::path &path, std::uintmax_t maximumBytes = maximumSourceBytes);

/// Reads a text file: as readFile, and refuses binary content (a zero byte).
Result<std::string> readTextFile(const std::filesystem::path &path);

/// Writes through a temporary file in the same folder and a rename, so that the old content is
/// there until the new one is complete. Keeps the permissions of a file that exists.
Result<void> writeFileAtomically(const std::filesystem::path &path, std::string_view content);

/// Checks that writeFileAtomically() could write a file now, without writing it: for what takes long to compute.
Result<void> checkWritable(const std::filesystem::path &path);

} // namespace warpgrain

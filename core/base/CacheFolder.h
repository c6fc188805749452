// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace warpgrain {

/// ${XDG_CACHE_HOME:-~/.cache}/warpgrain; empty where neither variable is set. It may not exist yet.
std::filesystem::path userCacheFolder();

/// A file that can be made again.
struct CacheFile {
  std::filesystem::path path;
  std::filesystem::file_time_type used;
  std::uintmax_t bytes = 0;
};

/// All regular files of a folder: those of a write that was cut short too, so that they are removed in their turn.
/// Empty where the folder cannot be read.
std::vector<CacheFile> cacheFilesIn(const std::filesystem::path &folder);

std::uintmax_t bytesOf(const std::vector<CacheFile> &files);

/// Removes the files of a folder that were not used for longest, where all of them take more than `maximumBytes`; then
/// a tenth more than must go, so that not every new file has to look again. Files that differ in their extension only
/// are used together.
void removeLongestUnused(const std::filesystem::path &folder, std::uintmax_t maximumBytes);

/// Tells removeLongestUnused that it was used now. It need not be there.
void markUsed(const std::filesystem::path &file);

} // namespace warpgrain

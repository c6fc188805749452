// SPDX-License-Identifier: Apache-2.0
#include "core/base/CacheFolder.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace warpgrain {

namespace fs = std::filesystem;

fs::path userCacheFolder() {
  const char *cache = std::getenv("XDG_CACHE_HOME");
  if (cache != nullptr && *cache != '\0') return fs::path(cache) / "warpgrain";
  const char *home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return fs::path(home) / ".cache/warpgrain";
}

std::vector<CacheFile> cacheFilesIn(const fs::path &folder) {
  std::vector<CacheFile> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    std::error_code gone; // removed by another process meanwhile
    if (!entry->is_regular_file(gone)) continue;
    const CacheFile file{.path = entry->path(), .used = entry->last_write_time(gone), .bytes = entry->file_size(gone)};
    if (!gone) files.push_back(file);
  }
  return files;
}

std::uintmax_t bytesOf(const std::vector<CacheFile> &files) {
  std::uintmax_t total = 0;
  for (const CacheFile &file : files)
    total += file.bytes;
  return total;
}

void removeLongestUnused(const fs::path &folder, std::uintmax_t maximumBytes) {
  std::vector<CacheFile> files = cacheFilesIn(folder);
  std::uintmax_t total = bytesOf(files);
  if (total <= maximumBytes) return;
  std::map<fs::path, fs::file_time_type> used;
  for (const CacheFile &file : files) {
    fs::file_time_type &last = used.try_emplace(file.path.stem(), file.used).first->second;
    last = std::max(last, file.used);
  }
  for (CacheFile &file : files)
    file.used = used.at(file.path.stem());
  std::ranges::sort(files, {}, &CacheFile::used);
  for (const CacheFile &file : files) {
    if (total <= maximumBytes / 10 * 9) return;
    std::error_code error;
    if (fs::remove(file.path, error)) total -= file.bytes;
  }
}

void markUsed(const fs::path &file) {
  std::error_code error;
  fs::last_write_time(file, fs::file_time_type::clock::now(), error);
}

} // namespace warpgrain

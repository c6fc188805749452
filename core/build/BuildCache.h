// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ContentHash.h"
#include "core/base/Error.h"
#include "core/build/NvccCompiler.h"

#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>

namespace warpgrain::build {

/// Compilation results on disk, by the content they came from.
///
/// Each entry is a JSON file and a cubin, written whole or not at all; several processes may use
/// one folder. An entry that is damaged, of another version of this program, or of which a file
/// that was also read has changed, is not found and removed. May be used by several threads at
/// once.
class BuildCache {
public:
  static constexpr std::uintmax_t defaultMaximumBytes = std::uintmax_t{512} << 20U;

  /// A folder that does not exist is made when the first entry is kept.
  explicit BuildCache(std::filesystem::path folder = defaultFolder(),
                      std::uintmax_t maximumBytes = defaultMaximumBytes);

  /// ${XDG_CACHE_HOME:-~/.cache}/warpgrain/builds
  static std::filesystem::path defaultFolder();

  const std::filesystem::path &folder() const { return folder_; }

  /// The result kept under a key, marked as just used and as fromCache.
  std::optional<CompileOutcome> find(const ContentHash &key) const;

  /// Keeps a result, and removes the entries not used for longest until all fit into the maximum.
  /// Fails (input) where the folder cannot be written.
  Result<void> store(const ContentHash &key, const CompileOutcome &outcome);

  /// What the entries take, in bytes.
  std::uintmax_t sizeBytes() const;

  /// Removes all entries.
  void clear();

private:
  std::filesystem::path entryPath(const ContentHash &key) const;
  void removeOldest();

  std::filesystem::path folder_;
  std::uintmax_t maximumBytes_;
  std::mutex removing_;
};

} // namespace warpgrain::build

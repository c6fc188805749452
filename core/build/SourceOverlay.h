// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/build/IncludePaths.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::build {

/// A file with other text than it has on disk.
struct ChangedFile {
  std::filesystem::path path; ///< absolute
  std::string text;
};

/// What is to be compiled as if some files had other text.
struct OverlayRequest {
  /// The unit's own files, absolute; the main file first.
  std::vector<std::filesystem::path> unitFiles = {};
  std::vector<ChangedFile> changes = {}; ///< files of the unit, or new ones
  IncludePaths includes = {};            ///< folders and forced files absolute
};

/// A folder in which a unit compiles with changed files in place of the originals, while the
/// person's folders are never touched.
///
/// The unit's files are mirrored below a temporary folder by their absolute path: changed ones as
/// files, unchanged ones as links. The folders they stand in, and those above, are filled up with
/// links to what else is there and may be source, so that a header that only this compiler includes
/// is found too, through a path in the mirror. Each include folder that holds mirrored files is
/// searched in the mirror first. The search stays what it was: #include "…" next to the including
/// file and up (../), <…> by the flags, in their order.
///
/// Not covered: headers found through environment variables (CPATH), and #include with an absolute
/// path.
class SourceOverlay {
public:
  /// Fails (usage) for relative paths and an empty unit, (input) where the main file does not
  /// exist, and (tool) where the temporary folder cannot be written.
  static Result<SourceOverlay> create(const OverlayRequest &request);

  /// The main file in the mirror.
  const std::filesystem::path &mainFile() const { return mainFile_; }

  /// The include paths to compile with.
  const IncludePaths &includes() const { return includes_; }

  /// A folder for intermediate and output files, outside the mirror. Deleted with the overlay.
  const std::filesystem::path &workFolder() const { return workFolder_; }

  /// Text of a compiler with the mirror's paths turned back into the person's.
  std::string withOriginalPaths(std::string text) const;
  /// The person's path of a file that a compiler read; the path itself where it is not in the
  /// mirror.
  std::filesystem::path originalOf(const std::filesystem::path &path) const;
  /// Whether a path that a compiler read is in the mirror.
  bool isMirrored(const std::filesystem::path &path) const;

  /// The changed files whose original a compiler read instead of the copy, given all it read: what
  /// it made is then not what was asked for.
  std::vector<std::filesystem::path> originalsRead(const std::vector<std::filesystem::path> &filesRead) const;
  /// The changed files that a compiler did not read at all, given all it read.
  std::vector<std::filesystem::path> changesNotRead(const std::vector<std::filesystem::path> &filesRead) const;

private:
  /// A file of the unit, under the path that names it whatever links lead to its folder.
  struct Entry {
    std::filesystem::path spelled;
    bool changed = false;
  };

  explicit SourceOverlay(TemporaryDirectory folder);
  Result<void> place(const OverlayRequest &request);
  Result<void> placeText(const ChangedFile &change) const;
  void fillUp(const std::filesystem::path &folder) const;
  void redirect(const IncludePaths &includes);
  bool holdsEntries(const std::filesystem::path &folder) const;
  std::filesystem::path inMirror(const std::filesystem::path &key) const;

  TemporaryDirectory folder_;
  std::filesystem::path mirror_;
  std::filesystem::path workFolder_;
  std::filesystem::path mainFile_;
  IncludePaths includes_;
  std::map<std::filesystem::path, Entry> entries_;
};

} // namespace warpgrain::build

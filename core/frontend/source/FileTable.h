// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/source/Insertions.h"
#include "core/frontend/source/UnsavedFiles.h"
#include "core/model/Unit.h"

#include <clang/Basic/SourceManager.h>

#include <filesystem>
#include <map>
#include <optional>
#include <vector>

namespace warpgrain::frontend {

/// The unit's own files: everything that is read and is neither a system header nor part of the
/// toolkit.
class FileTable {
public:
  /// The unsaved texts are the ones the person sees; what the compiler read may differ from them in
  /// blanked directives, and in what was put in.
  FileTable(const clang::SourceManager &sources, const UnsavedFiles &unsaved,
            std::optional<std::filesystem::path> cudaRoot, const Insertions &insertions);

  /// The file's id, where it is one of the unit's own.
  std::optional<FileId> find(clang::FileID file);
  std::optional<FileId> findKnown(clang::FileID file) const;

  /// The offset in the person's text of one in what the compiler read.
  std::uint32_t offsetIn(FileId file, std::uint32_t offset) const {
    return offsetWithout(files_[static_cast<std::size_t>(file)].insertions, offset);
  }

  const std::vector<model::File> &files() const { return files_; }

private:
  std::optional<FileId> add(clang::FileID file);
  bool isOwnPath(const std::filesystem::path &path) const;

  const clang::SourceManager &sources_;
  const UnsavedFiles &unsaved_;
  std::optional<std::filesystem::path> cudaRoot_;
  const Insertions &insertions_;
  std::vector<model::File> files_;
  std::map<clang::FileID, std::optional<FileId>> ids_;
};

} // namespace warpgrain::frontend

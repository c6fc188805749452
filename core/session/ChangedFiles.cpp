// SPDX-License-Identifier: Apache-2.0
#include "core/session/ChangedFiles.h"

#include "core/base/UnifiedDiff.h"

namespace warpgrain::session {

namespace fs = std::filesystem;

std::vector<ChangedFile> changedFiles(const model::Unit &before, const transform::Texts &after) {
  std::vector<ChangedFile> changed;
  for (const model::File &file : before.files)
    if (const auto now = after.find(file.path); now != after.end() && now->second != file.text)
      changed.push_back({file.path, file.text, now->second});
  return changed;
}

fs::path commonFolder(const std::vector<ChangedFile> &files, const fs::path &mainFile) {
  fs::path folder = mainFile.parent_path();
  for (const ChangedFile &file : files)
    while (file.path.lexically_relative(folder).string().starts_with(".."))
      folder = folder.parent_path();
  return folder;
}

std::string patchOf(const std::vector<ChangedFile> &files, const fs::path &folder) {
  std::string patch;
  for (const ChangedFile &file : files)
    patch += unifiedDiff(file.before, file.after, file.path.lexically_relative(folder).string());
  return patch;
}

} // namespace warpgrain::session

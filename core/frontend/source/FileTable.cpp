// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/FileTable.h"

#include <string_view>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

FileTable::FileTable(const clang::SourceManager &sources, const UnsavedFiles &unsaved, std::optional<fs::path> cudaRoot,
                     const Insertions &insertions)
    : sources_(sources), unsaved_(unsaved), cudaRoot_(std::move(cudaRoot)), insertions_(insertions) {
  find(sources.getMainFileID());
}

std::optional<FileId> FileTable::find(clang::FileID file) {
  const auto known = ids_.find(file);
  if (known != ids_.end()) return known->second;
  return ids_[file] = add(file);
}

std::optional<FileId> FileTable::findKnown(clang::FileID file) const {
  const auto known = ids_.find(file);
  return known != ids_.end() ? known->second : std::nullopt;
}

std::optional<FileId> FileTable::add(clang::FileID file) {
  const auto entry = sources_.getFileEntryRefForID(file);
  if (!entry) return std::nullopt; // the compiler's own buffers: predefined macros, pasted tokens
  std::error_code error;
  const fs::path path = fs::absolute(entry->getName().str(), error).lexically_normal();
  const bool isMain = file == sources_.getMainFileID();
  if (!isMain && (clang::SrcMgr::isSystem(sources_.getFileCharacteristic(sources_.getLocForStartOfFile(file))) ||
                  !isOwnPath(path)))
    return std::nullopt;
  // A header that is included twice has two compiler ids and one text.
  for (std::size_t i = 0; i < files_.size(); ++i)
    if (files_[i].path == path) return FileId{static_cast<std::uint32_t>(i)};
  const auto unsaved = unsaved_.find(path);
  std::string text = unsaved != unsaved_.end() ? unsaved->second : sources_.getBufferData(file).str();
  const auto put = insertions_.find(path);
  files_.push_back({.path = path,
                    .text = std::move(text),
                    .insertions = put != insertions_.end() ? put->second : std::vector<model::Insertion>()});
  return FileId{static_cast<std::uint32_t>(files_.size() - 1)};
}

bool FileTable::isOwnPath(const fs::path &path) const {
  const auto isUnder = [&path](const fs::path &folder) {
    const fs::path relative = path.lexically_relative(folder);
    return !relative.empty() && *relative.begin() != "..";
  };
  for (const std::string_view system : {"/usr/include", "/usr/lib", "/usr/local/include", "/warpgrain"})
    if (isUnder(system)) return false;
  return !cudaRoot_ || !isUnder(*cudaRoot_);
}

} // namespace warpgrain::frontend

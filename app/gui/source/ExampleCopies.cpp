// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/ExampleCopies.h"

#include "core/base/Files.h"

#include <algorithm>
#include <string>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

/// The file's path below the folder, whatever links lead to either; empty where it lies elsewhere.
fs::path pathBelow(const fs::path &file, const fs::path &folder) {
  std::error_code error;
  const fs::path inner = fs::canonical(file, error);
  if (error) return {};
  const fs::path outer = fs::canonical(folder, error);
  if (error || std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first != outer.end()) return {};
  return inner.lexically_relative(outer);
}

Result<void> writeCopy(const fs::path &copy, const std::string &bytes) {
  std::error_code error;
  fs::create_directories(copy.parent_path(), error);
  if (error)
    return fail(ErrorKind::input, "The folder " + copy.parent_path().string() + " cannot be made (" + error.message() +
                                      "). Copies of examples are kept there: check the permissions of its parents.");
  return writeFileAtomically(copy, bytes);
}

} // namespace

Result<fs::path> workingCopyOf(const fs::path &file, const ExampleFolders &folders) {
  if (folders.bundled.empty() || folders.copies.empty()) return file;
  const fs::path name = pathBelow(file, folders.bundled);
  if (name.empty()) return file;
  const auto bytes = readFile(file);
  if (!bytes) return std::unexpected(bytes.error());
  // The name stays: recorded results are known by it.
  for (int number = 1;; ++number) {
    const fs::path copy = (number == 1 ? folders.copies : folders.copies / std::to_string(number)) / name;
    std::error_code error;
    if (!fs::exists(fs::symlink_status(copy, error))) {
      if (auto done = writeCopy(copy, *bytes); !done) return std::unexpected(done.error());
      return copy;
    }
    if (readFile(copy) == *bytes) return copy;
  }
}

} // namespace warpgrain::gui

// SPDX-License-Identifier: Apache-2.0
#include "core/base/TemporaryDirectory.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace warpgrain {

Result<TemporaryDirectory> TemporaryDirectory::create() {
  std::error_code error;
  const std::filesystem::path base = std::filesystem::temp_directory_path(error);
  if (error)
    return fail(ErrorKind::tool,
                "There is no temporary folder (" + error.message() + "); set TMPDIR to a folder that can be written.");
  std::string pattern = (base / "warpgrain-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr)
    return fail(ErrorKind::tool, "A temporary folder cannot be made in " + base.string() + ": " + std::strerror(errno) +
                                     ". Set TMPDIR to a folder with room.");
  return TemporaryDirectory(pattern);
}

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory &&other) noexcept : path_(std::exchange(other.path_, {})) {}

TemporaryDirectory &TemporaryDirectory::operator=(TemporaryDirectory &&other) noexcept {
  if (this != &other) {
    remove();
    path_ = std::exchange(other.path_, {});
  }
  return *this;
}

TemporaryDirectory::~TemporaryDirectory() {
  remove();
}

void TemporaryDirectory::remove() noexcept {
  if (path_.empty()) return;
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

} // namespace warpgrain

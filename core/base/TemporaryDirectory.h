// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <filesystem>

namespace warpgrain {

/// A fresh folder under the system's temporary folder, deleted with everything in it when the
/// object goes.
class TemporaryDirectory {
public:
  static Result<TemporaryDirectory> create();

  /// Deletes the folders that processes left in `base` which ended without deleting them, and in which nothing was made
  /// for a day; the first few of them. create() does it once in each process.
  static void removeLeftovers(const std::filesystem::path &base);

  TemporaryDirectory(TemporaryDirectory &&other) noexcept;
  TemporaryDirectory &operator=(TemporaryDirectory &&other) noexcept;
  TemporaryDirectory(const TemporaryDirectory &) = delete;
  TemporaryDirectory &operator=(const TemporaryDirectory &) = delete;
  ~TemporaryDirectory();

  const std::filesystem::path &path() const { return path_; }

private:
  TemporaryDirectory(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

  void remove() noexcept;

  std::filesystem::path path_;
  int lock_ = -1; ///< a descriptor of the folder, locked as long as the object is there
};

} // namespace warpgrain

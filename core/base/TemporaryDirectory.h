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

  TemporaryDirectory(TemporaryDirectory &&other) noexcept;
  TemporaryDirectory &operator=(TemporaryDirectory &&other) noexcept;
  TemporaryDirectory(const TemporaryDirectory &) = delete;
  TemporaryDirectory &operator=(const TemporaryDirectory &) = delete;
  ~TemporaryDirectory();

  const std::filesystem::path &path() const { return path_; }

private:
  explicit TemporaryDirectory(std::filesystem::path path) : path_(std::move(path)) {}

  void remove() noexcept;

  std::filesystem::path path_;
};

} // namespace warpgrain

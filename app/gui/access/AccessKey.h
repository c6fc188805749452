// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Accesses.h"

#include <cstdint>
#include <filesystem>

namespace warpgrain::gui {

/// A reference to memory in one revision of a unit: where it stands, and whether its read or its write is meant.
struct AccessKey {
  std::filesystem::path file;
  std::uint32_t begin = 0; ///< bytes, as in SourceSpan
  std::uint32_t end = 0;
  model::AccessKind kind = model::AccessKind::read;

  bool contains(const std::filesystem::path &other, std::uint32_t offset) const {
    return other == file && begin <= offset && offset <= end;
  }

  std::uint32_t length() const { return end - begin; }

  friend bool operator==(const AccessKey &, const AccessKey &) = default;
};

} // namespace warpgrain::gui

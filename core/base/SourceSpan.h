// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>

namespace warpgrain {

/// Index of a file in the unit it belongs to (model::Unit::files).
enum class FileId : std::uint32_t {};

inline constexpr FileId mainFile{0};

/// A half-open range [begin, end) of byte offsets in one file.
struct SourceSpan {
  FileId file = mainFile;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  std::uint32_t length() const { return end - begin; }

  bool empty() const { return begin == end; }

  bool contains(const SourceSpan &other) const {
    return file == other.file && begin <= other.begin && other.end <= end;
  }

  bool contains(FileId otherFile, std::uint32_t offset) const {
    return file == otherFile && begin <= offset && offset < end;
  }

  friend auto operator<=>(const SourceSpan &, const SourceSpan &) = default;
};

} // namespace warpgrain

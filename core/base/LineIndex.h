// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain {

/// A place as an editor counts it: both from 1, the column in bytes.
struct LineColumn {
  std::uint32_t line = 1;
  std::uint32_t column = 1;

  friend bool operator==(const LineColumn &, const LineColumn &) = default;
};

/// Offsets of line starts of a text; translates between byte offsets and lines. Keeps no reference
/// to the text.
class LineIndex {
public:
  explicit LineIndex(std::string_view text);

  LineColumn locate(std::uint32_t offset) const;
  /// Offset of the first byte of a line (from 1); the text's size for lines past the end.
  std::uint32_t lineStart(std::uint32_t line) const;

  std::uint32_t lineCount() const { return static_cast<std::uint32_t>(starts_.size()); }

private:
  std::vector<std::uint32_t> starts_;
  std::uint32_t size_;
};

} // namespace warpgrain

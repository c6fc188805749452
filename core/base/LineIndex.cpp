// SPDX-License-Identifier: Apache-2.0
#include "core/base/LineIndex.h"

#include <algorithm>

namespace warpgrain {

LineIndex::LineIndex(std::string_view text) : starts_{0}, size_(static_cast<std::uint32_t>(text.size())) {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    starts_.push_back(static_cast<std::uint32_t>(at + 1));
}

LineColumn LineIndex::locate(std::uint32_t offset) const {
  const auto after = std::ranges::upper_bound(starts_, std::min(offset, size_));
  const auto line = static_cast<std::uint32_t>(after - starts_.begin());
  return {.line = line, .column = std::min(offset, size_) - starts_[line - 1] + 1};
}

std::uint32_t LineIndex::lineStart(std::uint32_t line) const {
  if (line == 0) return 0;
  return line <= starts_.size() ? starts_[line - 1] : size_;
}

} // namespace warpgrain

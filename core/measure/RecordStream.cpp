// SPDX-License-Identifier: Apache-2.0
#include "core/measure/RecordStream.h"

namespace warpgrain::measure {

void RecordStream::add(std::string_view piece) {
  while (!piece.empty()) {
    const std::size_t end = piece.find('\n');
    pending_ += piece.substr(0, end);
    if (end == std::string_view::npos) return;
    piece.remove_prefix(end + 1);
    const std::string line = std::exchange(pending_, {});
    if (auto record = parseRecord(line))
      visitor_(std::move(*record), line);
    else if (strange_.empty())
      strange_ = line.empty() ? " " : line.substr(0, 200);
  }
}

} // namespace warpgrain::measure

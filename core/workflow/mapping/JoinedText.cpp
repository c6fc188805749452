// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/JoinedText.h"

namespace warpgrain::workflow {

/// The first piece of a line says where the line is from.
void JoinedText::note(const openmp::SourceLine &place) {
  last_ = place;
  if (isNoted_) return;
  isNoted_ = true;
  if (!lines_.empty()) {
    const openmp::HeaderLines &before = lines_.back();
    if (before.path == place.path && before.line + (line_ - before.first) == place.line) return;
  }
  lines_.push_back({.first = line_, .path = place.path, .line = place.line});
}

void JoinedText::add(const openmp::Program &program, const LineIndex &lines, std::uint32_t begin, std::uint32_t end) {
  while (begin < end) {
    note(program.placeOf(lines.locate(begin).line));
    const std::size_t newline = program.text.find('\n', begin);
    const auto next = newline == std::string::npos || newline + 1 > end ? end : static_cast<std::uint32_t>(newline + 1);
    text_.append(program.text, begin, next - begin);
    if (text_.back() == '\n') {
      ++line_;
      isNoted_ = false;
    }
    begin = next;
  }
}

void JoinedText::add(std::string_view words) {
  for (const char c : words) {
    note(last_);
    text_ += c;
    if (c != '\n') continue;
    ++line_;
    isNoted_ = false;
  }
}

EditedSource JoinedText::take() {
  return {.text = std::move(text_), .lines = std::move(lines_)};
}

} // namespace warpgrain::workflow

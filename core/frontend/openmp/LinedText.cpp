// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/LinedText.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::frontend {

LinedText edited(const std::string &source, std::vector<LinedEdit> edits) {
  std::ranges::stable_sort(edits, {}, [](const LinedEdit &each) { return each.edit.span; });
  const auto repeated = std::ranges::unique(edits, {}, &LinedEdit::edit);
  edits.erase(repeated.begin(), repeated.end());
  LinedText out{.text = {}, .lines = {1}};
  std::uint32_t at = 0;
  std::uint32_t line = 1;
  const auto copyTo = [&](std::uint32_t end) {
    for (; at < end; ++at) {
      out.text += source[at];
      if (source[at] == '\n') out.lines.push_back(++line);
    }
  };
  for (const LinedEdit &each : edits) {
    const auto &[span, replacement] = each.edit;
    copyTo(span.begin);
    out.text += replacement;
    if (each.lines.empty())
      out.lines.insert(out.lines.end(), static_cast<std::size_t>(std::ranges::count(replacement, '\n')), line);
    else
      out.lines.insert(out.lines.end(), each.lines.begin() + 1, each.lines.end());
    line += static_cast<std::uint32_t>(
        std::ranges::count(std::string_view(source).substr(span.begin, span.length()), '\n'));
    at = span.end;
  }
  copyTo(static_cast<std::uint32_t>(source.size()));
  return out;
}

} // namespace warpgrain::frontend

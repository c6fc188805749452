// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/TextPieces.h"

#include <algorithm>
#include <iterator>

namespace warpgrain::openmp {

std::string TextPieces::text(const SourceSpan &span, const TextEdits &more) const {
  TextEdits moved;
  const auto add = [&](const TextEdit &edit) {
    moved.push_back(
        {.span = {.file = mainFile, .begin = edit.span.begin - span.begin, .end = edit.span.end - span.begin},
         .replacement = edit.replacement});
  };
  const auto yields = [&](const TextEdit &edit) {
    return std::ranges::any_of(more, [&](const TextEdit &other) {
      return edit.span.begin < other.span.end && other.span.begin < std::max(edit.span.end, edit.span.begin + 1);
    });
  };
  for (const TextEdit &edit : more)
    add(edit);
  for (const TextEdit &edit : edits_)
    if (span.begin <= edit.span.begin && edit.span.end <= span.end && !yields(edit)) add(edit);
  return applyEdits(program_.textOf(span), mainFile, moved).value_or(std::string(program_.textOf(span)));
}

std::string TextPieces::kernelText(const SourceSpan &span, TextEdits more) const {
  std::ranges::copy_if(ofKernels_, std::back_inserter(more),
                       [&](const TextEdit &each) { return span.contains(each.span); });
  return text(span, more);
}

std::string reindented(std::string_view text, std::string_view from, std::string_view to) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view line = text.substr(at, end - at);
    if (at > 0 && line.starts_with(from) && line != "\n") {
      out += to;
      line.remove_prefix(from.size());
    }
    out += line;
    at = end;
  }
  return out;
}

} // namespace warpgrain::openmp

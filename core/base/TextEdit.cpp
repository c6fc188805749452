// SPDX-License-Identifier: Apache-2.0
#include "core/base/TextEdit.h"

#include <algorithm>

namespace warpgrain {

TextEdits normalized(TextEdits edits) {
  std::ranges::stable_sort(edits, {}, &TextEdit::span);
  const auto repeated = std::ranges::unique(edits);
  edits.erase(repeated.begin(), repeated.end());
  return edits;
}

Result<std::string> applyEdits(std::string_view text, FileId file, const TextEdits &edits) {
  std::string out;
  out.reserve(text.size());
  std::uint32_t done = 0;
  for (const TextEdit &edit : normalized(edits)) {
    if (edit.span.file != file) continue;
    if (edit.span.begin < done || edit.span.end < edit.span.begin || edit.span.end > text.size())
      return fail(ErrorKind::internal, "two edits of one transformation overlap; nothing was changed", edit.span);
    out += text.substr(done, edit.span.begin - done);
    out += edit.replacement;
    done = edit.span.end;
  }
  out += text.substr(done);
  return out;
}

} // namespace warpgrain

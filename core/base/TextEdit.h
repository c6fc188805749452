// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/SourceSpan.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain {

/// Replaces the bytes of a span; an empty span inserts, an empty replacement deletes.
struct TextEdit {
  SourceSpan span;
  std::string replacement;

  friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// Edits of any number of files, in any order.
using TextEdits = std::vector<TextEdit>;

/// Applies the edits of one file to its text. Insertions at one place keep the order in which they
/// were added. Fails when two edits overlap or one reaches past the end: that is a mistake of
/// whoever made them.
Result<std::string> applyEdits(std::string_view text, FileId file, const TextEdits &edits);

/// Sorts by file and place, and drops edits that say the same thing twice (one piece of text that
/// several template instantiations share is edited once).
TextEdits normalized(TextEdits edits);

} // namespace warpgrain

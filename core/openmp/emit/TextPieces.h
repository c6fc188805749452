// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/model/Program.h"

#include <string>

namespace warpgrain::openmp {

/// Pieces of a program's text with the edits that fall into them.
class TextPieces {
public:
  TextPieces(const Program &program, TextEdits edits) : program_(program), edits_(std::move(edits)) {}

  /// The text of a span. Of `more`, which belong to the span, and of the program's own edits the latter yield.
  std::string text(const SourceSpan &span, const TextEdits &more = {}) const;

  const TextEdits &edits() const { return edits_; }

private:
  const Program &program_;
  TextEdits edits_;
};

/// The blanks that begin the line of an offset.
std::string indentationAt(std::string_view text, std::uint32_t offset);

/// Moves the lines behind the first one from one indentation to another; lines that begin otherwise stay.
std::string reindented(std::string_view text, std::string_view from, std::string_view to);

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// How a piece of source is laid out, so that new lines look like their neighbours.
struct Layout {
  std::string unit = "  ";     ///< one level of indentation
  bool pragmasAtMargin = true; ///< pragmas stand at the left margin, as clang-format puts them
  std::string lineEnd = "\n";
};

/// Learns the layout from a function: its first statement against its closing brace, and the
/// pragmas of its file.
Layout detectLayout(std::string_view text, std::uint32_t firstStatement, std::uint32_t closingBrace);

/// The blanks at the start of the line that holds an offset.
std::string_view indentationAt(std::string_view text, std::uint32_t offset);

/// True if only blanks stand before an offset on its line.
bool startsLine(std::string_view text, std::uint32_t offset);

/// Where the text that belongs to a statement ends: past comments on the same line, lines that go on
/// with one in its column, and the line's end, if nothing else stands there; else at the statement's own
/// end.
std::uint32_t trailingEnd(std::string_view text, std::uint32_t statementEnd);

/// How far from the left the next character after a text stands, tabs counted as one.
std::size_t columnOf(std::string_view text);

/// What stands behind a statement, whose end moves from one column to another: lines that go on with a comment move
/// with it.
std::string alignedComment(std::string_view tail, std::size_t from, std::size_t to);

/// Indents every line by one unit; empty lines, preprocessor lines and the inside of raw strings
/// stay.
std::string indented(std::string_view lines, const Layout &layout);

/// Takes blank lines off the front.
std::string_view withoutLeadingBlankLines(std::string_view lines);

} // namespace warpgrain::transform

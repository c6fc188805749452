// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/EditedSource.h"

#include "core/base/LineIndex.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

std::uint32_t linesIn(std::string_view text) {
  return static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
}

/// Collects the lines of the new text by those of the old one that they are made of.
class LineMap {
public:
  explicit LineMap(const openmp::Program &program) : program_(program) {}

  /// From a line of the new text on, lines are those of the old one from `old` on.
  void add(std::uint32_t line, std::uint32_t old) {
    const openmp::SourceLine at = program_.placeOf(old);
    if (!out_.empty() && out_.back().first == line) out_.pop_back();
    out_.push_back({.first = line, .path = at.path, .line = at.line});
  }

  std::vector<openmp::HeaderLines> take() { return std::move(out_); }

private:
  const openmp::Program &program_;
  std::vector<openmp::HeaderLines> out_;
};

} // namespace

Result<EditedSource> edited(const openmp::Program &program, TextEdits edits) {
  auto text = applyEdits(program.text, mainFile, edits);
  if (!text) return std::unexpected(text.error());
  std::ranges::stable_sort(edits, {}, [](const TextEdit &edit) { return edit.span.begin; });
  const LineIndex lines(program.text);
  LineMap out(program);
  std::uint32_t from = 1; // in the old text, behind the last edit
  std::uint32_t next = 1; // the line of the new text that it became
  const auto copy = [&](std::uint32_t until) {
    out.add(next, from);
    for (const openmp::HeaderLines &each : program.headers)
      if (each.first > from && each.first <= until) out.add(next + (each.first - from), each.first);
  };
  for (const TextEdit &edit : edits) {
    const std::uint32_t begin = lines.locate(edit.span.begin).line;
    copy(begin);
    next += begin - from;
    for (std::uint32_t added = linesIn(edit.replacement); added > 0; --added)
      out.add(next++, begin);
    from = lines.locate(edit.span.end).line;
  }
  copy(lines.lineCount());
  return EditedSource{.text = std::move(*text), .lines = out.take()};
}

} // namespace warpgrain::workflow

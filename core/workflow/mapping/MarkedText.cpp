// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/MarkedText.h"

#include "core/base/Tokens.h"
#include "core/workflow/mapping/SerialNest.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

/// The begin of the line if only blanks are between.
std::uint32_t withBlanksBefore(const std::string &text, std::uint32_t at) {
  std::uint32_t out = at;
  while (out > 0 && (text[out - 1] == ' ' || text[out - 1] == '\t'))
    --out;
  return out == 0 || text[out - 1] == '\n' ? out : at;
}

/// A directive that shares the mapped loops out.
std::string directiveOf(const NestOutline &outline) {
  std::string out = "#pragma omp parallel for";
  if (outline.loops > 1) out += " collapse(" + std::to_string(outline.loops) + ")";
  for (std::size_t i = 0; i < outline.privates.size(); ++i)
    out += (i == 0 ? " private(" : ", ") + outline.privates[i];
  if (!outline.privates.empty()) out += ")";
  for (const NestReduction &each : outline.own.reductions)
    out += " reduction(" + each.operation + " : " + each.name + ")";
  return out + "\n";
}

TextEdit marking(const std::string &text, const NestOutline &outline) {
  const std::uint32_t at = withBlanksBefore(text, outline.begin);
  const bool beginsLine = at == 0 || text[at - 1] == '\n';
  const std::string indentation = beginsLine ? text.substr(at, outline.begin - at) : std::string();
  return {.span = {.file = mainFile, .begin = at, .end = at},
          .replacement = (beginsLine ? "" : "\n") + indentation + directiveOf(outline)};
}

/// The line of a mark, with its end.
TextEdit unmarking(const std::string &text, const SourceSpan &mark) {
  SourceSpan whole = mark;
  whole.begin = withBlanksBefore(text, mark.begin);
  if (whole.end < text.size() && text[whole.end] == '\n') ++whole.end;
  return {.span = whole, .replacement = ""};
}

} // namespace

std::optional<std::size_t> MarkedText::nestAt(std::uint32_t offset) const {
  const auto found = std::ranges::find(directives, offset);
  return found == directives.end() ? std::nullopt : std::optional<std::size_t>(found - directives.begin());
}

std::optional<std::size_t> MarkedText::nestBefore(std::uint32_t offset) const {
  const auto next = std::ranges::upper_bound(directives, offset);
  return next == directives.begin() ? std::nullopt : std::optional<std::size_t>(next - directives.begin() - 1);
}

Result<MarkedText> markedText(const MappedSource &source, const std::vector<const MappedNest *> &nests) {
  const openmp::Program program{.path = source.file, .text = source.text, .headers = source.headers};
  TextEdits edits;
  for (const SourceSpan &mark : marksIn(program.text))
    edits.push_back(unmarking(program.text, mark));
  for (const MappedNest *nest : nests)
    edits.push_back(marking(program.text, nest->outline));
  auto written = edited(program, edits);
  if (!written) return std::unexpected(written.error());
  MarkedText out{.source = std::move(*written), .directives = {}};
  std::ranges::stable_sort(edits, {}, [](const TextEdit &edit) { return edit.span.begin; });
  std::int64_t moved = 0;
  for (const TextEdit &edit : edits) {
    const auto begin = static_cast<std::uint32_t>(edit.span.begin + moved);
    if (!edit.replacement.empty())
      out.directives.push_back(begin + static_cast<std::uint32_t>(edit.replacement.find('#')));
    moved += static_cast<std::int64_t>(edit.replacement.size()) - edit.span.length();
  }
  return out;
}

bool namesOpenMp(const std::string &text) {
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::identifier && (word.starts_with("omp_") || word == "_OPENMP")) return true;
    const bool isDirective = token.kind == TokenKind::directive;
    if (isDirective && (word.find("omp") != std::string_view::npos || word.find("_OPENMP") != std::string_view::npos ||
                        (word.find("include") != std::string_view::npos && word.find('"') != std::string_view::npos)))
      return true;
  }
  return false;
}

} // namespace warpgrain::workflow

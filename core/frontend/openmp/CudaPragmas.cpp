// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/CudaPragmas.h"

#include "core/base/Tokens.h"

#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/PreprocessingRecord.h>
#include <clang/Lex/Preprocessor.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

/// A preprocessor line in one line, without comments.
std::string joined(std::string_view line) {
  std::string text(line);
  for (std::size_t at = 0; (at = text.find('\\', at)) != std::string::npos;) {
    const std::size_t end = text.find_first_not_of(" \t\r", at + 1);
    if (end != std::string::npos && text[end] == '\n')
      text.replace(at, end + 1 - at, " ");
    else
      ++at;
  }
  for (std::size_t at = 0; at + 1 < text.size();) {
    if (text[at] == '/' && text[at + 1] == '/') {
      text.erase(at);
    } else if (text[at] == '/' && text[at + 1] == '*') {
      const std::size_t end = text.find("*/", at + 2);
      text.replace(at, (end == std::string::npos ? text.size() : end + 2) - at, " ");
    } else {
      ++at;
    }
  }
  return text;
}

/// The words behind `cuda` of `# pragma cuda …`; none of another line.
std::optional<std::string> wordsOf(std::string_view line) {
  const std::string text = joined(line);
  std::size_t at = 0;
  const auto take = [&](std::string_view word) {
    at = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
    if (text.compare(at, word.size(), word) != 0) return false;
    at += word.size();
    return word == "#" || at == text.size() || !isIdentifierCharacter(text[at]);
  };
  if (!take("#") || !take("pragma") || !take("cuda")) return std::nullopt;
  const std::size_t first = text.find_first_not_of(" \t\r\n", at);
  if (first == std::string::npos) return std::string();
  return text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
}

/// True for `_Pragma ( "cuda …`, where `text` begins with its name.
bool isOperator(std::string_view text) {
  text.remove_prefix(std::string_view("_Pragma").size());
  const std::size_t open = text.find_first_not_of(" \t");
  if (open == std::string_view::npos || text[open] != '(') return false;
  const std::size_t quote = text.find_first_not_of(" \t", open + 1);
  if (quote == std::string_view::npos) return false;
  const std::string_view from = text.substr(quote);
  return from.starts_with("\"cuda ") || from.starts_with("\"cuda\"");
}

bool holdsOperator(std::string_view line) {
  for (std::size_t at = 0; (at = line.find("_Pragma", at)) != std::string_view::npos; ++at)
    if (isOperator(line.substr(at))) return true;
  return false;
}

/// What the preprocessor skips of the source, from an `#if` to its `#endif`.
std::vector<SourceSpan> skippedIn(const clang::ASTUnit &unit) {
  std::vector<SourceSpan> out;
  auto *record = unit.getPreprocessor().getPreprocessingRecord();
  if (record == nullptr) return out;
  const clang::SourceManager &sources = unit.getSourceManager();
  for (const clang::SourceRange &range : record->getSkippedRanges())
    if (sources.getFileID(range.getBegin()) == sources.getMainFileID())
      out.push_back({.file = mainFile,
                     .begin = sources.getFileOffset(range.getBegin()),
                     .end = sources.getFileOffset(range.getEnd())});
  return out;
}

/// The lines with the end of the last one, and with the blanks before them.
SourceSpan wholeLines(const std::string &text, SourceSpan span) {
  while (span.begin > 0 && (text[span.begin - 1] == ' ' || text[span.begin - 1] == '\t'))
    --span.begin;
  if (span.end < text.size() && text[span.end] == '\n') ++span.end;
  return span;
}

} // namespace

bool mayHoldCudaPragmas(std::string_view text) {
  for (std::size_t at = 0; (at = text.find("cuda", at)) != std::string_view::npos; ++at) {
    const std::size_t line = text.rfind('\n', at) + 1;
    const std::string_view before = text.substr(line, at - line);
    if (before.find("ragma") != std::string_view::npos) return true;
    // The words of a directive may stand in several lines.
    if (before.find_first_not_of(" \t") == std::string_view::npos && line > 1 && text[line - 2] == '\\') return true;
  }
  return false;
}

void recordCudaPragmas(const clang::ASTUnit &unit, Program &program) {
  if (!mayHoldCudaPragmas(program.text)) return;
  const std::vector<SourceSpan> skipped = skippedIn(unit);
  for (const Token &token : tokenize(program.text)) {
    const std::string_view text = textOf(program.text, token);
    const bool isName = token.kind == TokenKind::identifier && text == "_Pragma";
    if (token.kind != TokenKind::directive && !isName) continue;
    if (std::ranges::any_of(skipped, [&](const SourceSpan &each) { return each.contains(mainFile, token.begin); }))
      continue;
    const SourceSpan span{.file = mainFile, .begin = token.begin, .end = token.end};
    if (isName ? isOperator(std::string_view(program.text).substr(token.begin)) : holdsOperator(text)) {
      program.cudaPragmas.push_back({.span = span, .words = {}, .isOperator = true});
      continue;
    }
    const auto words = isName ? std::nullopt : wordsOf(text);
    if (!words) continue;
    SourceSpan lines = span;
    while (lines.end > lines.begin && (program.text[lines.end - 1] == '\n' || program.text[lines.end - 1] == '\r'))
      --lines.end;
    program.cudaPragmas.push_back({.span = lines, .words = *words});
    program.hostEdits.push_back({.span = wholeLines(program.text, lines), .replacement = ""});
  }
}

} // namespace warpgrain::frontend

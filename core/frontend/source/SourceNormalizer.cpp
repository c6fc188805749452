// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/SourceNormalizer.h"

#include "core/base/Tokens.h"
#include "core/frontend/source/AssemblyText.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace warpgrain::frontend {

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0)
    text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0)
    text.remove_suffix(1);
  return text;
}

/// Takes one word and the blanks after it off the front; empty where there is none.
std::string_view takeWord(std::string_view &text) {
  std::size_t end = 0;
  while (end < text.size() && isIdentifierCharacter(text[end]))
    ++end;
  const std::string_view word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

bool isTool(std::string_view word) {
  return word == "warpgrain" || word == "crest";
}

/// `// warpgrain: coarsen x 4` and its block form.
std::optional<std::string> directiveInComment(std::string_view comment) {
  const bool block = comment.starts_with("/*");
  comment = trimmed(comment.substr(2, comment.size() - (block && comment.ends_with("*/") ? 4 : 2)));
  if (!isTool(takeWord(comment)) || !comment.starts_with(':')) return std::nullopt;
  return std::string(trimmed(comment.substr(1)));
}

/// CREST's own actions, the only words that make a bare `#` line a directive (spec 5.1).
bool isCrestAction(std::string_view word) {
  static constexpr std::array actions{
      std::string_view("coarsen"), std::string_view("uj"),         std::string_view("scalar_replace"),
      std::string_view("fuse"),    std::string_view("distribute"), std::string_view("interchange"),
      std::string_view("tile"),    std::string_view("pad"),        std::string_view("auto")};
  return std::ranges::find(actions, word) != actions.end();
}

struct PreprocessorDirective {
  std::string text;
  bool compilersKnow = true; ///< a pragma; a bare `# coarsen x 2` is an error to every compiler (ERR-D1)
};

std::optional<PreprocessorDirective> directiveInPreprocessorLine(std::string_view line) {
  std::string_view rest = trimmed(line.substr(1));
  const std::string_view all = rest;
  const std::string_view word = takeWord(rest);
  if (word == "pragma" && isTool(takeWord(rest))) return PreprocessorDirective{std::string(trimmed(rest)), true};
  if (isCrestAction(word)) return PreprocessorDirective{std::string(all), false};
  return std::nullopt;
}

void blank(std::string &text, const Token &token) {
  for (std::uint32_t i = token.begin; i < token.end; ++i)
    if (text[i] != '\n' && text[i] != '\r') text[i] = ' ';
}

/// Joins `<< <` to `<<<` and the `> >>` or `>> >` that closes it: three marks with blanks between
/// become three marks and the blanks.
class ChevronJoiner {
public:
  ChevronJoiner(std::string &text, const std::vector<Token> &tokens) : text_(text), tokens_(tokens) {}

  void run() {
    for (std::size_t i = 0; i + 2 < tokens_.size(); ++i) {
      if (isApart(i, '<')) {
        join(i, '<');
        open_ = true;
      } else if (open_ && isApart(i, '>')) {
        join(i, '>');
        open_ = false;
      } else if (is(i, ';') || is(i, '{') || is(i, '}')) {
        open_ = false;
      }
    }
  }

private:
  bool is(std::size_t i, char mark) const {
    return tokens_[i].kind == TokenKind::punctuation && text_[tokens_[i].begin] == mark;
  }

  /// `<< <` : the first two marks touch, the third does not. `a < b < <c` and shifts look
  /// different. What closes it may have its blank on either side.
  bool isApart(std::size_t i, char mark) const {
    if (!is(i, mark) || !is(i + 1, mark) || !is(i + 2, mark)) return false;
    const bool firstTouch = tokens_[i].end == tokens_[i + 1].begin;
    const bool lastTouch = tokens_[i + 1].end == tokens_[i + 2].begin;
    return mark == '<' ? firstTouch && !lastTouch : firstTouch != lastTouch;
  }

  void join(std::size_t i, char mark) {
    const std::uint32_t begin = tokens_[i].begin;
    const std::uint32_t end = tokens_[i + 2].end;
    if (std::string_view(text_).substr(begin, end - begin).find_first_of("\n\r") != std::string_view::npos) return;
    std::fill_n(text_.begin() + begin, 3, mark);
    std::fill(text_.begin() + begin + 3, text_.begin() + end, ' ');
  }

  std::string &text_;
  const std::vector<Token> &tokens_;
  bool open_ = false;
};

} // namespace

NormalizedSource normalizeSource(std::string_view text, FileId file) {
  NormalizedSource result{.text = std::string(text), .directives = {}};
  const std::vector<Token> tokens = tokenize(text);
  for (const Token &token : tokens) {
    const SourceSpan span{.file = file, .begin = token.begin, .end = token.end};
    if (token.kind == TokenKind::comment) {
      if (auto words = directiveInComment(textOf(text, token))) result.directives.push_back({span, *words});
    } else if (token.kind == TokenKind::directive) {
      const auto directive = directiveInPreprocessorLine(textOf(text, token));
      if (!directive) continue;
      result.directives.push_back({span, directive->text});
      if (!directive->compilersKnow) blank(result.text, token);
    }
  }
  ChevronJoiner(result.text, tokens).run();
  mendAssembly(result.text, tokens);
  return result;
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/ComparedLines.h"

#include "core/base/TextParts.h"
#include "core/base/Tokens.h"
#include "views/compare/LineAlignment.h"
#include "views/compare/Words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace warpgrain::views {

namespace {

constexpr char separator = '\x1f';

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/// Two signs that mean another thing with a blank between them. Longer operators begin or end with one of these.
bool areOneOperator(char first, char second) {
  constexpr std::array<std::string_view, 23> operators{
      "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=",
      "*=", "/=", "%=", "&=", "|=", "^=", "->", "::", "##", ".*", ".."};
  return std::ranges::any_of(operators, [&](std::string_view one) { return one[0] == first && one[1] == second; });
}

/// Each run of blanks as one, without those at the ends.
std::string withSingleBlanks(std::string_view part) {
  std::string out;
  for (const char c : part) {
    if (!isBlank(c))
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

std::string words(std::string_view part) {
  std::string out;
  for (const std::string &word : wordsOf(part))
    if (!isBlankWord(word)) out += word + separator;
  return out;
}

std::string directive(std::string_view part) {
  const std::string whole = withSingleBlanks(part);
  return whole.starts_with("# ") ? "#" + whole.substr(2) : whole;
}

/// Takes tokens in order, and adds the parts of each to the lines that it is in.
class Reducer {
public:
  explicit Reducer(std::string_view text) : text_(text), lines_(linesOf(text).size()) {}

  std::vector<std::string> run() {
    for (const Token &token : tokenize(text_)) {
      toLineOf(token.begin);
      add(token);
      before_ = token;
    }
    return std::move(lines_);
  }

private:
  void toLineOf(std::uint32_t byte) {
    line_ += static_cast<std::size_t>(std::count(text_.begin() + at_, text_.begin() + byte, '\n'));
    at_ = byte;
  }

  bool joinsTheOneBefore(const Token &token) const {
    return token.kind == TokenKind::punctuation && before_ && before_->kind == TokenKind::punctuation &&
           before_->end == token.begin && areOneOperator(text_[token.begin - 1], text_[token.begin]);
  }

  /// A token goes over several lines where it is a comment, a raw string or a directive with continuation lines.
  void add(const Token &token) {
    std::string_view rest = textOf(text_, token);
    if (joinsTheOneBefore(token)) lines_[line_].pop_back(); // the separator
    for (std::size_t line = line_; line < lines_.size(); ++line) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      lines_[line] += reduced(token.kind, rest.substr(0, end)) + separator;
      if (end == rest.size()) return;
      rest.remove_prefix(end + 1);
    }
  }

  static std::string reduced(TokenKind kind, std::string_view part) {
    if (kind == TokenKind::comment) return words(part);
    if (kind == TokenKind::directive) return directive(part);
    if (part.ends_with('\r')) part.remove_suffix(1);
    return std::string(part);
  }

  std::string_view text_;
  std::vector<std::string> lines_;
  std::optional<Token> before_;
  std::size_t line_ = 0;
  std::uint32_t at_ = 0;
};

} // namespace

std::vector<std::string> comparedLines(std::string_view text, WhiteSpace whiteSpace) {
  if (whiteSpace == WhiteSpace::ignored) return Reducer(text).run();
  const std::vector<std::string_view> lines = linesOf(text);
  return {lines.begin(), lines.end()};
}

} // namespace warpgrain::views

// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace warpgrain {

bool isIdentifierCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || (c & 0x80) != 0;
}

namespace {

class Scanner {
public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<Token> run() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n') lineHasToken_ = false;
      if (std::isspace(static_cast<unsigned char>(c)) != 0)
        ++at_;
      else
        scanToken(c);
    }
    return std::move(tokens_);
  }

private:
  void scanToken(char c) {
    const std::size_t begin = at_;
    const TokenKind kind = scan(c);
    if (kind != TokenKind::comment) lineHasToken_ = true;
    at_ = std::min(at_, text_.size());
    tokens_.push_back({kind, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)});
  }

  TokenKind scan(char c) {
    if (c == '/' && peek(1) == '/') return skipLine(TokenKind::comment);
    if (c == '/' && peek(1) == '*') return skipPast("*/", 2, TokenKind::comment);
    if (c == '#' && !lineHasToken_) return skipDirective();
    if (c == '"' || c == '\'') return skipQuoted(c);
    if (std::isdigit(static_cast<unsigned char>(c)) != 0 ||
        (c == '.' && std::isdigit(static_cast<unsigned char>(peek(1))) != 0))
      return skipNumber();
    if (isIdentifierCharacter(c)) return skipIdentifier();
    ++at_;
    return TokenKind::punctuation;
  }

  char peek(std::size_t ahead) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

  TokenKind skipPast(std::string_view ending, std::size_t from, TokenKind kind) {
    const std::size_t found = text_.find(ending, at_ + from);
    at_ = found == std::string_view::npos ? text_.size() : found + ending.size();
    return kind;
  }

  /// To the end of the line; a backslash at its end continues it.
  TokenKind skipLine(TokenKind kind) {
    while (at_ < text_.size() && text_[at_] != '\n') {
      const bool continues = text_[at_] == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'));
      at_ += continues ? (peek(1) == '\r' ? 3 : 2) : 1;
    }
    return kind;
  }

  /// A directive ends with its line, or before a comment on it; a block comment in it may hold line
  /// ends.
  TokenKind skipDirective() {
    while (at_ < text_.size() && text_[at_] != '\n') {
      if (text_[at_] == '/' && peek(1) == '/') break;
      if (text_[at_] == '/' && peek(1) == '*')
        skipPast("*/", 2, TokenKind::comment);
      else if (text_[at_] == '\\' && peek(1) == '\n')
        at_ += 2;
      else if (text_[at_] == '\\' && peek(1) == '\r' && peek(2) == '\n')
        at_ += 3;
      else
        ++at_;
    }
    return TokenKind::directive;
  }

  TokenKind skipQuoted(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_)
      if (text_[at_] == '\\') ++at_;
    ++at_;
    return TokenKind::string;
  }

  TokenKind skipNumber() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      const bool signOfExponent = (c == '+' || c == '-') && std::string_view("eEpP").contains(text_[at_ - 1]);
      const bool separator = c == '\'' && isIdentifierCharacter(peek(1));
      if (!isIdentifierCharacter(c) && c != '.' && !signOfExponent && !separator) break;
      ++at_;
    }
    return TokenKind::number;
  }

  /// An identifier, or a string with an encoding prefix: R"x(…)x", u8"…", L'…'.
  TokenKind skipIdentifier() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && isIdentifierCharacter(text_[at_]))
      ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    const bool prefix = word == "R" || word == "L" || word == "u8" || word == "u" || word == "U" || word == "LR" ||
                        word == "u8R" || word == "uR" || word == "UR";
    if (!prefix || (peek(0) != '"' && peek(0) != '\'')) return TokenKind::identifier;
    if (word.back() != 'R' || peek(0) == '\'') return skipQuoted(peek(0));
    const std::size_t open = text_.find('(', at_);
    if (open == std::string_view::npos) return skipQuoted('"');
    const std::string ending = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    return skipPast(ending, open - at_, TokenKind::string);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool lineHasToken_ = false;
  std::vector<Token> tokens_;
};

} // namespace

std::vector<Token> tokenize(std::string_view text) {
  return Scanner(text).run();
}

} // namespace warpgrain

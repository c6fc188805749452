// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain {

enum class TokenKind : std::uint8_t {
  identifier, ///< keywords too
  number,
  string, ///< string and character literals, raw ones too
  punctuation,
  comment,
  directive, ///< a preprocessor line, with its continuation lines
};

struct Token {
  TokenKind kind;
  std::uint32_t begin;
  std::uint32_t end;
};

/// Splits C++ text without preprocessing it: what inactive `#if` branches and macro definitions
/// hold is seen too. A preprocessor line is one token. Unterminated comments and strings end with
/// the text.
std::vector<Token> tokenize(std::string_view text);

inline std::string_view textOf(std::string_view text, const Token &token) {
  return text.substr(token.begin, token.end - token.begin);
}

/// True for a character that may continue an identifier.
bool isIdentifierCharacter(char c);

} // namespace warpgrain

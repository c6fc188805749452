// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/CallPlace.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

std::vector<Token> codeIn(std::string_view text) {
  auto tokens = tokenize(text);
  std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
  return tokens;
}

/// The opening parenthesis that belongs to a closing one; the number of tokens where there is none.
std::size_t openingOf(std::string_view text, const std::vector<Token> &tokens, std::size_t closing) {
  int depth = 0;
  for (std::size_t i = closing + 1; i-- > 0;) {
    if (textOf(text, tokens[i]) == ")") ++depth;
    if (textOf(text, tokens[i]) == "(" && --depth == 0) return i;
  }
  return tokens.size();
}

/// Name and parentheses between tokens of a text that begins at an offset of a file.
CallPlace placeOf(const SourceSpan &whole, const Token &name, const Token &open, const Token &close, bool isEmpty) {
  const auto at = [&whole](std::uint32_t begin, std::uint32_t end) {
    return SourceSpan{.file = whole.file, .begin = whole.begin + begin, .end = whole.begin + end};
  };
  return {.name = at(name.begin, name.end), .arguments = at(open.end, close.begin), .isEmpty = isEmpty};
}

} // namespace

std::optional<CallPlace> locateCall(const Unit &unit, const Expression &call) {
  const bool stands =
      call.spelling.origin == SpellingOrigin::file || call.spelling.origin == SpellingOrigin::macroArgument;
  if (!stands || call.spelling.span.empty()) return std::nullopt;
  const std::string_view text = unit.textOf(call.spelling.span);
  const auto tokens = codeIn(text);
  if (tokens.empty() || textOf(text, tokens.back()) != ")") return std::nullopt;
  const std::size_t open = openingOf(text, tokens, tokens.size() - 1);
  if (open == tokens.size()) return std::nullopt;
  for (std::size_t i = open; i-- > 0;)
    if (tokens[i].kind == TokenKind::identifier && textOf(text, tokens[i]) == call.callee.name)
      return placeOf(call.spelling.span, tokens[i], tokens[open], tokens.back(), open + 2 == tokens.size());
  return std::nullopt;
}

std::optional<CallPlace> locateHead(const Unit &unit, const Function &function) {
  if (!function.macro.empty() || function.nameSpan.file != function.span.file ||
      !function.span.contains(function.nameSpan) || unit.textOf(function.nameSpan) != function.name)
    return std::nullopt;
  const SourceSpan head{.file = function.span.file, .begin = function.span.begin, .end = function.bodySpan.begin};
  const std::string_view text = unit.textOf(head);
  const auto tokens = codeIn(text);
  const std::uint32_t nameAt = function.nameSpan.begin - head.begin;
  const auto name = std::ranges::find(tokens, nameAt, &Token::begin);
  if (name == tokens.end() || name + 1 == tokens.end() || textOf(text, *(name + 1)) != "(") return std::nullopt;
  if (name != tokens.begin() && (textOf(text, *(name - 1)) == ":" || textOf(text, *(name - 1)) == "::"))
    return std::nullopt;
  int depth = 0;
  for (auto at = name + 1; at != tokens.end(); ++at) {
    if (textOf(text, *at) == "(") ++depth;
    if (textOf(text, *at) == ")" && --depth == 0) {
      const auto first = name + 2;
      const bool isVoid = first + 1 == at && textOf(text, *first) == "void";
      return placeOf(head, *name, *(name + 1), *at, first == at || isVoid);
    }
  }
  return std::nullopt;
}

TextEdit withFirstArgument(const Unit &unit, const CallPlace &place, const std::string &words) {
  if (place.isEmpty && !unit.textOf(place.arguments).empty()) return {place.arguments, words};
  const SourceSpan at{.file = place.arguments.file, .begin = place.arguments.begin, .end = place.arguments.begin};
  return {at, words + (place.isEmpty ? "" : ", ")};
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Operand.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Macros that name each other are followed this far.
constexpr int maximumDepth = 8;

/// What follows the name in `#define NAME body`, where the line defines that name without parameters.
std::optional<std::string_view> bodyIn(std::string_view directive, std::string_view name) {
  const auto tokens = tokenize(directive.substr(1));
  const std::string_view text = directive.substr(1);
  if (tokens.size() < 2 || textOf(text, tokens[0]) != "define" || textOf(text, tokens[1]) != name) return std::nullopt;
  return text.substr(tokens[1].end);
}

std::vector<std::string_view> definitionsOf(const Unit &unit, std::string_view name) {
  std::vector<std::string_view> bodies;
  for (const File &file : unit.files) {
    const std::string_view text = file.text;
    for (const Token &token : tokenize(text))
      if (token.kind == TokenKind::directive)
        if (const auto body = bodyIn(textOf(text, token), name)) bodies.push_back(*body);
  }
  return bodies;
}

bool isInParentheses(std::string_view text, const std::vector<Token> &tokens) {
  int depth = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (textOf(text, tokens[i]) == "(") ++depth;
    if (textOf(text, tokens[i]) == ")") --depth;
    if (depth == 0 && i + 1 < tokens.size()) return false;
  }
  return !tokens.empty() && depth == 0;
}

bool bindsTightly(const Unit &unit, std::string_view text, int depth) {
  auto tokens = tokenize(text);
  std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
  if (tokens.empty()) return false;
  if (depth > 0 && isInParentheses(text, tokens)) return true;
  return std::ranges::all_of(tokens, [&](const Token &token) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::number || word == "." || word == ":") return true;
    if (token.kind != TokenKind::identifier) return false;
    const auto bodies = definitionsOf(unit, word);
    return std::ranges::all_of(
        bodies, [&](std::string_view body) { return depth < maximumDepth && bindsTightly(unit, body, depth + 1); });
  });
}

} // namespace

std::string asOperand(const Unit &unit, std::string_view text) {
  return bindsTightly(unit, text, 0) ? std::string(text) : "(" + std::string(text) + ")";
}

bool mayStandBare(const Body &body, ExpressionId id, Operator outermost) {
  if (body[id].spelling.origin != SpellingOrigin::file) return false; // a macro may put anything around it
  const ExpressionId parentId = body[id].parent;
  if (!isSome(parentId)) return true;
  const Expression &parent = body[parentId];
  const bool first = !parent.operands.empty() && parent.operands[0] == id;
  switch (parent.kind) {
  case ExpressionKind::assign:
    return !first;
  case ExpressionKind::subscript:
    return !first;
  case ExpressionKind::call:
    return !(first && parent.hasObject);
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
  case ExpressionKind::conditional:
    return true;
  case ExpressionKind::cast:
    return parent.isImplicit && mayStandBare(body, parentId, outermost);
  case ExpressionKind::binary:
    if (parent.op == Operator::plus || (parent.op == Operator::times && first && outermost == Operator::times))
      return true;
    if (parent.op == Operator::minus) return first || outermost == Operator::times;
    return (parent.op >= Operator::logicalAnd && parent.op <= Operator::notEqual &&
            parent.op != Operator::logicalNot) ||
           parent.op == Operator::comma;
  default:
    return false;
  }
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Declarator.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/model/Dialect.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

bool isPointerQualifier(const Dialect &dialect, std::string_view word) {
  static constexpr std::array words{std::string_view("const"), std::string_view("volatile"),
                                    std::string_view("__restrict"), std::string_view("restrict")};
  return std::ranges::find(words, word) != words.end() || dialect.isQualifier(word, Qualifier::restricted);
}

/// Begin of the pointer operators before a name: walks back over `*`, `&`, the qualifiers after them, and the bracket
/// of `int (*row)[2]`.
std::uint32_t prefixBegin(const Dialect &dialect, std::string_view text, std::uint32_t statementBegin,
                          std::uint32_t name) {
  const std::string_view before = text.substr(statementBegin, name - statementBegin);
  const std::vector<Token> tokens = tokenize(before);
  std::uint32_t begin = name;
  for (std::size_t i = tokens.size(); i > 0; --i) {
    const Token &token = tokens[i - 1];
    const std::string_view word = textOf(before, token);
    if (word == "*" || word == "&" || word == "(")
      begin = statementBegin + token.begin;
    else if (token.kind != TokenKind::comment && !isPointerQualifier(dialect, word))
      break;
  }
  return begin;
}

/// End of the array extents that directly follow a name, or of the extents or parameters that follow the brackets
/// around it.
std::uint32_t suffixEnd(std::string_view text, std::uint32_t from, std::uint32_t end, std::ptrdiff_t brackets) {
  std::uint32_t last = from;
  int depth = 0;
  bool mayHaveParameters = false; // `int (*f)(int)`; else the round bracket has the value
  for (const Token &token : tokenize(text.substr(from, end - from))) {
    const char c = text[from + token.begin];
    if (depth == 0 && c == ')' && brackets > 0) {
      last = from + token.end;
      mayHaveParameters = --brackets == 0;
      continue;
    }
    if (depth == 0 && c != '[' && !(c == '(' && mayHaveParameters)) break;
    if (c == '[' || c == '(') ++depth;
    if ((c == ']' || c == ')') && --depth == 0) {
      last = from + token.end;
      mayHaveParameters = false;
    }
  }
  return last;
}

/// End of the brackets that open at a place.
std::uint32_t bracketsEnd(std::string_view text, std::uint32_t open, std::uint32_t limit) {
  int depth = 0;
  for (const Token &token : tokenize(text.substr(open, limit - open))) {
    if (token.kind != TokenKind::punctuation) continue;
    const char c = text[open + token.begin];
    if (c == '(' || c == '{' || c == '[') ++depth;
    if ((c == ')' || c == '}' || c == ']') && --depth == 0) return open + token.end;
  }
  return limit;
}

std::string withoutWord(std::string text, std::string_view word) {
  for (const Token &token : tokenize(text)) {
    if (textOf(text, token) != word) continue;
    std::size_t end = token.end;
    while (end < text.size() && text[end] == ' ')
      ++end;
    text.erase(token.begin, end - token.begin);
    return text;
  }
  return text;
}

/// Where the name stands in a pointer's type that brackets would hold, `int (*)[2]`.
std::size_t placeOfName(const Type &type) {
  const std::size_t place = type.kind == TypeKind::pointer ? type.name.find("*)") : std::string::npos;
  return place == std::string::npos ? place : place + 1;
}

bool hasWord(std::string_view text, std::string_view word) {
  return std::ranges::any_of(tokenize(text), [&](const Token &token) { return textOf(text, token) == word; });
}

} // namespace

Declarator splitDeclarator(const Unit &unit, const Body &body, VariableId id) {
  const Variable &variable = body[id];
  const Statement &statement = body[variable.statement];
  const std::string_view text = unit[variable.nameSpan.file].text;
  const SourceSpan span = statement.spelling.span;
  const std::uint32_t firstName = body[statement.variables.front()].nameSpan.begin;
  const std::uint32_t end = std::max(variable.declaration.span.end, variable.nameSpan.end);
  Declarator out;
  out.specifiers =
      trimmedRight(text.substr(span.begin, prefixBegin(*unit.dialect, text, span.begin, firstName) - span.begin));
  const std::uint32_t begin = prefixBegin(*unit.dialect, text, span.begin, variable.nameSpan.begin);
  out.prefix = trimmed(text.substr(begin, variable.nameSpan.begin - begin));
  out.name = variable.name;
  const std::uint32_t extentsEnd =
      suffixEnd(text, variable.nameSpan.end, span.end, std::ranges::count(out.prefix, '('));
  out.suffix = text.substr(variable.nameSpan.end, extentsEnd - variable.nameSpan.end);
  std::uint32_t value = extentsEnd;
  while (value < end && std::string_view(" \t\r\n").find(text[value]) != std::string_view::npos)
    ++value;
  if (value < end) {
    out.initializerForm = text[value];
    if (out.initializerForm == '=') ++value;
    while (value < end && std::string_view(" \t\r\n").find(text[value]) != std::string_view::npos)
      ++value;
    // The compiler counts the closing bracket of `int x(5)` out.
    const bool inBrackets = out.initializerForm == '(' || out.initializerForm == '{';
    out.initializer = {.file = span.file, .begin = value, .end = inBrackets ? bracketsEnd(text, value, span.end) : end};
  }
  out.whole = {.file = span.file, .begin = begin, .end = std::max({end, extentsEnd, out.initializer.end})};
  return out;
}

std::string assignableType(const Unit &unit, const Body &body, VariableId id, const Declarator &declarator) {
  const Variable &variable = body[id];
  if (hasWord(declarator.specifiers, "auto")) {
    const std::string &name = unit[variable.type].name;
    if (const std::size_t place = placeOfName(unit[variable.type]); place != std::string::npos)
      return name.substr(0, place);
    return name + (name.ends_with('*') || name.ends_with('&') ? "" : " ");
  }
  std::string specifiers = declarator.specifiers;
  std::string prefix = declarator.prefix;
  if (variable.isConst) {
    if (prefix.find('*') != std::string::npos)
      prefix = withoutWord(prefix, "const");
    else
      specifiers = trimmedRight(withoutWord(specifiers, "const"));
  }
  return specifiers + " " + prefix +
         (prefix.empty() || prefix.back() == '*' || prefix.back() == '&' || prefix.back() == '(' ? "" : " ");
}

std::string assignableSuffix(const Unit &unit, const Body &body, VariableId id, const Declarator &declarator) {
  if (!hasWord(declarator.specifiers, "auto")) return declarator.suffix;
  const Type &type = unit[body[id].type];
  const std::size_t place = placeOfName(type);
  return place == std::string::npos ? declarator.suffix : type.name.substr(place);
}

} // namespace warpgrain::transform

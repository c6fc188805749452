// SPDX-License-Identifier: Apache-2.0
//
// What can be done to old C without knowing what its names mean: words of C++ as names, places for includes.
#include "core/frontend/openmp/OldCText.h"

#include "core/base/TextEdit.h"
#include "core/base/Tokens.h"

#include <set>

namespace warpgrain::frontend {

namespace {

bool isWordOfCxx(std::string_view text) {
  static const std::set<std::string_view> words{
      "new",       "delete",    "class",   "this",        "template",     "private",          "public",
      "protected", "operator",  "try",     "catch",       "throw",        "virtual",          "friend",
      "typename",  "namespace", "using",   "explicit",    "mutable",      "export",           "typeid",
      "decltype",  "noexcept",  "concept", "requires",    "co_await",     "co_return",        "co_yield",
      "consteval", "constinit", "char8_t", "static_cast", "dynamic_cast", "reinterpret_cast", "const_cast"};
  return words.contains(text);
}

/// In C they are names, or macros of iso646.h that mean the same.
bool isOperatorOfCxx(std::string_view text) {
  static const std::set<std::string_view> words{"and",   "or",     "not",   "xor",    "compl", "bitand",
                                                "bitor", "and_eq", "or_eq", "xor_eq", "not_eq"};
  return words.contains(text);
}

/// `#x` in the definition of a macro, but no `a##b`.
bool makesTextOfNames(std::string_view definition) {
  for (std::size_t at = definition.find('#'); at != std::string_view::npos; at = definition.find('#', at + 1)) {
    if (!definition.substr(at).starts_with("##")) return true;
    ++at;
  }
  return false;
}

/// Adds the identifiers of a text, also those in directives but for includes and the clauses of OpenMP.
void addIdentifiers(std::string_view text, std::uint32_t offset, std::vector<Token> &out) {
  for (Token token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    token.begin += offset;
    token.end += offset;
    if (token.kind == TokenKind::identifier) out.push_back(token);
    const std::size_t hash = word.find('#');
    if (token.kind != TokenKind::directive || hash == std::string_view::npos) continue;
    std::vector<Token> inner;
    addIdentifiers(word.substr(hash + 1), 0, inner);
    const std::string_view line = word.substr(hash + 1);
    const std::string_view first = inner.empty() ? std::string_view() : textOf(line, inner.front());
    if (first.starts_with("include")) continue;
    for (const Token &each : inner) {
      const std::string_view name = textOf(line, each);
      const std::uint32_t at = token.begin + static_cast<std::uint32_t>(hash) + 1;
      if (first != "pragma" || (name != "private" && name != "delete"))
        out.push_back({each.kind, at + each.begin, at + each.end});
    }
  }
}

/// What conditions of the preprocessor ask for.
std::set<std::string_view> askedNames(std::string_view text) {
  std::set<std::string_view> out;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::directive) continue;
    const std::string_view line = textOf(text, token).substr(textOf(text, token).find('#') + 1);
    std::vector<Token> words;
    addIdentifiers(line, 0, words);
    const std::string_view first = words.empty() ? std::string_view() : textOf(line, words.front());
    if (!first.starts_with("if") && !first.starts_with("elif")) continue;
    for (const Token &each : words)
      out.insert(textOf(line, each));
  }
  return out;
}

} // namespace

bool maySayNames(const std::string &text) {
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::identifier &&
        (word == "__func__" || word == "__FUNCTION__" || word == "__PRETTY_FUNCTION__"))
      return true;
    const std::size_t hash = word.find('#');
    if (token.kind != TokenKind::directive || hash == std::string_view::npos) continue;
    const std::size_t begin = word.find_first_not_of(" \t", hash + 1);
    if (begin != std::string_view::npos && word.substr(begin).starts_with("define") &&
        makesTextOfNames(word.substr(begin)))
      return true;
  }
  return false;
}

std::string withoutNames(const std::string &text, const std::set<std::string> &names) {
  if (names.empty() || maySayNames(text)) return text;
  std::vector<Token> identifiers;
  addIdentifiers(text, 0, identifiers);
  std::set<std::string_view> all;
  for (const Token &token : identifiers)
    all.insert(textOf(text, token));
  const std::set<std::string_view> asked = askedNames(text);
  TextEdits edits;
  for (const Token &token : identifiers) {
    const std::string name(textOf(text, token));
    if (names.contains(name) && !asked.contains(name) && !all.contains("own_" + name))
      edits.push_back({{mainFile, token.begin, token.end}, "own_" + name});
  }
  return applyEdits(text, mainFile, edits).value_or(text);
}

Result<std::string> withoutWordsOfCxx(const std::string &text) {
  const bool hasOperators = text.find("iso646.h") != std::string::npos;
  std::vector<Token> identifiers;
  addIdentifiers(text, 0, identifiers);
  std::set<std::string_view> all;
  for (const Token &token : identifiers)
    all.insert(textOf(text, token));
  TextEdits edits;
  for (const Token &token : identifiers) {
    const std::string_view word = textOf(text, token);
    if (!isWordOfCxx(word) && (hasOperators || !isOperatorOfCxx(word))) continue;
    std::string name = std::string(word) + "_";
    while (all.contains(name))
      name += "_";
    edits.push_back({{mainFile, token.begin, token.end}, name});
  }
  if (!edits.empty() && maySayNames(text))
    return fail(ErrorKind::input,
                "The name " +
                    std::string(textOf(text, {TokenKind::identifier, edits[0].span.begin, edits[0].span.end})) +
                    " is a word of C++, and the source makes texts of names (#, __func__), which "
                    "would show another one; rename it.");
  return applyEdits(text, mainFile, edits);
}

std::vector<std::uint32_t> emptyLines(std::string_view text) {
  std::vector<std::uint32_t> out;
  int depth = 0;
  std::uint32_t from = 0;
  const auto look = [&](std::uint32_t end) {
    for (std::size_t at = text.find("\n\n", from); at != std::string_view::npos && at + 1 < end;
         at = text.find("\n\n", at + 1))
      if (depth == 0) out.push_back(static_cast<std::uint32_t>(at + 1));
  };
  for (const Token &token : tokenize(text)) {
    look(token.begin);
    if (token.kind != TokenKind::directive && token.kind != TokenKind::comment) break;
    // The line break behind the token begins the next look.
    from = token.end;
    if (token.kind == TokenKind::comment) continue;
    const std::string_view line = textOf(text, token);
    const std::size_t begin = line.find_first_not_of("# \t");
    const std::string_view word = begin == std::string_view::npos ? std::string_view() : line.substr(begin);
    if (word.starts_with("if")) ++depth;
    if (word.starts_with("endif")) --depth;
  }
  return out;
}

} // namespace warpgrain::frontend

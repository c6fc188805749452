// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/JoinedPrograms.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace warpgrain::tests {

namespace {

using Names = std::set<std::string, std::less<>>;

constexpr std::string_view marker = "=== program ";

/// Words that a program uses at file scope and does not declare.
const Names &keywords() {
  static const Names words{
      "auto",      "bool",     "char",    "class",    "const",    "constexpr", "double",   "else",   "enum",
      "explicit",  "extern",   "false",   "float",    "for",      "if",        "inline",   "int",    "long",
      "namespace", "operator", "private", "public",   "register", "return",    "short",    "signed", "sizeof",
      "static",    "std",      "struct",  "template", "true",     "typedef",   "typename", "union",  "unsigned",
      "using",     "virtual",  "void",    "volatile", "while",    "size_t",    "FILE",     "NULL"};
  return words;
}

bool isInclude(std::string_view directive) {
  return directive.find("include") != std::string_view::npos && directive.find("pragma") == std::string_view::npos;
}

std::string_view definedBy(std::string_view directive) {
  const std::size_t at = directive.find("define ");
  if (at == std::string_view::npos) return {};
  const std::string_view rest = directive.substr(at + 7);
  return rest.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(rest, isIdentifierCharacter) - rest.begin()));
}

/// What is declared outside of functions and structures, enumerators too.
Names namesAtFileScope(std::string_view text, const std::vector<Token> &tokens) {
  Names names;
  int braces = 0;
  int parentheses = 0;
  bool isEnumeration = false;
  std::string_view before;
  for (const Token &token : tokens) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::directive) {
      if (const auto name = definedBy(word); !name.empty()) names.emplace(name);
      continue;
    }
    if (token.kind == TokenKind::comment) continue;
    if (word == "enum" && braces == 0) isEnumeration = true;
    if (word == ";" && braces == 0) isEnumeration = false;
    if (word == "{") ++braces;
    if (word == "}" && --braces == 0) isEnumeration = false;
    if (word == "(") ++parentheses;
    if (word == ")") --parentheses;
    const bool isDeclared = parentheses == 0 && (braces == 0 || (braces == 1 && isEnumeration));
    if (token.kind == TokenKind::identifier && isDeclared && before != "::" && before != ":" &&
        !keywords().contains(word))
      names.emplace(word);
    before = word;
  }
  return names;
}

/// Puts the number after each of the names; in a pragma, where a clause lists variables: not in `schedule(static)`, and
/// not before the colon of `map(to: x)`.
std::string renamedDirective(std::string_view directive, const Names &names, const std::string &suffix) {
  const bool isPragma = directive.find("pragma") != std::string_view::npos;
  std::string out;
  int parentheses = 0;
  for (std::size_t i = 0; i < directive.size();) {
    const char c = directive[i];
    if (!isIdentifierCharacter(c)) {
      parentheses += c == '(' ? 1 : c == ')' ? -1 : 0;
      out += c;
      ++i;
      continue;
    }
    const auto end = std::ranges::find_if_not(directive.substr(i), isIdentifierCharacter);
    const std::string_view word = directive.substr(i, static_cast<std::size_t>(end - directive.substr(i).begin()));
    i += word.size();
    const bool isOfClause = isPragma && (parentheses == 0 || out.ends_with("default(") || out.ends_with("schedule(") ||
                                         (i < directive.size() && directive[i] == ':'));
    out += word;
    if (!isOfClause && names.contains(word)) out += suffix;
  }
  return out;
}

} // namespace

std::string joinedPrograms(const std::vector<std::string> &programs) {
  std::vector<std::string> includes;
  std::string bodies;
  std::string calls;
  for (std::size_t i = 0; i < programs.size(); ++i) {
    const std::string &text = programs[i];
    const std::vector<Token> tokens = tokenize(text);
    const Names names = i == 0 ? Names{"main"} : namesAtFileScope(text, tokens);
    const std::string suffix = "_" + std::to_string(i);
    std::size_t at = 0;
    for (const Token &token : tokens) {
      const std::string_view word = textOf(text, token);
      bodies += text.substr(at, token.begin - at);
      at = token.end;
      if (token.kind == TokenKind::directive && isInclude(word)) {
        if (std::ranges::find(includes, word) == includes.end()) includes.emplace_back(word);
      } else if (token.kind == TokenKind::directive) {
        bodies += renamedDirective(word, names, suffix);
      } else {
        bodies += word;
        if (token.kind == TokenKind::identifier && names.contains(word)) bodies += suffix;
      }
    }
    bodies += text.substr(at) + "\n";
    // What ends `main` without a value would end another function with an error.
    bodies.insert(bodies.rfind('}'), "return 0;\n");
    calls += "  printf(\"" + std::string(marker) + std::to_string(i) + "\\n\");\n  main" + suffix + "();\n";
  }
  if (std::ranges::find(includes, "#include <stdio.h>") == includes.end()) includes.emplace_back("#include <stdio.h>");
  std::string out;
  for (const std::string &include : includes)
    out += include + "\n";
  return out + bodies + "int main() {\n" + calls + "  return 0;\n}\n";
}

std::vector<std::string> outputsOf(const std::string &joinedOutput, std::size_t programs) {
  std::vector<std::string> out(programs);
  for (std::size_t i = 0; i < programs; ++i) {
    const std::string first = std::string(marker) + std::to_string(i) + "\n";
    const std::size_t begin = joinedOutput.find(first);
    if (begin == std::string::npos) continue;
    const std::size_t end = joinedOutput.find(std::string(marker) + std::to_string(i + 1) + "\n", begin);
    out[i] = joinedOutput.substr(begin, end == std::string::npos ? end : end - begin);
  }
  return out;
}

} // namespace warpgrain::tests

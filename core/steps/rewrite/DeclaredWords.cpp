// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/DeclaredWords.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/MacroTexts.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

/// A word of the language for a number's type, which no declaration gives another meaning.
bool isTypeWord(std::string_view word) {
  static const std::set<std::string_view> words{"bool",   "char",     "short",  "int",      "long",  "float",
                                                "double", "void",     "signed", "unsigned", "const", "volatile",
                                                "auto",   "typename", "class",  "struct",   "sizeof"};
  return words.contains(word);
}

/// Reads the tokens of one declaration.
class DeclarationReader {
public:
  DeclarationReader(std::string_view text, DeclaredWords &out) : text_(text), out_(out) {
    for (const Token &token : tokenize(text))
      if (token.kind != TokenKind::comment && token.kind != TokenKind::directive) tokens_.push_back(token);
  }

  void read() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view word = at(i);
      if (word == "using")
        readUsing(i + 1);
      else if (word == "typedef")
        readTypedef(i + 1);
      else if (word == "auto")
        readBindings(i + 1);
      else if (word == "namespace")
        take(i + 1);
      else if (word == "struct" || word == "class" || word == "union" || word == "enum")
        readType(i);
    }
  }

private:
  std::string_view at(std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  void take(std::size_t i) {
    if (i < tokens_.size() && tokens_[i].kind == TokenKind::identifier && !isTypeWord(at(i))) out_.words.emplace(at(i));
  }

  /// Takes the names that stand before one of some tokens.
  void takeBefore(const std::set<std::string_view> &behind, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i)
      if (behind.contains(at(i + 1))) take(i);
  }

  /// `typedef A<b, c> d, (*e)(f);`: not what is in template arguments.
  void readTypedef(std::size_t from) {
    static const std::set<std::string_view> behind{";", ",", "[", ")", ""};
    int depth = 0;
    for (std::size_t i = from; i < tokens_.size(); ++i) {
      if (at(i) == "<") ++depth;
      if (at(i) == ">") --depth;
      if (depth <= 0 && behind.contains(at(i + 1))) take(i);
    }
  }

  /// `auto &[a, b] = c;`
  void readBindings(std::size_t i) {
    while (at(i) == "&")
      ++i;
    if (at(i) != "[") return;
    for (; i < tokens_.size() && at(i) != "]"; ++i)
      take(i);
  }

  /// `using A = …`, `using a::b, a::c;`, `using namespace a;`
  void readUsing(std::size_t i) {
    if (at(i) == "namespace") out_.usesNamespace = true;
    if (at(i) == "enum") out_.isOpen = true;
    if (at(i + 1) == "=") return take(i);
    for (; i < tokens_.size() && at(i) != ";"; ++i)
      if (at(i + 1) == ";" || at(i + 1) == ",") take(i);
  }

  /// `enum A { b, c }`, `struct A { … }`, `union { … }`
  void readType(std::size_t i) {
    const bool isEnum = at(i) == "enum";
    if (at(i + 1) == "class" || at(i + 1) == "struct") ++i;
    bool hasName = false;
    for (++i; i < tokens_.size() && at(i) != "{" && at(i) != ";"; ++i) {
      hasName |= tokens_[i].kind == TokenKind::identifier;
      take(i);
    }
    if (hasName && !isEnum) return;
    const std::size_t first = i + 1;
    int depth = 0;
    for (; i < tokens_.size(); ++i) {
      if (at(i) == "{") ++depth;
      if (at(i) == "}" && --depth == 0) break;
    }
    static const std::set<std::string_view> behindEnumerator{",", "=", "}"};
    static const std::set<std::string_view> behindMember{";", ",", "[", "=", ":", "{"};
    takeBefore(isEnum ? behindEnumerator : behindMember, first, i);
  }

  std::string_view text_;
  DeclaredWords &out_;
  std::vector<Token> tokens_;
};

/// A word that begins a declaration of a type or of another name, or may stand in it.
bool declaresNames(std::string_view word) {
  static const std::set<std::string_view> words{"struct", "class", "union", "enum", "using", "typedef", "namespace"};
  return words.contains(word);
}

/// Adds the words of macros that a declaration names, where they or the declaration may declare more than variables.
void addWordsOfMacros(const MacroTexts &macros, std::string_view declaration, DeclaredWords &out) {
  std::set<std::string, std::less<>> behind = macros.wordsBehind(declaration);
  if (behind.empty()) return;
  bool mayDeclare = std::ranges::any_of(behind, declaresNames);
  for (const Token &token : tokenize(declaration))
    mayDeclare = mayDeclare || declaresNames(textOf(declaration, token));
  if (!mayDeclare) return;
  out.usesNamespace |= behind.contains("namespace");
  out.isOpen |= behind.contains("using") && behind.contains("enum");
  // The macro may be given the words, too.
  for (const Token &token : tokenize(declaration))
    if (token.kind == TokenKind::identifier) behind.emplace(textOf(declaration, token));
  std::erase_if(behind, isTypeWord);
  out.words.merge(behind);
}

/// From the template's word to the function's name.
SourceSpan headOf(const Function &function) {
  return {.file = function.span.file,
          .begin = function.span.begin,
          .end = std::max(function.span.begin, function.nameSpan.begin)};
}

} // namespace

std::set<std::string, std::less<>> templateParametersOf(const Unit &unit, const Function &function) {
  std::set<std::string, std::less<>> out;
  const std::string_view head = unit.textOf(headOf(function));
  const auto tokens = tokenize(head);
  int depth = 0;
  bool isDefault = false; // behind `=`
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view word = textOf(head, tokens[i]);
    if (depth == 0 && word != "template") {
      if (out.empty() && i > 0 && textOf(head, tokens[i - 1]) == "template" && word == "<") depth = 1;
      continue;
    }
    if (word == "template") continue;
    if (word == "<" || word == "(") ++depth;
    if (word == ">" || word == ")") --depth;
    const std::string_view next = i + 1 < tokens.size() ? textOf(head, tokens[i + 1]) : std::string_view();
    const bool isName = tokens[i].kind == TokenKind::identifier && word != "typename" && word != "class";
    if (isName && !isDefault && (next == "," || next == ">" || next == "=")) out.emplace(word);
    if (word == "=") isDefault = true;
    if (word == "," && depth == 1) isDefault = false;
  }
  return out;
}

DeclaredWords declaredIn(std::string_view declaration) {
  DeclaredWords out;
  DeclarationReader(declaration, out).read();
  return out;
}

DeclaredWords declaredWordsOf(const Unit &unit, const Function &function) {
  DeclaredWords out;
  // Defaults may hold shifts and comparisons: what stands before a comma, too much, counts as a parameter.
  const std::string_view head = unit.textOf(headOf(function));
  const auto tokens = tokenize(head);
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::string_view next = textOf(head, tokens[i + 1]);
    const bool isName = tokens[i].kind == TokenKind::identifier && !isTypeWord(textOf(head, tokens[i]));
    if (isName && (next == "," || next == ">" || next == "=")) out.words.emplace(textOf(head, tokens[i]));
  }
  const MacroTexts macros(unit);
  for (const Statement &statement : function.body.statements) {
    if (statement.kind != StatementKind::declaration) continue;
    if (statement.variables.empty() && statement.spelling.origin != SpellingOrigin::file) out.isOpen = true;
    DeclarationReader(unit.textOf(statement.spelling.span), out).read();
    addWordsOfMacros(macros, unit.textOf(statement.spelling.span), out);
  }
  return out;
}

} // namespace warpgrain::transform

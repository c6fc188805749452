// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/DeclaredSince.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/MacroTexts.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

struct NamespaceDeclaration {
  DeclaredWords names;
  std::vector<std::string> around; ///< names of the namespaces that it stands in; none for those without a name
  SourceSpan span;
};

bool isOpening(std::string_view word) {
  return word == "(" || word == "[" || word == "{";
}

bool isClosing(std::string_view word) {
  return word == ")" || word == "]" || word == "}";
}

/// Takes a file apart into what it declares outside of functions and classes.
class NamespaceReader {
public:
  NamespaceReader(const Unit &unit, FileId file, const MacroTexts &macros)
      : file_(file), text_(unit[file].text), macros_(macros) {
    for (const Token &token : tokenize(text_))
      if (token.kind != TokenKind::comment && token.kind != TokenKind::directive) tokens_.push_back(token);
  }

  std::vector<NamespaceDeclaration> run() {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view word = at(i);
      if (word == "}" && !around_.empty()) around_.pop_back();
      if (word == ";") finish(begin, i);
      if (word == "{") {
        if (opensNamespace(begin, i)) {
          begin = i + 1;
          continue;
        }
        const std::size_t end = closeOf(i);
        const bool goesOn = goesOnBehindBraces(begin, i);
        if (!goesOn) finish(begin, i);
        i = end;
        if (goesOn) continue;
        begin = i + 1;
        continue;
      }
      if (word == ";" || word == "}") begin = i + 1;
    }
    return std::move(out_);
  }

private:
  std::string_view at(std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  bool isName(std::size_t i) const { return i < tokens_.size() && tokens_[i].kind == TokenKind::identifier; }

  std::size_t closeOf(std::size_t open) const {
    int depth = 0;
    for (std::size_t i = open; i < tokens_.size(); ++i) {
      if (at(i) == "{") ++depth;
      if (at(i) == "}" && --depth == 0) return i;
    }
    return tokens_.size();
  }

  /// `namespace a::b {`, `inline namespace {`, `extern "C" {`
  bool opensNamespace(std::size_t begin, std::size_t brace) {
    std::size_t i = begin;
    std::string name;
    if (at(i) == "extern" && i + 2 == brace && tokens_[i + 1].kind == TokenKind::string) {
      around_.push_back({});
      return true;
    }
    if (at(i) == "inline") ++i;
    if (at(i) != "namespace") return false;
    for (++i; i < brace; ++i)
      if (isName(i)) name = at(i);
    around_.push_back(at(begin) == "inline" ? std::string() : name);
    return true;
  }

  /// `struct A { … } a;`, `int a[] = { … };`: no function.
  bool goesOnBehindBraces(std::size_t begin, std::size_t brace) const {
    if (brace > begin && at(brace - 1) == ")") return false;
    for (std::size_t i = begin; i < brace; ++i)
      if (const std::string_view word = at(i);
          word == "struct" || word == "class" || word == "union" || word == "enum" || word == "=" || word == "typedef")
        return true;
    return false;
  }

  void finish(std::size_t begin, std::size_t end) {
    if (begin >= end) return;
    const SourceSpan span{.file = file_, .begin = tokens_[begin].begin, .end = tokens_[end].end};
    NamespaceDeclaration out{.names = declaredIn(textToRead(begin, end)), .around = {}, .span = span};
    for (const std::string &name : around_)
      if (!name.empty()) out.around.push_back(name);
    addDeclarators(begin, end, out.names);
    const bool mayBeMacro = at(begin + 1) == "(" || end == begin + 1;
    if (mayBeMacro && macros_.isMacro(at(begin))) { // it may declare what it is given, and what it names
      auto words = macros_.wordsBehind(text_.substr(span.begin, span.end - span.begin));
      out.names.words.merge(words);
      for (std::size_t i = begin; i < end; ++i)
        if (isName(i)) out.names.words.emplace(at(i));
    }
    out_.push_back(std::move(out));
  }

  /// Without the template's parameters, and without members of a class, which nothing outside of it names alone.
  std::string_view textToRead(std::size_t begin, std::size_t end) const {
    const std::size_t first = std::min(behindTemplateHead(begin), end);
    std::size_t last = end;
    const bool isClass =
        at(first) == "struct" || at(first) == "class" || (at(first) == "union" && at(first + 1) != "{");
    for (std::size_t i = first; i < last && isClass; ++i)
      if (at(i) == "{") last = i;
    return text_.substr(tokens_[first].begin, tokens_[last].end - tokens_[first].begin);
  }

  std::size_t behindTemplateHead(std::size_t begin) const {
    std::size_t i = begin;
    while (at(i) == "template" && at(i + 1) == "<") {
      int depth = 0;
      for (++i; i < tokens_.size(); ++i) {
        if (at(i) == "<" || at(i) == "(") ++depth;
        if (at(i) == ">" || at(i) == ")") --depth;
        if (depth == 0) break;
      }
      ++i;
    }
    return i;
  }

  /// `int a = 1, *b, c[4];`, `int f(int);`
  void addDeclarators(std::size_t begin, std::size_t end, DeclaredWords &out) const {
    static const std::set<std::string_view> behind{";", "=", "[", ",", "(", "{"};
    int depth = 0;
    for (std::size_t i = behindTemplateHead(begin); i < end; ++i) {
      if (isOpening(at(i))) ++depth;
      if (isClosing(at(i))) --depth;
      if (depth == 0 && isName(i) && behind.contains(at(i + 1))) out.words.emplace(at(i));
    }
  }

  FileId file_;
  std::string_view text_;
  const MacroTexts &macros_;
  std::vector<Token> tokens_;
  std::vector<std::string> around_;
  std::vector<NamespaceDeclaration> out_;
};

/// True if the declaration can be seen from a function's namespace by its plain name.
bool isInScopeOf(const NamespaceDeclaration &declaration, const Function &function) {
  return std::ranges::all_of(declaration.around, [&](const std::string &name) {
    const std::string scope = name + "::";
    return function.qualifiedName.starts_with(scope) || function.qualifiedName.contains("::" + scope);
  });
}

} // namespace

DeclaredWords declaredSince(const Unit &unit, const Function &function, const Function &kernel,
                            const std::set<std::string, std::less<>> &words) {
  const MacroTexts macros(unit);
  DeclaredWords out;
  for (std::size_t i = 0; i < unit.files.size(); ++i)
    for (const NamespaceDeclaration &each :
         NamespaceReader(unit, FileId{static_cast<std::uint32_t>(i)}, macros).run()) {
      std::vector<std::string> met;
      std::ranges::set_intersection(each.names.words, words, std::back_inserter(met));
      if (met.empty() && !each.names.usesNamespace && !each.names.isOpen) continue;
      const SourceSpan head{.file = function.span.file, .begin = function.span.begin, .end = function.bodySpan.end};
      const bool isBehindKernel = each.span.file == kernel.span.file && each.span.begin >= kernel.span.begin;
      if (isBehindKernel || head.contains(each.span) || !isInScopeOf(each, function)) continue;
      if (standsBefore(unit, each.span, function.span)) continue;
      out.words.insert(met.begin(), met.end());
      out.usesNamespace |= each.names.usesNamespace;
      out.isOpen |= each.names.isOpen;
    }
  return out;
}

std::set<std::string, std::less<>> wordsOfNamespaces(const Unit &unit) {
  const MacroTexts macros(unit);
  std::set<std::string, std::less<>> out;
  for (std::size_t i = 0; i < unit.files.size(); ++i)
    for (const NamespaceDeclaration &each : NamespaceReader(unit, FileId{static_cast<std::uint32_t>(i)}, macros).run())
      if (!each.around.empty()) out.insert(each.names.words.begin(), each.names.words.end());
  return out;
}

} // namespace warpgrain::transform

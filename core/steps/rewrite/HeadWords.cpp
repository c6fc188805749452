// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/HeadWords.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

class HeadWordFinder {
public:
  HeadWordFinder(const Unit &unit, const Function &kernel, std::initializer_list<Qualifier> qualifiers)
      : unit_(unit), kernel_(kernel) {
    for (const Qualifier qualifier : qualifiers)
      if (const std::string_view word = unit.dialect->qualifier(qualifier); !word.empty()) meanings_[word] = word;
    addMacros();
  }

  std::optional<HeadWord> run() const {
    SourceSpan head{.file = kernel_.span.file, .begin = kernel_.span.begin, .end = kernel_.bodySpan.begin};
    if (auto found = findIn(head)) return found;
    for (std::size_t i = 0; i < unit_.files.size(); ++i)
      if (auto found = findInDeclarations(FileId{static_cast<std::uint32_t>(i)})) return found;
    return std::nullopt;
  }

private:
  /// Macros that stand for one of the words, be it through other macros.
  void addMacros() {
    for (bool grows = true; grows;) {
      grows = false;
      for (const File &file : unit_.files)
        for (const Token &token : tokenize(file.text))
          if (token.kind == TokenKind::directive) grows |= addMacro(textOf(file.text, token).substr(1));
    }
  }

  /// Gives the macro of `define NAME …` the meaning of the first known word in its text. True if it had none before.
  bool addMacro(std::string_view directive) {
    const std::vector<Token> tokens = tokenize(directive);
    if (tokens.size() < 3 || textOf(directive, tokens[0]) != "define") return false;
    const std::string_view name = textOf(directive, tokens[1]);
    if (meanings_.contains(name)) return false;
    for (std::size_t i = 2; i < tokens.size(); ++i)
      if (const auto known = meanings_.find(textOf(directive, tokens[i])); known != meanings_.end())
        return meanings_.emplace(name, known->second).second;
    return false;
  }

  std::optional<HeadWord> findIn(const SourceSpan &span) const {
    const std::string_view text = unit_.textOf(span);
    for (const Token &token : tokenize(text))
      if (const auto known = meanings_.find(textOf(text, token)); known != meanings_.end())
        return HeadWord{known->second,
                        {.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end}};
    return std::nullopt;
  }

  /// `… __global__ … NAME(…);`
  std::optional<HeadWord> findInDeclarations(FileId file) const {
    const std::string_view text = unit_[file].text;
    std::uint32_t begin = 0;
    bool isKernel = false;
    bool isNamed = false;
    for (const Token &token : tokenize(text)) {
      const std::string_view word = textOf(text, token);
      const bool ends = token.kind == TokenKind::directive || word == ";" || word == "{" || word == "}";
      if (ends && word == ";" && isKernel && isNamed)
        if (auto found = findIn({.file = file, .begin = begin, .end = token.begin})) return found;
      isKernel = !ends && (isKernel || unit_.dialect->isQualifier(word, Qualifier::kernel));
      isNamed = !ends && (isNamed || word == kernel_.name);
      if (ends) begin = token.end;
    }
    return std::nullopt;
  }

  const Unit &unit_;
  const Function &kernel_;
  std::map<std::string_view, std::string_view> meanings_; ///< the qualifiers, and macros that stand for them
};

} // namespace

std::optional<HeadWord> findHeadWord(const Unit &unit, const Function &kernel,
                                     std::initializer_list<Qualifier> qualifiers) {
  return HeadWordFinder(unit, kernel, qualifiers).run();
}

} // namespace warpgrain::transform

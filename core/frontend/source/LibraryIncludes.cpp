// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/LibraryIncludes.h"

#include "core/base/IncludeLine.h"
#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

/// Folders of libraries whose headers take seconds to read.
constexpr std::array libraryFolders{std::string_view("cub/"), std::string_view("thrust/"), std::string_view("cuda/"),
                                    std::string_view("cooperative_groups")}; // a header, and a folder
/// Headers of C++ that take a tenth of a second or more.
constexpr std::array slowHeaders{std::string_view("condition_variable"),
                                 std::string_view("filesystem"),
                                 std::string_view("fstream"),
                                 std::string_view("functional"),
                                 std::string_view("future"),
                                 std::string_view("iomanip"),
                                 std::string_view("iostream"),
                                 std::string_view("mutex"),
                                 std::string_view("random"),
                                 std::string_view("ranges"),
                                 std::string_view("regex"),
                                 std::string_view("sstream"),
                                 std::string_view("thread")};
constexpr std::array libraryNamespaces{std::string_view("cub"), std::string_view("thrust"), std::string_view("cuda"),
                                       std::string_view("std"), std::string_view("cooperative_groups")};
/// What a source and its own headers hold, in bytes, is not read further than this.
constexpr std::size_t maximumBytes = 4U << 20U;

/// A preprocessor line: its word, and what follows.
struct Directive {
  std::string_view word;
  std::string_view rest;
};

std::string_view wordAtFront(std::string_view text) {
  const auto end = std::ranges::find_if_not(text, isIdentifierCharacter);
  return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

Directive directiveOf(std::string_view line) {
  line = trimmed(line.substr(1)); // after the #
  const std::string_view word = wordAtFront(line);
  return {word, trimmed(line.substr(word.size()))};
}

bool isOfLibrary(std::string_view header) {
  return std::ranges::any_of(libraryFolders, [&](std::string_view folder) { return header.starts_with(folder); });
}

/// They are not worth the risk that a macro of the source is in them, which is known only once they are precompiled.
bool isSlowOfCxx(std::string_view header, bool hasMacros) {
  return !hasMacros && std::ranges::find(slowHeaders, header) != slowHeaders.end();
}

class Collector {
public:
  explicit Collector(const ReadText &read) : read_(read) {}

  LibraryIncludes collect(const fs::path &source) {
    if (const auto text = read_(source)) readFile(source, *text);
    return std::move(wanted_);
  }

private:
  /// False where nothing behind it may be taken.
  bool readFile(const fs::path &file, std::string_view text) {
    if (!seen_.insert(file).second) return readOnce_.contains(file);
    bytes_ += text.size();
    if (bytes_ > maximumBytes) return false;
    std::vector<Token> tokens = tokenize(text);
    std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
    if (isGuarded(text, tokens)) {
      readOnce_.insert(file);
      tokens.pop_back();
      tokens.erase(tokens.begin(), tokens.begin() + 2);
    }
    return follow(file, text, tokens);
  }

  bool follow(const fs::path &file, std::string_view text, const std::vector<Token> &tokens) {
    int braces = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const std::string_view token = textOf(text, tokens[i]);
      const bool goesOn = tokens[i].kind == TokenKind::directive ? followDirective(file, token, braces)
                                                                 : !entersLibrary(text, tokens, i);
      if (!goesOn) return false;
      if (token == "{") ++braces;
      if (token == "}") --braces;
    }
    return depth_ == 0 && braces == 0;
  }

  /// `#ifndef NAME`, `#define NAME` and, at the end, `#endif`. Where this ends earlier, the depth falls below 0.
  static bool isGuarded(std::string_view text, const std::vector<Token> &tokens) {
    if (tokens.size() < 3 || tokens.back().kind != TokenKind::directive) return false;
    const auto directive = [&](std::size_t i) {
      return tokens[i].kind == TokenKind::directive ? directiveOf(textOf(text, tokens[i])) : Directive{};
    };
    const Directive first = directive(0);
    const Directive second = directive(1);
    return first.word == "ifndef" && second.word == "define" && directive(tokens.size() - 1).word == "endif" &&
           wordAtFront(first.rest) == wordAtFront(second.rest);
  }

  bool followDirective(const fs::path &file, std::string_view line, int braces) {
    const auto [word, rest] = directiveOf(line);
    if (word == "include") return depth_ == 0 && braces == 0 && include(file, line);
    if (word == "define") macros_.emplace(wordAtFront(rest));
    if (word.starts_with("if")) ++depth_;
    if (word == "endif") --depth_;
    if (word == "pragma" && wordAtFront(rest) == "once") readOnce_.insert(file);
    return depth_ >= 0 && word != "undef" && word != "include_next" && word != "import" && !rest.contains("_macro");
  }

  bool include(const fs::path &file, std::string_view line) {
    const auto included = includeLineOf(line);
    if (!included) return false;
    if (included->isQuoted) {
      const fs::path own = (file.parent_path() / included->name).lexically_normal();
      if (const auto text = read_(own)) return readFile(own, *text);
    }
    lines_ += "#include <" + std::string(included->name) + ">\n";
    if (isOfLibrary(included->name) || isSlowOfCxx(included->name, !macros_.empty())) wanted_ = {lines_, macros_};
    return true;
  }

  static bool entersLibrary(std::string_view text, const std::vector<Token> &tokens, std::size_t i) {
    return textOf(text, tokens[i]) == "namespace" && i + 1 < tokens.size() &&
           std::ranges::find(libraryNamespaces, textOf(text, tokens[i + 1])) != libraryNamespaces.end();
  }

  const ReadText &read_;
  std::set<fs::path> seen_;
  std::set<fs::path> readOnce_; ///< of them, those that need not be read again where they are included again
  std::size_t bytes_ = 0;
  int depth_ = 0; ///< of #if
  std::string lines_;
  std::set<std::string> macros_;
  LibraryIncludes wanted_;
};

} // namespace

LibraryIncludes libraryIncludes(const fs::path &source, const ReadText &read) {
  return Collector(read).collect(source.lexically_normal());
}

} // namespace warpgrain::frontend

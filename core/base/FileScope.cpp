// SPDX-License-Identifier: Apache-2.0
#include "core/base/FileScope.h"

#include <algorithm>

namespace warpgrain {

namespace {

class Reader {
public:
  Reader(std::string_view text, const std::vector<Token> &tokens) : text_(text), tokens_(tokens) {}

  std::vector<ScopeItem> items() {
    while (at_ < tokens_.size()) {
      if (tokens_[at_].kind == TokenKind::directive)
        addDirective();
      else if (word(at_) == "}" && !scopes_.empty())
        closeScope();
      else
        readDeclaration();
    }
    return std::move(out_);
  }

private:
  std::string_view word(std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  void add(ScopeItem item) {
    item.endToken = at_;
    item.begin = tokens_[item.firstToken].begin;
    item.end = tokens_[at_ - 1].end;
    item.scopes = scopes_;
    out_.push_back(std::move(item));
  }

  void addDirective() {
    const std::size_t first = at_++;
    add({.kind = ScopeItemKind::directive, .firstToken = first, .bodyToken = at_});
  }

  void closeScope() {
    scopes_.pop_back();
    ++at_;
  }

  /// To the semicolon or the brace that ends it. A namespace and `extern "C" {` are gone into.
  void readDeclaration() {
    const std::size_t first = at_;
    std::size_t body = 0;
    bool isFunction = false;
    bool hasDirective = false;
    for (bool goesOn = true; goesOn && at_ < tokens_.size(); ++at_) {
      const std::string_view token = word(at_);
      hasDirective |= tokens_[at_].kind == TokenKind::directive;
      if (token == "{" && opensScope(first)) {
        scopes_.emplace_back(text_.substr(tokens_[first].begin, tokens_[at_ - 1].end - tokens_[first].begin));
        ++at_;
        return;
      }
      if (token == "(") skipPaired("(", ")");
      if (token == "{") {
        isFunction = !isType(first);
        body = at_;
        skipPaired("{", "}");
      }
      goesOn = token != ";" && token != "}" && !isFunction;
    }
    at_ = std::min(at_, tokens_.size()); // where a brace has no end
    add({.kind = isFunction ? ScopeItemKind::function : ScopeItemKind::other,
         .firstToken = first,
         .bodyToken = isFunction ? body : at_,
         .hasDirective = hasDirective});
  }

  /// What follows `template <class T>`; the same place where there is none.
  std::size_t behindTemplate(std::size_t first) const {
    std::size_t i = first;
    while (word(i) == "template") {
      int depth = 0;
      for (++i; i < at_; ++i) {
        if (word(i) == "<") ++depth;
        if (word(i) == ">" && --depth == 0) break;
      }
      ++i;
    }
    return i;
  }

  /// True for a brace that opens a type, or initial values.
  bool isType(std::size_t first) const {
    bool hasParameters = false;
    for (std::size_t i = behindTemplate(first); i < at_; ++i) {
      const std::string_view token = word(i);
      if (token == "=") return true;
      if (token == "(") hasParameters = true;
      if (!hasParameters && (token == "struct" || token == "class" || token == "union" || token == "enum")) return true;
    }
    return !hasParameters;
  }

  bool opensScope(std::size_t first) const {
    return word(first) == "namespace" || (word(first) == "inline" && word(first + 1) == "namespace") ||
           (word(first) == "extern" && first + 2 == at_ && tokens_[first + 1].kind == TokenKind::string);
  }

  /// From an opening one to the closing one. A directive between them may leave out a part.
  void skipPaired(std::string_view open, std::string_view close) {
    int depth = 0;
    for (; at_ < tokens_.size(); ++at_) {
      if (tokens_[at_].kind == TokenKind::directive) continue;
      if (word(at_) == open) ++depth;
      if (word(at_) == close && --depth == 0) return;
    }
  }

  std::string_view text_;
  const std::vector<Token> &tokens_;
  std::size_t at_ = 0;
  std::vector<std::string> scopes_;
  std::vector<ScopeItem> out_;
};

} // namespace

std::vector<ScopeItem> fileScopeOf(std::string_view text, const std::vector<Token> &tokens) {
  return Reader(text, tokens).items();
}

std::vector<Token> tokensWithoutComments(std::string_view text) {
  std::vector<Token> out = tokenize(text);
  std::erase_if(out, [](const Token &token) { return token.kind == TokenKind::comment; });
  return out;
}

} // namespace warpgrain

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/AssemblyText.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace warpgrain::frontend {

namespace {

bool isLetter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class AssemblyMender {
public:
  AssemblyMender(std::string &text, const std::vector<Token> &tokens) : text_(text), tokens_(tokens) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (isAssembly(i)) mendStatement(i + 1);
  }

private:
  bool isAssembly(std::size_t i) const {
    if (tokens_[i].kind != TokenKind::identifier) return false;
    const std::string_view word = textOf(text_, tokens_[i]);
    return word == "asm" || word == "__asm__" || word == "__asm";
  }

  bool is(std::size_t i, char mark) const {
    return tokens_[i].kind == TokenKind::punctuation && text_[tokens_[i].begin] == mark;
  }

  /// `volatile (` ... `)`
  void mendStatement(std::size_t i) {
    while (i < tokens_.size() && tokens_[i].kind == TokenKind::identifier)
      ++i;
    if (i == tokens_.size() || !is(i, '(')) return;
    std::vector<std::size_t> instructions; // the literals before the first colon
    bool hasOperands = false;
    int depth = 0;
    for (; i < tokens_.size(); ++i) {
      if (is(i, '(')) ++depth;
      if (is(i, ')') && --depth == 0) break;
      if (is(i, ';') || is(i, '{')) return; // not a statement of assembly after all
      if (depth != 1) continue;
      if (is(i, ':')) hasOperands = true;
      if (tokens_[i].kind == TokenKind::string && !hasOperands) instructions.push_back(i);
      if (is(i, ')') && hasOperands && i + 1 < tokens_.size() && tokens_[i + 1].kind == TokenKind::string) addComma(i);
    }
    if (!hasOperands) return;
    for (const std::size_t literal : instructions)
      escapeRegisters(tokens_[literal]);
  }

  void addComma(std::size_t i) {
    for (std::uint32_t at = tokens_[i].end; at < tokens_[i + 1].begin; ++at) {
      if (text_[at] != ' ' && text_[at] != '\t') continue;
      text_[at] = ',';
      return;
    }
  }

  /// A letter alone may change how an operand is written (`%c0`); two are a name.
  void escapeRegisters(const Token &literal) {
    for (std::uint32_t at = literal.begin; at + 3 < literal.end; ++at)
      if ((text_[at] == ' ' || text_[at] == '\t') && text_[at + 1] == '%' && isLetter(text_[at + 2]) &&
          isLetter(text_[at + 3]))
        text_[at] = '%';
  }

  std::string &text_;
  const std::vector<Token> &tokens_;
};

} // namespace

void mendAssembly(std::string &text, const std::vector<Token> &tokens) {
  AssemblyMender(text, tokens).run();
}

} // namespace warpgrain::frontend

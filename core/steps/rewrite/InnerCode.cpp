// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/InnerCode.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Operators whose operand is not evaluated.
constexpr std::array unevaluated{"sizeof", "decltype",    "alignof", "noexcept",
                                 "typeid", "__alignof__", "typeof",  "__typeof__"};

/// The tokens of a declaration, without comments.
class DeclarationTokens {
public:
  explicit DeclarationTokens(std::string_view text) : text_(text), tokens_(tokenize(text)) {
    std::erase_if(tokens_, [](const Token &token) { return token.kind == TokenKind::comment; });
  }

  std::size_t size() const { return tokens_.size(); }

  std::string_view operator[](std::size_t i) const {
    return i < size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  const Token &token(std::size_t i) const { return tokens_[i]; }

  bool isClassWord(std::size_t i) const {
    return (*this)[i] == "struct" || (*this)[i] == "class" || (*this)[i] == "union";
  }

  /// The opening brace of a class whose first word stands at `word`; none if nothing is defined there.
  std::optional<std::size_t> openingBrace(std::size_t word) const {
    bool isNamed = false;
    std::size_t i = word + 1;
    for (; i < size(); ++i) {
      const std::string_view text = (*this)[i];
      if (text == "{") return i;
      if (text == ":" && (*this)[i + 1] != ":" && (*this)[i - 1] != ":") break;
      if (text == "(" || text == "[") {
        i = closing(i);
        continue;
      }
      if (tokens_[i].kind != TokenKind::identifier || (isNamed && text != "final")) return std::nullopt;
      const bool isAttribute = (*this)[i + 1] == "(";
      isNamed |= !isAttribute;
    }
    while (i < size() && (*this)[i] != "{" && (*this)[i] != ";")
      ++i;
    return i < size() && (*this)[i] == "{" ? std::optional(i) : std::nullopt;
  }

  /// The bracket that closes one; the number of tokens if there is none.
  std::size_t closing(std::size_t open) const {
    int depth = 0;
    for (std::size_t i = open; i < size(); ++i) {
      const std::string_view text = (*this)[i];
      if (text == "(" || text == "[" || text == "{") ++depth;
      if ((text == ")" || text == "]" || text == "}") && --depth == 0) return i;
    }
    return size();
  }

  bool hasUnevaluated(std::size_t begin, std::size_t end) const {
    for (std::size_t i = begin; i < end; ++i)
      if (std::ranges::find(unevaluated, (*this)[i]) != unevaluated.end()) return true;
    return false;
  }

private:
  std::string_view text_;
  std::vector<Token> tokens_;
};

} // namespace

bool declaresType(const Unit &unit, const Body &body, StatementId id) {
  const Statement &statement = body[id];
  if (statement.kind != StatementKind::declaration) return false;
  const std::string_view text = unit.textOf(statement.spelling.span);
  if (statement.variables.empty()) return !text.starts_with("static_assert");
  const SourceSpan &name = body[statement.variables.front()].nameSpan;
  if (name.file != statement.spelling.span.file || name.begin < statement.spelling.span.begin) return true;
  return text.substr(0, name.begin - statement.spelling.span.begin).contains('{');
}

InnerCode::InnerCode(const BodyIndex &index, FileId file) : unit_(index.unit()), file_(file) {
  addLambdas(index.body());
  addClasses(index.body());
  std::ranges::sort(parts_, {}, [](const InnerPart &part) { return part.span.begin; });
  for (const Function &function : unit_.functions)
    if (function.bodySpan.file == file && !function.bodySpan.empty() && at(function.bodySpan.begin) != nullptr)
      addKnown(function);
}

const InnerPart *InnerCode::at(std::uint32_t offset) const {
  const auto found = std::ranges::find_if(
      parts_, [offset](const InnerPart &part) { return part.span.begin <= offset && offset < part.span.end; });
  return found != parts_.end() ? &*found : nullptr;
}

void InnerCode::addLambdas(const Body &body) {
  for (const Expression &e : body.expressions)
    if (e.kind == ExpressionKind::lambda && e.spelling.span.file == file_)
      parts_.push_back({.span = e.spelling.span, .isLambda = true});
}

void InnerCode::addClasses(const Body &body) {
  for (const Statement &statement : body.statements) {
    const SourceSpan &span = statement.spelling.span;
    if (statement.kind != StatementKind::declaration || span.file != file_ || span.empty()) continue;
    const DeclarationTokens tokens(unit_.textOf(span));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const auto open = tokens.isClassWord(i) ? tokens.openingBrace(i) : std::nullopt;
      const std::size_t close = open ? tokens.closing(*open) : tokens.size();
      if (close == tokens.size()) continue;
      parts_.push_back({.span = {.file = file_,
                                 .begin = span.begin + tokens.token(*open).begin,
                                 .end = span.begin + tokens.token(close).end},
                        .namesNoVariable = !tokens.hasUnevaluated(*open, close)});
      i = close;
    }
  }
}

void InnerCode::addKnown(const Function &function) {
  const auto add = [this](const SourceSpan &span) {
    if (span.file == file_ && !span.empty()) known_.insert(span.begin);
  };
  const auto isOwn = [&](const Variable &variable) {
    return variable.nameSpan.file == file_ && at(variable.nameSpan.begin) != nullptr;
  };
  for (const Variable &variable : function.body.variables)
    if (isOwn(variable)) add(variable.nameSpan);
  for (const Expression &e : function.body.expressions) {
    if (e.kind == ExpressionKind::variable && isSome(e.variable) && isOwn(function.body[e.variable]))
      add(e.spelling.span);
    if (e.kind == ExpressionKind::builtinIndex) add(e.spelling.span);
    if (e.kind == ExpressionKind::call) add(e.nameSpan);
  }
}

} // namespace warpgrain::transform

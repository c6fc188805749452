// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/LoopCondition.h"

#include "core/base/Tokens.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// Where the words `while (…)` or `for (…)` stand.
SourceSpan headOf(const Statement &loop) {
  const SourceSpan &body = loop.children.back().span;
  const bool isDo = loop.kind == StatementKind::doLoop;
  return {.file = loop.span.file, .begin = isDo ? body.end : loop.span.begin, .end = isDo ? loop.span.end : body.begin};
}

/// Steps of counters and pointers alone, and no call behind the condition.
bool isPlainStep(const Program &program, const Statement &loop, const SourceSpan &condition) {
  const bool isOfVariables = std::ranges::all_of(loop.tail, [&](const Access &access) {
    const Variable &variable = program[access.variable];
    const bool isValue = variable.shape == Shape::number || variable.shape == Shape::pointer;
    return access.target == AccessTarget::whole && isValue && variable.storage != Storage::member;
  });
  const auto isInCondition = [&](const auto &each) { return condition.contains(each.span); };
  return isOfVariables && std::ranges::all_of(loop.calls, isInCondition) &&
         std::ranges::all_of(loop.obstacles, isInCondition);
}

/// The tokens between the parentheses of a loop's head; of a `for` those between its semicolons.
class HeadReader {
public:
  HeadReader(std::string_view text, bool isFor, bool isDo) : text_(text), isFor_(isFor), isDo_(isDo) {
    for (const Token &token : tokenize(text))
      if (token.kind != TokenKind::comment) tokens_.push_back(token);
  }

  /// Offsets in the text.
  std::optional<std::pair<std::uint32_t, std::uint32_t>> condition() const {
    if (!is(0, isFor_ ? "for" : "while") || !is(1, "(")) return std::nullopt;
    std::vector<std::size_t> semicolons;
    std::size_t assignments = 0;
    std::size_t depth = 0;
    for (std::size_t i = 1; i < tokens_.size(); ++i) {
      if (tokens_[i].kind == TokenKind::directive) return std::nullopt;
      if (is(i, "(") || is(i, "[") || is(i, "{")) ++depth;
      if (is(i, ")") || is(i, "]") || is(i, "}")) --depth;
      if (depth == 1 && is(i, ";")) semicolons.push_back(i);
      const bool isInCondition = semicolons.size() == (isFor_ ? 1 : 0);
      if (depth == 1 && isInCondition && is(i, "=")) ++assignments;
      if (depth == 0) return isLast(i) && assignments == 0 ? between(semicolons, i) : std::nullopt;
    }
    return std::nullopt;
  }

private:
  bool is(std::size_t i, std::string_view word) const {
    return i < tokens_.size() && textOf(text_, tokens_[i]) == word;
  }

  bool isLast(std::size_t i) const { return i + 1 == tokens_.size() || (isDo_ && is(i + 1, ";")); }

  std::optional<std::pair<std::uint32_t, std::uint32_t>> between(const std::vector<std::size_t> &semicolons,
                                                                 std::size_t close) const {
    if (semicolons.size() != (isFor_ ? 2 : 0)) return std::nullopt;
    const std::size_t first = isFor_ ? semicolons[0] : 1;
    const std::size_t last = isFor_ ? semicolons[1] : close;
    if (last == first + 1) return std::nullopt;
    return std::pair(tokens_[first + 1].begin, tokens_[last].begin);
  }

  std::string_view text_;
  bool isFor_;
  bool isDo_;
  std::vector<Token> tokens_;
};

} // namespace

std::optional<SourceSpan> conditionOf(const Program &program, const Statement &loop) {
  const bool isFor = loop.kind == StatementKind::counted;
  const bool isDo = loop.kind == StatementKind::doLoop;
  if ((!isFor && !isDo && loop.kind != StatementKind::whileLoop) || loop.isInMacro || loop.span.empty() ||
      loop.children.empty() || loop.children.back().isInMacro || loop.children.back().span.empty())
    return std::nullopt;
  // `while (T x = …)` is recorded so.
  if (std::ranges::any_of(loop.obstacles,
                          [](const Obstacle &each) { return each.kind == ObstacleKind::otherStatement; }))
    return std::nullopt;
  const SourceSpan head = headOf(loop);
  if (head.end <= head.begin) return std::nullopt;
  const auto found = HeadReader(program.textOf(head), isFor, isDo).condition();
  if (!found) return std::nullopt;
  const SourceSpan out{.file = head.file, .begin = head.begin + found->first, .end = head.begin + found->second};
  return !isFor || isPlainStep(program, loop, out) ? std::optional(out) : std::nullopt;
}

} // namespace warpgrain::openmp

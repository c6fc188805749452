// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/FirstIteration.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::optional<std::int64_t> plainNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool isOctal = text.size() > 1 && text[0] == '0';
  const bool isPlain = error == std::errc() && end == text.data() + text.size() && !isOctal && value < (1 << 24);
  return isPlain ? std::optional(value) : std::nullopt;
}

ExpressionId firstValueOf(const Body &body, const CountingLoop &loop) {
  const StatementId initializer = body[loop.loop].initializer;
  if (!isSome(initializer)) return none<ExpressionId>;
  const Statement &begin = body[initializer];
  if (!begin.variables.empty()) return body[loop.counter].initializer;
  return isSome(begin.expression) ? body[begin.expression].operands[1] : none<ExpressionId>;
}

} // namespace

const Expression *findEffect(const Body &body, ExpressionId root) {
  for (const ExpressionId id : expressionsIn(body, root)) {
    const Expression &e = body[id];
    const bool isPlain = e.kind == ExpressionKind::literal || e.kind == ExpressionKind::variable ||
                         e.kind == ExpressionKind::builtinIndex || e.kind == ExpressionKind::cast ||
                         e.kind == ExpressionKind::subscript || e.kind == ExpressionKind::member ||
                         e.kind == ExpressionKind::sizeOf || e.kind == ExpressionKind::conditional ||
                         (e.kind == ExpressionKind::unary && e.op != Operator::increment &&
                          e.op != Operator::decrement && e.op != Operator::addressOf) ||
                         (e.kind == ExpressionKind::binary && e.op != Operator::comma);
    if (!isPlain) return &e;
  }
  return nullptr;
}

std::expected<FirstIteration, Verdict> FirstIteration::of(const BodyIndex &index, const CountingLoop &loop) {
  const Body &body = index.body();
  const Unit &unit = index.unit();
  FirstIteration out(index, loop);
  const ExpressionId first = firstValueOf(body, loop);
  for (const ExpressionId part : {first, body[loop.loop].condition}) {
    if (!isSome(part)) continue;
    if (const Expression *effect = findEffect(body, part))
      return std::unexpected(Verdict::unknown(ReasonId::headerPartDoesMore, effect->spelling.span));
    if (body[part].spelling.origin == SpellingOrigin::macroBody)
      return std::unexpected(
          Verdict::unknown({ReasonId::macroWritesHeaderPart, {body[part].spelling.macro}}, body[part].spelling.span));
  }
  for (const Use *use : index.usesOf(loop.counter)) {
    const Spelling &spelling = body[use->expression].spelling;
    const bool isInMacro = spelling.origin != SpellingOrigin::file && spelling.origin != SpellingOrigin::macroArgument;
    if (isInMacro && loop.condition.contains(spelling.span))
      return std::unexpected(
          Verdict::unknown({ReasonId::macroNamesVariable, {spelling.macro, body[loop.counter].name}}, spelling.span));
  }
  if (isSome(first)) {
    const Expression *value = &body[first];
    while (value->kind == ExpressionKind::cast && value->isImplicit && !value->operands.empty())
      value = &body[value->operands[0]];
    const std::string &type = unit[body[loop.counter].type].name;
    const bool isCounters = isSome(value->type) && unit[value->type].name == type;
    out.first_ = asOperand(unit, unit.textOf(value->spelling.span));
    if (!isCounters) out.first_ = "(" + type + ")" + out.first_; // comparisons would be made in another type
  } else if (!loop.initializer.empty()) {
    return std::unexpected(Verdict::unknown(ReasonId::counterStartNotUnderstood, loop.initializer));
  }
  if (loop.trips.value_or(0) < 1) out.guard_ = out.textOf(loop.condition);
  return out;
}

std::string FirstIteration::textOf(const SourceSpan &expression) const {
  const std::string_view text = index_->unit().textOf(expression);
  if (first_.empty()) return std::string(text);
  std::vector<std::uint32_t> places;
  for (const Use *use : index_->usesOf(counter_)) {
    const Spelling &spelling = index_->body()[use->expression].spelling;
    if (expression.contains(spelling.span)) places.push_back(spelling.span.begin - expression.begin);
  }
  std::ranges::sort(places);
  // An argument that a macro uses twice is named twice at one place.
  places.erase(std::ranges::unique(places).begin(), places.end());
  return withoutCounter(text, places);
}

/// With numbers put together where that cannot change what is computed: `[k + 1]` becomes `[1]`, `x + k + 1` `x + 1`,
/// `(k + 1) * x` `1 * x`.
std::string FirstIteration::withoutCounter(std::string_view text, const std::vector<std::uint32_t> &places) const {
  std::vector<Token> tokens = tokenize(text);
  std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
  const auto word = [&](std::size_t i) {
    return i < tokens.size() ? warpgrain::textOf(text, tokens[i]) : std::string_view();
  };
  const auto isOneOf = [](std::string_view mark, std::string_view marks) {
    return mark.size() == 1 && marks.find(mark[0]) != std::string_view::npos;
  };
  const auto addsTo = [&](std::size_t at) {
    if (at < 2 || word(at - 1) != "+") return false;
    const TokenKind before = tokens[at - 2].kind;
    return before == TokenKind::identifier || before == TokenKind::number || isOneOf(word(at - 2), "])");
  };
  const auto number = plainNumber(first_);
  std::string out;
  std::size_t done = 0;
  for (const std::uint32_t place : places) {
    const auto at = static_cast<std::size_t>(std::ranges::find(tokens, place, &Token::begin) - tokens.begin());
    if (at == tokens.size()) continue;
    const bool begins = at > 0 && isOneOf(word(at - 1), "[(");
    const bool sums = isOneOf(word(at + 1), "+-") && at + 2 < tokens.size() && isOneOf(word(at + 3), "])+-");
    const auto beside = sums ? plainNumber(word(at + 2)) : std::nullopt;
    if (number && begins && beside) {
      const std::int64_t sum = word(at + 1) == "-" ? *number - *beside : *number + *beside;
      const bool isAlone = sum >= 0 && at > 1 && word(at - 1) == "(" && word(at + 3) == ")" &&
                           tokens[at - 2].kind != TokenKind::identifier;
      out += text.substr(done, (isAlone ? tokens[at - 1].begin : place) - done);
      out += std::to_string(sum);
      done = tokens[isAlone ? at + 3 : at + 2].end;
    } else if (number == 0 && addsTo(at) && isOneOf(word(at + 1), "])+-")) {
      out += text.substr(done, tokens[at - 2].end - done);
      done = tokens[at].end;
    } else {
      out += text.substr(done, place - done);
      out += first_;
      done = tokens[at].end;
    }
  }
  return out + std::string(text.substr(done));
}

} // namespace warpgrain::transform

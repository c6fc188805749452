// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/CounterText.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool isOneOf(std::string_view word, std::string_view marks) {
  return word.size() == 1 && marks.find(word[0]) != std::string_view::npos;
}

/// A plain decimal number without suffix.
std::optional<std::int64_t> plainNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool isOctal = text.size() > 1 && text[0] == '0';
  return error == std::errc() && end == text.data() + text.size() && !isOctal ? std::optional(value) : std::nullopt;
}

class CounterMover {
public:
  CounterMover(const BodyIndex &index, const CountingLoop &loop, const SourceSpan &within, std::int64_t steps)
      : body_(index.body()), index_(index), unit_(index.unit()), loop_(loop), within_(within), steps_(steps),
        text_(unit_.textOf(within)), tokens_(tokenize(text_)) {
    std::erase_if(tokens_, [](const Token &token) { return token.kind == TokenKind::comment; });
  }

  std::expected<TextEdits, Verdict> run() {
    TextEdits edits;
    for (const Use *use : index_.usesOf(loop_.counter)) {
      const Spelling &spelling = body_[use->expression].spelling;
      if (!within_.contains(spelling.span)) continue;
      if (!spelling.editable())
        return std::unexpected(Verdict::unknown(
            {ReasonId::macroNamesVariable, {spelling.macro, body_[loop_.counter].name}}, spelling.span));
      edits.push_back(editOf(use->expression));
    }
    return normalized(std::move(edits));
  }

private:
  bool isNumber() const { return loop_.step && plainNumber(loop_.stepText.empty() ? "1" : loop_.stepText); }

  /// `k + 3`, `k - 3`, `k`
  std::string movedBy(std::int64_t amount) const {
    const std::string &name = body_[loop_.counter].name;
    if (amount == 0) return name;
    return name + (amount < 0 ? " - " : " + ") + std::to_string(std::abs(amount));
  }

  std::string moved() const {
    if (isNumber()) return movedBy(*loop_.step * steps_);
    return body_[loop_.counter].name + (loop_.countsDown ? " - " : " + ") + stepsText(unit_, loop_, steps_);
  }

  std::string_view wordAt(std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  /// Two marks that touch: `<<`, `&&`.
  bool isDouble(std::size_t first) const {
    return first + 1 < tokens_.size() && tokens_[first].end == tokens_[first + 1].begin &&
           wordAt(first) == wordAt(first + 1);
  }

  /// What stands before binds less tightly than a sum, so that `k + 1` may follow as it is.
  bool isLooseBefore(std::size_t at, ExpressionId naming) const {
    if (at == 0) return true; // a part of a loop's header
    const std::string_view before = wordAt(at - 1);
    if (isOneOf(before, "([,=;{?:") || before == "return") return true;
    if (isOneOf(before, "<>")) return at >= 2 ? !isDouble(at - 2) : true;
    return before == "+" && addsIntegers(naming);
  }

  /// `x + k` of integers, or of a pointer and an integer: x + k + 1 is the same sum.
  bool addsIntegers(ExpressionId naming) const {
    ExpressionId operand = naming;
    ExpressionId parent = body_[operand].parent;
    while (isSome(parent) && body_[parent].kind == ExpressionKind::cast && body_[parent].isImplicit) {
      operand = parent;
      parent = body_[operand].parent;
    }
    if (!isSome(parent)) return false;
    const Expression &sum = body_[parent];
    if (sum.kind != ExpressionKind::binary || sum.op != Operator::plus || sum.operands[1] != operand) return false;
    const auto isWhole = [this](TypeId type) {
      if (!isSome(type)) return false;
      const TypeKind kind = unit_[type].kind;
      return kind == TypeKind::integer || kind == TypeKind::pointer || kind == TypeKind::array;
    };
    return isWhole(sum.type) && isWhole(body_[sum.operands[0]].type);
  }

  bool isLooseAfter(std::size_t at) const {
    if (at + 1 >= tokens_.size()) return true;
    const std::string_view after = wordAt(at + 1);
    if (isOneOf(after, ")],;}?:+-=!")) return true;
    return isOneOf(after, "<>") && !isDouble(at + 1);
  }

  TextEdit editOf(ExpressionId naming) const {
    const Spelling &spelling = body_[naming].spelling;
    const auto found = std::ranges::find(tokens_, spelling.span.begin - within_.begin, &Token::begin);
    const auto at = static_cast<std::size_t>(found - tokens_.begin());
    const bool isPlain = spelling.origin == SpellingOrigin::file && found != tokens_.end();
    if (!isPlain || !isLooseBefore(at, naming)) return {spelling.span, "(" + moved() + ")"};
    if (auto folded = withNumberAfter(at, spelling.span)) return *folded;
    return {spelling.span, isLooseAfter(at) ? moved() : "(" + moved() + ")"};
  }

  /// `k - 1`, one step of 1 later, is `k`.
  std::optional<TextEdit> withNumberAfter(std::size_t at, const SourceSpan &span) const {
    if (!isNumber() || at + 2 >= tokens_.size() || !isOneOf(wordAt(at + 1), "+-")) return std::nullopt;
    if (tokens_[at + 2].kind != TokenKind::number || !isLooseAfter(at + 2)) return std::nullopt;
    const auto number = plainNumber(wordAt(at + 2));
    if (!number || *number > (1 << 24)) return std::nullopt;
    const std::int64_t sum = *loop_.step * steps_ + (wordAt(at + 1) == "-" ? -*number : *number);
    return TextEdit{{.file = span.file, .begin = span.begin, .end = within_.begin + tokens_[at + 2].end}, movedBy(sum)};
  }

  const Body &body_;
  const BodyIndex &index_;
  const Unit &unit_;
  const CountingLoop &loop_;
  SourceSpan within_;
  std::int64_t steps_;
  std::string_view text_;
  std::vector<Token> tokens_;
};

} // namespace

std::string stepsText(const Unit &unit, const CountingLoop &loop, std::int64_t steps) {
  if (loop.step && (loop.stepText.empty() || plainNumber(loop.stepText)))
    return std::to_string(std::abs(*loop.step) * steps);
  const std::string amount = asOperand(unit, loop.stepText);
  return steps == 1 ? amount : std::to_string(steps) + " * " + amount;
}

std::expected<TextEdits, Verdict> counterMoved(const BodyIndex &index, const CountingLoop &loop,
                                               const SourceSpan &within, std::int64_t steps) {
  if (steps == 0) return TextEdits{};
  return CounterMover(index, loop, within, steps).run();
}

} // namespace warpgrain::transform

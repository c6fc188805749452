// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/FirstTile.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

class FirstTextWriter {
public:
  FirstTextWriter(const BodyIndex &index, const CountingLoop &loop, const FirstIteration &first, const SourceSpan &span)
      : index_(index), body_(index.body()), unit_(index.unit()), loop_(loop), first_(first), span_(span) {}

  std::string run() {
    const bool isZero = startsAtZero();
    for (const Use *use : index_.usesOf(loop_.counter)) {
      const SourceSpan &place = body_[use->expression].spelling.span;
      if (!span_.contains(place)) continue;
      if (body_[use->expression].spelling.origin != SpellingOrigin::file || !isZero)
        edits_.push_back({place, first_.textOf(place)});
      else
        leaveOut(use->expression);
    }
    return applied();
  }

private:
  bool startsAtZero() const {
    const StatementId initializer = body_[loop_.loop].initializer;
    if (!isSome(initializer)) return false;
    const ExpressionId value =
        loop_.declaresCounter ? body_[loop_.counter].initializer : body_[body_[initializer].expression].operands[1];
    return isSome(value) && body_[value].constant == 0;
  }

  ExpressionId parentOf(ExpressionId id) const {
    ExpressionId parent = body_[id].parent;
    while (isSome(parent) && body_[parent].kind == ExpressionKind::cast && body_[parent].isImplicit)
      parent = body_[parent].parent;
    return parent;
  }

  ExpressionId stripped(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && !body_[id].operands.empty())
      id = body_[id].operands[0];
    return id;
  }

  bool isPlain(ExpressionId id) const {
    return std::ranges::all_of(expressionsIn(body_, id), [this](ExpressionId part) {
      const Expression &e = body_[part];
      const bool computes = e.kind == ExpressionKind::variable || e.kind == ExpressionKind::literal ||
                            e.kind == ExpressionKind::builtinIndex || e.kind == ExpressionKind::cast ||
                            e.kind == ExpressionKind::binary;
      return computes && e.spelling.origin != SpellingOrigin::macroBody && index_.accessAt(part) == nullptr;
    });
  }

  bool isInteger(ExpressionId id) const {
    return isSome(body_[id].type) && unit_[body_[id].type].kind == TypeKind::integer;
  }

  /// From a factor 0 up to the product, as long as that is 0 too.
  ExpressionId productOf(ExpressionId zero) const {
    while (true) {
      const ExpressionId parent = parentOf(zero);
      const bool isProduct = isSome(parent) && body_[parent].kind == ExpressionKind::binary &&
                             body_[parent].op == Operator::times && isInteger(parent) &&
                             span_.contains(body_[parent].spelling.span) &&
                             body_[parent].spelling.origin == SpellingOrigin::file && isPlain(parent);
      if (!isProduct) return zero;
      zero = parent;
    }
  }

  /// Leaves a summand 0 out where the rest is of the sum's type.
  void leaveOut(ExpressionId naming) {
    const SourceSpan &place = body_[naming].spelling.span;
    const ExpressionId zero = productOf(naming);
    const ExpressionId sum = parentOf(zero);
    const bool isSum = isSome(sum) && body_[sum].kind == ExpressionKind::binary &&
                       body_[sum].spelling.origin == SpellingOrigin::file &&
                       (body_[sum].op == Operator::plus || body_[sum].op == Operator::minus) &&
                       span_.contains(body_[sum].spelling.span);
    if (!isSum) return replace(place);
    const bool onLeft = stripped(body_[sum].operands[0]) == zero;
    const ExpressionId rest = stripped(body_[sum].operands[onLeft ? 1 : 0]);
    if ((onLeft && body_[sum].op == Operator::minus) || body_[rest].type != body_[sum].type ||
        body_[rest].spelling.origin != SpellingOrigin::file || namesCounter(rest))
      return replace(place);
    const SourceSpan &whole = body_[sum].spelling.span;
    const std::uint32_t cut = operatorOf(sum, zero, rest, onLeft);
    if (cut == 0) return replace(place);
    if (onLeft)
      edits_.push_back({{.file = whole.file, .begin = whole.begin, .end = cut}, ""});
    else
      edits_.push_back({{.file = whole.file, .begin = cut, .end = whole.end}, ""});
  }

  bool namesCounter(ExpressionId id) const {
    return std::ranges::any_of(expressionsIn(body_, id),
                               [this](ExpressionId part) { return isNamingOf(body_, part, loop_.counter); });
  }

  void replace(const SourceSpan &place) { edits_.push_back({place, first_.textOf(place)}); }

  /// Behind the operator and the blanks after it, or before it and the blanks there; 0 if it is not found.
  std::uint32_t operatorOf(ExpressionId sum, ExpressionId zero, ExpressionId rest, bool onLeft) const {
    const SourceSpan &whole = body_[sum].spelling.span;
    const SourceSpan &left = body_[onLeft ? zero : rest].spelling.span;
    const SourceSpan &right = body_[onLeft ? rest : zero].spelling.span;
    if (left.end > right.begin || !whole.contains(left) || !whole.contains(right)) return 0;
    const std::string_view between = std::string_view(unit_[whole.file].text).substr(left.end, right.begin - left.end);
    const std::size_t at = between.find_first_of("+-");
    const bool isAlone = at != std::string_view::npos && between.find_first_of("+-/", at + 1) == std::string_view::npos;
    if (!isAlone || between.find('/') != std::string_view::npos) return 0;
    auto cut = static_cast<std::uint32_t>(left.end + at);
    const std::string_view text = unit_[whole.file].text;
    if (onLeft) {
      ++cut;
      while (text[cut] == ' ')
        ++cut;
      return cut;
    }
    while (text[cut - 1] == ' ')
      --cut;
    return cut;
  }

  /// An edit inside another one goes with it.
  std::string applied() {
    std::ranges::sort(edits_, [](const TextEdit &a, const TextEdit &b) {
      return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
    });
    const std::string_view text = unit_[span_.file].text;
    std::string out;
    std::uint32_t at = span_.begin;
    for (const TextEdit &edit : edits_) {
      if (edit.span.begin < at) continue;
      out += text.substr(at, edit.span.begin - at);
      out += edit.replacement;
      at = edit.span.end;
    }
    out += text.substr(at, span_.end - at);
    return withoutNeedlessParentheses(std::move(out));
  }

  /// `(tx)` becomes `tx`, unless a call or a cast may be meant.
  std::string withoutNeedlessParentheses(std::string text) const {
    if (edits_.empty()) return text;
    std::vector<Token> tokens = tokenize(text);
    std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
    for (std::size_t i = tokens.size(); i-- > 0;) {
      const auto word = [&](std::size_t at) { return textOf(text, tokens[at]); };
      if (i + 2 >= tokens.size() || word(i) != "(" || word(i + 2) != ")") continue;
      if (tokens[i + 1].kind != TokenKind::identifier) continue;
      const bool isAfterOperator =
          i == 0 || (word(i - 1).size() == 1 && std::string_view("[(,=+-*<>?:").contains(word(i - 1)[0]));
      const bool isBeforeOperator =
          i + 3 == tokens.size() || std::string_view("])+-*/%<>=?:;,").contains(word(i + 3)[0]);
      const bool mayBeCast = i + 3 < tokens.size() && std::string_view("+-*&(~!").contains(word(i + 3)[0]);
      if (!isAfterOperator || !isBeforeOperator || (mayBeCast && !isVariable(word(i + 1)))) continue;
      text.erase(tokens[i + 2].begin, 1);
      text.erase(tokens[i].begin, 1);
      tokens = tokenize(text);
      std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
    }
    return text;
  }

  bool isVariable(std::string_view name) const {
    return std::ranges::any_of(body_.variables, [&](const Variable &variable) { return variable.name == name; });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const CountingLoop &loop_;
  const FirstIteration &first_;
  SourceSpan span_;
  TextEdits edits_;
};

} // namespace

std::string firstTextOf(const BodyIndex &index, const CountingLoop &loop, const FirstIteration &first,
                        const SourceSpan &span) {
  return FirstTextWriter(index, loop, first, span).run();
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/EarlyValues.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/OneName.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// Computes a value from its operands, and does nothing else.
bool computesAlone(const Expression &e) {
  switch (e.kind) {
  case ExpressionKind::literal:
  case ExpressionKind::variable:
  case ExpressionKind::builtinIndex:
  case ExpressionKind::cast:
  case ExpressionKind::subscript:
  case ExpressionKind::member:
  case ExpressionKind::sizeOf:
    return true;
  case ExpressionKind::unary:
    return e.op != Operator::increment && e.op != Operator::decrement && e.op != Operator::addressOf;
  case ExpressionKind::binary:
    return e.op != Operator::comma;
  default:
    return false;
  }
}

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// True if a plus at a place adds to what stands before it, and is no sign.
bool hasOperandBefore(const std::string &text, std::size_t plus) {
  while (plus > 0 && isBlank(text[plus - 1]))
    --plus;
  return plus > 0 && !std::string_view("([{,;=<>+-*/%&|^!~?:").contains(text[plus - 1]);
}

/// The text without `+ 0` before a bracket or at its end, and without `0 +` at the begin of a sum.
std::string withoutZeros(const std::string &text, const std::vector<std::pair<std::size_t, std::size_t>> &zeros) {
  std::string out = text;
  for (const auto &[begin, length] : zeros | std::views::reverse) {
    std::size_t before = begin;
    while (before > 0 && isBlank(out[before - 1]))
      --before;
    std::size_t after = begin + length;
    while (after < out.size() && isBlank(out[after]))
      ++after;
    const bool ends = after == out.size() || std::string_view(")],;+-<>=!&|?:").contains(out[after]);
    const bool isAdded = before > 1 && out[before - 1] == '+' && hasOperandBefore(out, before - 1);
    const bool begins = before == 0 || std::string_view("([,").contains(out[before - 1]);
    if (isAdded && ends) {
      std::size_t from = before - 1;
      while (from > 0 && isBlank(out[from - 1]))
        --from;
      out.erase(from, begin + length - from);
    } else if (begins && after + 1 < out.size() && out[after] == '+' && out[after + 1] != '+') {
      std::size_t to = after + 1;
      while (to < out.size() && isBlank(out[to]))
        ++to;
      out.erase(begin, to - begin);
    }
  }
  return out;
}

/// A number with its sign, and how many characters it has: `+ 3`.
struct Summand {
  std::int64_t number = 0;
  std::uint32_t length = 0;
};

std::optional<Summand> summandAt(std::string_view text) {
  std::size_t at = text.find_first_not_of(" \t");
  if (at == std::string_view::npos || (text[at] != '+' && text[at] != '-')) return std::nullopt;
  const bool isMinus = text[at] == '-';
  at = std::min(text.find_first_not_of(" \t", at + 1), text.size());
  const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
  if (end == at || end - at > 6) return std::nullopt;
  if (text[at] == '0' && end - at > 1) return std::nullopt; // octal
  const std::size_t next = std::min(text.find_first_not_of(" \t", end), text.size());
  const bool ends = next == text.size() || std::string_view(")],;+-<>=!&|?:").contains(text[next]);
  if (!ends) return std::nullopt;
  const std::int64_t number = std::stoll(std::string(text.substr(at, end - at)));
  return Summand{.number = isMinus ? -number : number, .length = static_cast<std::uint32_t>(end)};
}

struct Sum {
  std::string text;
  std::uint32_t taken = 0; ///< characters behind
};

/// `x0 + 3` and `- 1` behind it make `x0 + 2`.
std::optional<Sum> added(const std::string &value, std::string_view behind) {
  const std::size_t end = value.find(' ');
  if (value.starts_with('(') || end == std::string::npos) return std::nullopt;
  const auto first = summandAt(std::string_view(value).substr(end));
  const auto second = summandAt(behind);
  if (!first || !second || end + first->length != value.size()) return std::nullopt;
  const std::int64_t sum = first->number + second->number;
  std::string text = value.substr(0, end);
  if (sum != 0) text += (sum > 0 ? " + " : " - ") + std::to_string(std::abs(sum));
  return Sum{.text = std::move(text), .taken = second->length};
}

} // namespace

bool EarlyValues::isInner(VariableId variable) const {
  const StatementId declared = body_[variable].statement;
  return variable != counter_ && isSome(declared) && piece_.contains(body_[declared].spelling.span);
}

std::optional<Verdict> EarlyValues::whyNotVariable(VariableId variable, const std::string &what) const {
  const Variable &v = body_[variable];
  const Verdict refusal = Verdict::unknown({ReasonId::addressNotComputedBefore, {what, v.name}}, v.nameSpan);
  for (const Use *use : index_.usesOf(variable)) {
    const bool isMemory = index_.accessAt(use->expression) != nullptr || use->isPartial;
    if (isMemory) continue;
    if (use->kind == UseKind::escape && v.isPerThread() && isSome(v.type) && unit_[v.type].kind != TypeKind::array)
      return refusal;
    const bool isInPiece = piece_.contains(body_[use->expression].spelling.span);
    if (use->writes() && variable != counter_ && (isInPiece || isInner(variable))) return refusal;
  }
  if (variable == counter_) return whyNot(v.initializer, what);
  if (!isInner(variable)) return std::nullopt;
  const bool isPlain = v.space == VariableSpace::local && !v.isStatic && isSome(v.type) && isSome(v.initializer) &&
                       unit_[v.type].kind == TypeKind::integer && !unit_[v.type].isVolatile &&
                       v.declaration.origin == SpellingOrigin::file &&
                       body_[v.initializer].spelling.origin == SpellingOrigin::file;
  if (!isPlain) return refusal;
  if (auto why = whyNot(v.initializer, what)) return why;
  if (mayDivideByZero(v.initializer)) return refusal;
  return slopeOf(v.initializer) ? std::nullopt : std::optional(refusal);
}

/// What stands under a condition may not be divided where that does not hold.
bool EarlyValues::mayDivideByZero(ExpressionId value) const {
  return std::ranges::any_of(expressionsIn(body_, value), [&](ExpressionId id) {
    const Expression &e = body_[id];
    const bool divides = e.kind == ExpressionKind::binary && (e.op == Operator::divide || e.op == Operator::modulo);
    return divides && body_[e.operands[1]].constant.value_or(0) == 0;
  });
}

std::optional<Verdict> EarlyValues::whyNotPart(ExpressionId part, const std::string &what) const {
  const Expression &e = body_[part];
  if (!computesAlone(e))
    return Verdict::unknown({ReasonId::addressNotComputedBefore, {what, unit_.textOf(e.spelling.span)}},
                            e.spelling.span);
  if (e.kind != ExpressionKind::variable) return std::nullopt;
  const bool changes = e.variable == counter_ || isInner(e.variable);
  if (changes && e.spelling.origin != SpellingOrigin::file)
    return Verdict::unknown({ReasonId::macroNamesIt, {e.spelling.macro, body_[e.variable].name}}, e.spelling.span);
  return whyNotVariable(e.variable, what);
}

std::optional<Verdict> EarlyValues::whyNot(ExpressionId value, const std::string &what) const {
  for (const ExpressionId id : expressionsIn(body_, value)) {
    if (index_.accessAt(id) != nullptr)
      return Verdict::unknown({ReasonId::addressNotComputedBefore, {what, unit_.textOf(body_[id].spelling.span)}},
                              body_[id].spelling.span);
    if (auto why = whyNotPart(id, what)) return why;
  }
  return std::nullopt;
}

std::optional<Verdict> EarlyValues::whyNotAddress(ExpressionId element, const std::string &what) const {
  for (const ExpressionId operand : body_[element].operands)
    if (auto why = whyNot(operand, what)) return why;
  return std::nullopt;
}

/// An unsigned number that passes zero in some iteration grows by something else there once it is made wider.
bool EarlyValues::wrapsWhereItGrows(const Expression &cast) const {
  const Expression &narrow = body_[cast.operands[0]];
  if (!isSome(narrow.type)) return true;
  const Type &from = unit_[narrow.type];
  return from.sizeBytes < unit_[cast.type].sizeBytes && !from.isSigned && !isNeverNegative(cast.operands[0]);
}

bool EarlyValues::isNeverNegative(ExpressionId expression) const {
  const Expression &e = body_[expression];
  if (e.constant) return *e.constant >= 0;
  const auto all = [&] {
    return std::ranges::all_of(e.operands, [&](ExpressionId id) { return isNeverNegative(id); });
  };
  switch (e.kind) {
  case ExpressionKind::builtinIndex:
    return true;
  case ExpressionKind::cast:
    return all();
  case ExpressionKind::binary: {
    static constexpr std::array kept{Operator::plus, Operator::times, Operator::divide, Operator::modulo,
                                     Operator::shiftLeft};
    return std::ranges::find(kept, e.op) != kept.end() && all();
  }
  case ExpressionKind::variable: {
    const Variable &v = body_[e.variable];
    const bool isOnce = e.variable == counter_ || std::ranges::none_of(index_.usesOf(e.variable), [](const Use *use) {
                          return use->writes() || use->kind == UseKind::escape;
                        });
    const bool isNumber = isSome(v.type) && unit_[v.type].kind == TypeKind::integer && !v.isStatic;
    return isOnce && isNumber && isSome(v.initializer) && isNeverNegative(v.initializer);
  }
  default:
    return false;
  }
}

std::optional<std::int64_t> EarlyValues::slopeOf(ExpressionId expression) const {
  const auto parts = expressionsIn(body_, expression);
  const bool isFixed = std::ranges::none_of(parts, [&](ExpressionId id) {
    const Expression &e = body_[id];
    return e.kind == ExpressionKind::variable && (e.variable == counter_ || isInner(e.variable));
  });
  if (isFixed) return 0;
  const Expression &e = body_[expression];
  const auto operand = [&](std::size_t at) { return slopeOf(e.operands[at]); };
  switch (e.kind) {
  case ExpressionKind::variable:
    if (e.variable == counter_) return 1;
    return slopeOf(body_[e.variable].initializer);
  case ExpressionKind::cast: {
    const bool isNumber = isSome(e.type) && unit_[e.type].kind == TypeKind::integer && unit_[e.type].sizeBytes >= 4;
    if (!isNumber || e.operands.size() != 1) return std::nullopt;
    const auto slope = operand(0);
    return slope && *slope != 0 && wrapsWhereItGrows(e) ? std::nullopt : slope;
  }
  case ExpressionKind::unary:
    if (e.op == Operator::plus) return operand(0);
    if (e.op == Operator::minus && operand(0)) return -*operand(0);
    return operand(0) == 0 ? std::optional<std::int64_t>(0) : std::nullopt;
  case ExpressionKind::binary: {
    const auto left = operand(0);
    const auto right = operand(1);
    if (!left || !right) return std::nullopt;
    if (e.op == Operator::plus) return *left + *right;
    if (e.op == Operator::minus) return *left - *right;
    const auto &first = body_[e.operands[0]].constant;
    const auto &second = body_[e.operands[1]].constant;
    if (e.op == Operator::times && first) return *first * *right;
    if (e.op == Operator::times && second) return *second * *left;
    return *left == 0 && *right == 0 ? std::optional<std::int64_t>(0) : std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

/// Nothing between the declaration and the piece gives a variable in its value another one, and the names in it mean
/// the same there.
bool EarlyValues::isStillTrue(const Variable &known) const {
  return std::ranges::all_of(expressionsIn(body_, known.initializer), [&](ExpressionId id) {
    if (body_[id].kind != ExpressionKind::variable) return true;
    if (!isOnlyOneNamed(body_, body_[body_[id].variable].name)) return false;
    return std::ranges::none_of(index_.usesOf(body_[id].variable), [&](const Use *use) {
      const SourceSpan &place = body_[use->expression].spelling.span;
      const bool isBetween = place.begin >= known.nameSpan.begin && place.begin < piece_.end;
      return use->kind == UseKind::escape || (use->writes() && isBetween);
    });
  });
}

/// A constant that an earlier step declared before the piece with the same value, or the person.
std::optional<std::string> EarlyValues::knownCopy(VariableId variable, const std::string &value) const {
  for (const Variable &known : body_.variables) {
    const bool isCandidate = known.isConst && known.space == VariableSpace::local && isSome(known.statement) &&
                             isSome(known.initializer) && isSome(known.type) &&
                             unit_[known.type].name == unit_[body_[variable].type].name &&
                             known.nameSpan.file == piece_.file && known.nameSpan.end <= piece_.begin;
    if (!isCandidate || unit_.textOf(body_[known.initializer].spelling.span) != value) continue;
    if (!isOnlyOneNamed(body_, known.name)) continue;
    const StatementId block = body_[known.statement].parent;
    if (isSome(block) && body_[block].spelling.span.contains(piece_) && isStillTrue(known)) return known.name;
  }
  return std::nullopt;
}

std::string EarlyValues::copyOf(VariableId variable) {
  const auto known = std::ranges::find(copies_, variable, &std::pair<VariableId, std::string>::first);
  if (known != copies_.end()) return known->second;
  const Variable &v = body_[variable];
  const std::string value = textOf(body_[v.initializer].spelling.span, 0);
  std::string name;
  if (const auto copy = knownCopy(variable, value)) {
    name = *copy;
  } else {
    name = names_.take(v.name + "0");
    declarations_.push_back("const " + unit_[v.type].name + " " + name + " = " + value + ";");
  }
  copies_.emplace_back(variable, name);
  return name;
}

std::string EarlyValues::startText() const {
  const Expression &start = body_[body_[counter_].initializer];
  return start.constant == 0 ? "0" : std::string(unit_.textOf(start.spelling.span));
}

std::string EarlyValues::iterationText() const {
  const std::string &name = body_[counter_].name;
  const std::string start = startText();
  return start == "0" ? name : name + " - " + asOperand(unit_, start);
}

std::string EarlyValues::valueOf(ExpressionId naming, std::int64_t iteration) {
  const VariableId variable = body_[naming].variable;
  if (variable == counter_) {
    const std::string start = startText();
    if (start == "0") return std::to_string(iteration);
    if (iteration == 0) return mayStandBare(body_, naming, Operator::plus) ? start : asOperand(unit_, start);
    const std::string sum = start + " + " + std::to_string(iteration);
    return mayStandBare(body_, naming, Operator::plus) ? sum : "(" + sum + ")";
  }
  const std::string name = copyOf(variable);
  const std::int64_t slope = slopeOf(body_[variable].initializer).value_or(0);
  if (slope * iteration == 0) return name;
  const std::string sum = name + (slope > 0 ? " + " : " - ") + std::to_string(std::abs(slope * iteration));
  return mayStandBare(body_, naming, Operator::plus) ? sum : "(" + sum + ")";
}

std::string EarlyValues::textOf(const SourceSpan &expression, std::int64_t iteration) {
  const std::string_view source = unit_.textOf(expression);
  std::vector<ExpressionId> names;
  for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const Expression &e = body_[id];
    if (e.kind != ExpressionKind::variable || !expression.contains(e.spelling.span)) continue;
    if (e.variable == counter_ || isInner(e.variable)) names.push_back(id);
  }
  std::ranges::sort(names, {}, [&](ExpressionId id) { return body_[id].spelling.span; });
  std::string out;
  std::vector<std::pair<std::size_t, std::size_t>> zeros;
  std::uint32_t at = expression.begin;
  for (const ExpressionId id : names) {
    const SourceSpan &span = body_[id].spelling.span;
    if (span.begin < at) continue; // an implicit copy of the same name
    out += source.substr(at - expression.begin, span.begin - at);
    const std::string value = valueOf(id, iteration);
    if (value == "0") zeros.emplace_back(out.size(), value.size());
    const std::string_view rest = source.substr(span.end - expression.begin);
    const auto sum = added(value, rest);
    out += sum ? sum->text : value;
    at = span.end + (sum ? sum->taken : 0);
  }
  out += source.substr(at - expression.begin);
  return withoutZeros(out, zeros);
}

} // namespace warpgrain::transform

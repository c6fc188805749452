// SPDX-License-Identifier: Apache-2.0
#include "core/model/HostNumbers.h"

#include "core/model/Dialect.h"
#include "core/model/IntegerArithmetic.h"
#include "core/model/LaunchArguments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>
#include <utility>

namespace warpgrain::model {

namespace {

/// Variables that name each other in a circle do not exist in valid code; the bound keeps broken code from looping.
constexpr int maximumDepth = 32;

std::optional<double> computedReal(Operator op, double a, double b) {
  switch (op) {
  case Operator::plus:
    return a + b;
  case Operator::minus:
    return a - b;
  case Operator::times:
    return a * b;
  case Operator::divide:
    return b == 0 ? std::nullopt : std::optional(a / b);
  default:
    return std::nullopt;
  }
}

template <typename T>
std::optional<bool> compare(Operator op, T a, T b) {
  switch (op) {
  case Operator::less:
    return a < b;
  case Operator::lessEqual:
    return a <= b;
  case Operator::greater:
    return a > b;
  case Operator::greaterEqual:
    return a >= b;
  case Operator::equal:
    return a == b;
  case Operator::notEqual:
    return a != b;
  case Operator::logicalAnd:
    return a != T() && b != T();
  case Operator::logicalOr:
    return a != T() || b != T();
  default:
    return std::nullopt;
  }
}

/// "1024", "1e-3f", "0x10u"; Clang does not fold numbers of floating type.
std::optional<double> realIn(const std::string &text) {
  char *end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  const std::string rest = end != nullptr ? end : "";
  const bool isNumber = end != text.c_str() && rest.find_first_not_of("fFlL") == std::string::npos;
  return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

bool isInteger(const Unit &unit, TypeId type) {
  return isSome(type) && (unit[type].kind == TypeKind::integer || unit[type].kind == TypeKind::boolean);
}

bool isReal(const Unit &unit, TypeId type) {
  return isSome(type) && unit[type].kind == TypeKind::floating;
}

} // namespace

std::optional<std::int64_t> HostNumber::integer() const {
  const auto *whole = std::get_if<std::int64_t>(&value);
  return whole != nullptr ? std::optional(*whole) : std::nullopt;
}

double HostNumber::real() const {
  const auto *whole = std::get_if<std::int64_t>(&value);
  return whole != nullptr ? static_cast<double>(*whole) : std::get<double>(value);
}

HostNumbers::HostNumbers(const Unit &unit, const Body &body, std::map<VariableId, std::int64_t> given)
    : unit_(unit), body_(body), given_(std::move(given)) {
  for (const Use &use : usesIn(body, unit))
    if (use.writes()) writes_[use.variable].push_back(use);
  const FunctionId function = functionOf(unit, body);
  if (isSome(function) && unit[function].name == "main" && !unit[function].parameters.empty())
    argumentCount_ = unit[function].parameters.front();
}

std::optional<HostNumber> HostNumbers::numberOf(ExpressionId expression) const {
  return evaluate(expression, 0);
}

std::optional<HostNumber> HostNumbers::memberOf(ExpressionId object, const std::string &name) const {
  return member(object, name, 0);
}

Extents HostNumbers::extentsOf(ExpressionId expression, bool &isGuess) const {
  return extents(expression, 0, isGuess);
}

HostNumbers::Number HostNumbers::evaluate(ExpressionId id, int depth) const {
  if (!isSome(id) || depth > maximumDepth) return std::nullopt;
  const Expression &e = body_[id];
  if (e.constant) return HostNumber{.value = *e.constant, .isGuess = false, .span = placeOf(id)};
  switch (e.kind) {
  case ExpressionKind::literal:
    return literal(e);
  case ExpressionKind::variable:
    return variable(e.variable, depth);
  case ExpressionKind::cast:
    return cast(e, depth);
  case ExpressionKind::unary:
    return unary(e, depth);
  case ExpressionKind::binary:
    return binary(e, depth);
  case ExpressionKind::conditional:
    return conditional(e, depth);
  case ExpressionKind::call:
    return call(e, depth);
  case ExpressionKind::member:
    return e.operands.empty() ? std::nullopt : member(e.operands.front(), e.name, depth);
  case ExpressionKind::construct:
  case ExpressionKind::initializers: // `int n{1024}`
    return e.operands.size() == 1 && (isInteger(unit_, e.type) || isReal(unit_, e.type))
               ? evaluate(e.operands.front(), depth + 1)
               : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// The declaration of a variable that is named, else the expression.
SourceSpan HostNumbers::placeOf(ExpressionId id) const {
  while (body_[id].kind == ExpressionKind::cast && body_[id].operands.size() == 1)
    id = body_[id].operands.front();
  const Expression &e = body_[id];
  if (e.kind == ExpressionKind::variable && isSome(e.variable) && !body_[e.variable].declaration.span.empty())
    return body_[e.variable].declaration.span;
  return e.spelling.span;
}

HostNumbers::Number HostNumbers::literal(const Expression &e) const {
  const auto value = isReal(unit_, e.type) ? realIn(e.name) : std::nullopt;
  return value ? Number({.value = *value, .isGuess = false, .span = e.spelling.span}) : std::nullopt;
}

/// Constants are what they are. Of other variables: what the first assignment gives, or else the declaration. Later
/// assignments make it a guess.
HostNumbers::Number HostNumbers::variable(VariableId id, int depth) const {
  if (!isSome(id)) return std::nullopt;
  const Variable &variable = body_[id];
  if (const auto given = given_.find(id); given != given_.end())
    return HostNumber{.value = given->second, .isGuess = false, .span = variable.declaration.span};
  if (variable.constant)
    return HostNumber{.value = *variable.constant, .isGuess = false, .span = variable.declaration.span};
  // A run without arguments has the program's name alone.
  if (id == argumentCount_) return HostNumber{.value = std::int64_t{1}, .isGuess = true, .span = variable.nameSpan};
  if (variable.space != VariableSpace::local) return std::nullopt;
  const auto writes = writes_.find(id);
  const std::size_t count = writes == writes_.end() ? 0 : writes->second.size();
  if (Number initial = evaluate(variable.initializer, depth + 1)) {
    initial->isGuess = initial->isGuess || count > 0 || variable.isStatic;
    if (!variable.declaration.span.empty()) initial->span = variable.declaration.span;
    return initial;
  }
  for (std::size_t i = 0; i < count; ++i)
    if (Number assigned = evaluate(assignedBy(writes->second[i], {}), depth + 1)) {
      assigned->isGuess = true; // whether it is reached is not looked at
      return assigned;
    }
  return std::nullopt;
}

HostNumbers::Number HostNumbers::cast(const Expression &e, int depth) const {
  Number inner = e.operands.empty() ? std::nullopt : evaluate(e.operands.front(), depth + 1);
  if (!inner) return std::nullopt;
  if (isReal(unit_, e.type)) {
    inner->value = inner->real();
    return inner;
  }
  if (!isInteger(unit_, e.type)) return std::nullopt;
  const double real = inner->real();
  if (!inner->integer() && !(std::abs(real) < 0x1p62)) return std::nullopt;
  const std::int64_t value = inner->integer().value_or(static_cast<std::int64_t>(std::trunc(real)));
  if (unit_[e.type].kind == TypeKind::boolean) {
    inner->value = std::int64_t{real != 0};
    return inner;
  }
  if (!holdsNumber(unit_, e.type, value)) return std::nullopt;
  inner->value = value;
  return inner;
}

HostNumbers::Number HostNumbers::unary(const Expression &e, int depth) const {
  Number inner = e.operands.empty() ? std::nullopt : evaluate(e.operands.front(), depth + 1);
  if (!inner) return std::nullopt;
  const auto whole = inner->integer();
  inner->span = e.spelling.span;
  switch (e.op) {
  case Operator::plus:
    return inner;
  case Operator::minus:
    if (whole && *whole != INT64_MIN)
      inner->value = -*whole;
    else
      inner->value = -inner->real();
    return inner;
  case Operator::logicalNot:
    inner->value = std::int64_t{inner->real() == 0};
    return inner;
  case Operator::bitNot:
    if (!whole) return std::nullopt;
    inner->value = ~*whole;
    return inner;
  default:
    return std::nullopt;
  }
}

HostNumbers::Number HostNumbers::binary(const Expression &e, int depth) const {
  if (e.operands.size() != 2) return std::nullopt;
  const Number a = evaluate(e.operands[0], depth + 1);
  const Number b = evaluate(e.operands[1], depth + 1);
  if (!a || !b) return std::nullopt;
  HostNumber out{.value = std::int64_t{0}, .isGuess = a->isGuess || b->isGuess, .span = e.spelling.span};
  const auto left = a->integer();
  const auto right = b->integer();
  const auto truth = left && right ? compare(e.op, *left, *right) : compare(e.op, a->real(), b->real());
  if (truth) {
    out.value = std::int64_t{*truth};
    return out;
  }
  if (left && right) {
    const auto value = computed(e.op, *left, *right);
    if (!value || (isInteger(unit_, e.type) && !holdsNumber(unit_, e.type, *value))) return std::nullopt;
    out.value = *value;
    return out;
  }
  const auto value = computedReal(e.op, a->real(), b->real());
  if (!value) return std::nullopt;
  out.value = *value;
  return out;
}

/// The side that the condition chooses; the one that is a number where the condition is not known.
HostNumbers::Number HostNumbers::conditional(const Expression &e, int depth) const {
  if (e.operands.size() != 3) return std::nullopt;
  const Number condition = evaluate(e.operands[0], depth + 1);
  Number value;
  if (condition) value = evaluate(e.operands[condition->real() != 0 ? 1 : 2], depth + 1);
  for (const std::size_t side : {2, 1})
    if (!value && !condition) value = evaluate(e.operands[side], depth + 1);
  if (value) value->isGuess = value->isGuess || !condition || condition->isGuess;
  return value;
}

/// Of the functions of mathematics, those by which sizes are computed.
HostNumbers::Number HostNumbers::call(const Expression &e, int depth) const {
  std::vector<HostNumber> values;
  for (const ExpressionId operand : e.operands)
    if (const Number value = evaluate(operand, depth + 1))
      values.push_back(*value);
    else
      return std::nullopt;
  const std::string &name = e.callee.name;
  if (values.size() == 1 && e.callee.isSystem) {
    using Computed = double (*)(double);
    static constexpr std::array<std::pair<std::string_view, Computed>, 8> functions{{
        {"ceil", [](double x) { return std::ceil(x); }},
        {"ceilf", [](double x) { return std::ceil(x); }},
        {"floor", [](double x) { return std::floor(x); }},
        {"floorf", [](double x) { return std::floor(x); }},
        {"sqrt", [](double x) { return std::sqrt(x); }},
        {"sqrtf", [](double x) { return std::sqrt(x); }},
        {"log2", [](double x) { return std::log2(x); }},
        {"abs", [](double x) { return std::abs(x); }},
    }};
    const auto *found = std::ranges::find(functions, name, &std::pair<std::string_view, Computed>::first);
    if (found == functions.end()) return std::nullopt;
    const double value = found->second(values[0].real());
    if (!std::isfinite(value)) return std::nullopt;
    HostNumber out{.value = value, .isGuess = values[0].isGuess, .span = e.spelling.span};
    if (isInteger(unit_, e.type)) out.value = static_cast<std::int64_t>(value);
    return out;
  }
  if (values.size() != 2 || (name != "min" && name != "max")) return std::nullopt;
  const bool takesFirst = (values[0].real() < values[1].real()) == (name == "min");
  HostNumber out = values[takesFirst ? 0 : 1];
  out.isGuess = values[0].isGuess || values[1].isGuess;
  return out;
}

/// `block.x`; `params.width` of a structure that this function fills.
HostNumbers::Number HostNumbers::member(ExpressionId object, const std::string &name, int depth) const {
  while (isSome(object) && body_[object].kind != ExpressionKind::variable && body_[object].operands.size() == 1)
    object = body_[object].operands.front(); // a copy, a conversion
  if (!isSome(object) || body_[object].kind != ExpressionKind::variable || !isSome(body_[object].variable))
    return std::nullopt;
  if (name.size() == 1 && name >= "x" && name <= "z") {
    bool isGuess = false;
    const Extents all = extents(object, depth + 1, isGuess);
    if (const auto value = all[static_cast<Axis>(name[0] - 'x')])
      return HostNumber{.value = *value, .isGuess = isGuess, .span = body_[object].spelling.span};
  }
  const auto writes = writes_.find(body_[object].variable);
  if (writes == writes_.end()) return std::nullopt;
  Number out;
  for (const Use &use : writes->second) {
    const ExpressionId value = assignedBy(use, name);
    if (!isSome(value)) continue;
    if (out) {
      out->isGuess = true;
      continue;
    }
    out = evaluate(value, depth + 1);
    if (!out) return std::nullopt;
  }
  return out;
}

Extents HostNumbers::extents(ExpressionId id, int depth, bool &isGuess) const {
  if (!isSome(id) || depth > maximumDepth) return {};
  const Expression &e = body_[id];
  const bool isMade = e.kind == ExpressionKind::construct || e.kind == ExpressionKind::initializers ||
                      (e.kind == ExpressionKind::call && unit_.dialect->call(e.callee).has(CallTrait::makesExtents));
  if (isInteger(unit_, e.type)) {
    const Number value = evaluate(id, depth + 1);
    if (value) isGuess = isGuess || value->isGuess;
    return Extents{{value ? value->integer() : std::nullopt, 1, 1}};
  }
  if (isMade) {
    const bool isCopy = e.operands.size() == 1 && isSome(e.operands[0]) && isSome(body_[e.operands[0]].type) &&
                        unit_[body_[e.operands[0]].type].kind == TypeKind::record;
    if (isCopy) return extents(e.operands[0], depth + 1, isGuess);
    Extents out;
    for (const Axis axis : allAxes) {
      const std::size_t i = indexOf(axis);
      const Number value = i < e.operands.size() ? evaluate(e.operands[i], depth + 1) : std::nullopt;
      if (value) isGuess = isGuess || value->isGuess;
      out[axis] = i < e.operands.size() ? (value ? value->integer() : std::nullopt) : 1;
    }
    return out;
  }
  if (e.kind == ExpressionKind::cast && !e.operands.empty()) return extents(e.operands[0], depth + 1, isGuess);
  if (e.kind == ExpressionKind::variable) return extentsOfVariable(e.variable, depth, isGuess);
  return {};
}

/// The initializer; then what is assigned, to the whole or to members. More than one assignment to one of them is a
/// guess, as is an assignment after the declaration: whether it is reached is not looked at.
Extents HostNumbers::extentsOfVariable(VariableId id, int depth, bool &isGuess) const {
  const Variable &variable = body_[id];
  if (variable.space != VariableSpace::local) return {};
  Extents out = isSome(variable.initializer) ? extents(variable.initializer, depth + 1, isGuess) : Extents{{1, 1, 1}};
  const auto writes = writes_.find(id);
  if (writes == writes_.end()) return out;
  std::array<bool, 3> isAssigned{};
  for (const Use &use : writes->second) {
    isGuess = true;
    if (const ExpressionId whole = assignedBy(use, {}); isSome(whole)) {
      if (std::ranges::none_of(isAssigned, std::identity())) out = extents(whole, depth + 1, isGuess);
      isAssigned.fill(true);
      continue;
    }
    for (const Axis axis : allAxes)
      if (const ExpressionId value = assignedBy(use, std::string(1, letterOf(axis))); isSome(value)) {
        if (std::exchange(isAssigned[indexOf(axis)], true)) continue;
        const Number number = evaluate(value, depth + 1);
        out[axis] = number ? number->integer() : std::nullopt;
      }
  }
  return out;
}

ExpressionId HostNumbers::assignedBy(const Use &use, const std::string &member) const {
  ExpressionId target = use.expression;
  if (!member.empty()) {
    target = body_[target].parent;
    if (!isSome(target) || body_[target].kind != ExpressionKind::member || body_[target].name != member)
      return none<ExpressionId>;
  }
  const ExpressionId parent = body_[target].parent;
  if (!isSome(parent)) return none<ExpressionId>;
  const Expression &assignment = body_[parent];
  const bool isCall = assignment.kind == ExpressionKind::call && assignment.callee.name == "operator=";
  const bool isPlain = assignment.kind == ExpressionKind::assign && assignment.op == Operator::none;
  const bool isTarget = assignment.operands.size() == 2 && assignment.operands[0] == target;
  return (isPlain || isCall) && isTarget ? assignment.operands[1] : none<ExpressionId>;
}

} // namespace warpgrain::model

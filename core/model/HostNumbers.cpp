// SPDX-License-Identifier: Apache-2.0
#include "core/model/HostNumbers.h"

#include "core/model/Dialect.h"
#include "core/model/HostCalls.h"
#include "core/model/IntegerArithmetic.h"
#include "core/model/LaunchArguments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <sstream>
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

/// "T" of a function template that has this parameter alone: `template <typename T> void run(…)`.
std::string onlyTypeParameter(const Unit &unit, const Function &function) {
  if (!function.isTemplate) return {};
  std::istringstream words(std::string(unit.textOf(function.span)).substr(0, 200));
  std::string head;
  std::getline(words, head, '>');
  std::ranges::replace(head, '<', ' ');
  std::istringstream parts(head);
  std::vector<std::string> all;
  for (std::string part; parts >> part;)
    all.push_back(part);
  const bool isOne = all.size() == 3 && all[0] == "template" && (all[1] == "typename" || all[1] == "class");
  return isOne ? all[2] : std::string();
}

/// `sizeof(T)` in a function template, with the types for which it is called. A guess where they are not of one size.
std::optional<HostNumber> sizeOfParameter(const Unit &unit, FunctionId function, const std::vector<HostCall> &calls,
                                          const Expression &e) {
  if (!isSome(function)) return std::nullopt;
  const std::string name = onlyTypeParameter(unit, unit[function]);
  std::string text(unit.textOf(e.spelling.span));
  std::erase_if(text, [](char c) { return c == ' '; });
  if (name.empty() || text != "sizeof(" + name + ")") return std::nullopt;
  std::optional<HostNumber> out;
  for (const HostCall &call : calls) {
    const std::string &arguments = (*call.body)[call.call].callee.templateArguments; // "<float>"
    for (const Type &type : unit.types) {
      if (type.sizeBytes == 0 || arguments != "<" + type.name + ">") continue;
      const auto bytes = static_cast<std::int64_t>(type.sizeBytes);
      if (out && out->value != decltype(out->value)(bytes)) out->isGuess = true;
      if (!out) out = HostNumber{.value = bytes, .isGuess = false, .span = e.spelling.span};
      break;
    }
  }
  return out;
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

class HostNumbers::Callers {
public:
  explicit Callers(const Unit &unit) : unit_(unit) {}

  const std::vector<HostCall> &callsOf(FunctionId function) {
    if (!calls_) calls_.emplace(unit_);
    return calls_->of(function);
  }

  const HostNumbers &numbersIn(const Body &body) {
    std::unique_ptr<HostNumbers> &numbers = numbers_[&body];
    if (!numbers) numbers.reset(new HostNumbers(unit_, body, this));
    return *numbers;
  }

private:
  const Unit &unit_;
  std::optional<HostCalls> calls_;
  std::map<const Body *, std::unique_ptr<HostNumbers>> numbers_;
};

std::shared_ptr<HostNumbers::Callers> HostNumbers::callersIn(const Unit &unit) {
  return std::make_shared<Callers>(unit);
}

HostNumbers::HostNumbers(const Unit &unit, const Body &body, std::map<VariableId, std::int64_t> given,
                         std::shared_ptr<Callers> callers)
    : unit_(unit), body_(body), given_(std::move(given)), ownCallers_(std::move(callers)) {
  lookAtBody();
}

HostNumbers::HostNumbers(const Unit &unit, const Body &body, Callers *callers)
    : unit_(unit), body_(body), callers_(callers) {
  lookAtBody();
}

void HostNumbers::lookAtBody() {
  for (const Use &use : usesIn(body_, unit_))
    if (use.writes()) writes_[use.variable].push_back(use);
  function_ = functionOf(unit_, body_);
  if (isSome(function_) && unit_[function_].name == "main" && !unit_[function_].parameters.empty())
    argumentCount_ = unit_[function_].parameters.front();
}

HostNumbers::Callers &HostNumbers::callers() const {
  if (callers_ != nullptr) return *callers_;
  if (!ownCallers_) ownCallers_ = callersIn(unit_);
  return *ownCallers_;
}

std::optional<std::size_t> HostNumbers::positionOf(VariableId parameter) const {
  if (!isSome(function_) || &unit_[function_].body != &body_) return std::nullopt;
  const std::vector<VariableId> &all = unit_[function_].parameters;
  const auto found = std::ranges::find(all, parameter);
  return found != all.end() ? std::optional(static_cast<std::size_t>(found - all.begin())) : std::nullopt;
}

/// The first that is known. It is a guess where another call passes another number, or one that is not known.
template <typename Look>
HostNumbers::Number HostNumbers::passed(VariableId parameter, const std::string &member, Look &&look) const {
  const auto [at, isNew] = passed_.try_emplace({parameter, member});
  const auto position = isNew ? positionOf(parameter) : std::nullopt;
  if (!position) return at->second;
  Number out;
  bool isOneNumber = true;
  for (const HostCall &call : callers().callsOf(function_)) {
    const Number value = look(callers().numbersIn(*call.body), call.argument(*position));
    isOneNumber = isOneNumber && value && (!out || out->value == value->value);
    if (!out) out = value;
  }
  if (out) out->isGuess = out->isGuess || !isOneNumber || writes_.contains(parameter);
  return at->second = out;
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
  case ExpressionKind::assign: // `rows = columns = 1024`
    return e.op == Operator::none && e.operands.size() == 2 ? evaluate(e.operands[1], depth + 1) : std::nullopt;
  case ExpressionKind::sizeOf:
    return sizeOfParameter(unit_, function_, callers().callsOf(function_), e);
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
  if (variable.space == VariableSpace::parameter)
    return passed(id, {},
                  [](const HostNumbers &caller, ExpressionId argument) { return caller.evaluate(argument, 0); });
  if (variable.space != VariableSpace::local) return std::nullopt;
  const auto writes = writes_.find(id);
  const std::size_t count = writes == writes_.end() ? 0 : writes->second.size();
  Number initial = evaluate(variable.initializer, depth + 1);
  // `int threads = 0;`, and later the number: nothing is launched with none.
  const bool isPlaceholder = initial && initial->real() == 0 && count > 0;
  if (initial && !isPlaceholder) {
    initial->isGuess = initial->isGuess || count > 0 || variable.isStatic;
    if (!variable.declaration.span.empty()) initial->span = variable.declaration.span;
    return initial;
  }
  // Assignments may name each other in a circle.
  const auto [known, isNew] = passed_.try_emplace({id, "="});
  for (std::size_t i = 0; isNew && !known->second && i < count; ++i)
    known->second = evaluate(assignedBy(writes->second[i], {}), depth + 1);
  if (Number assigned = known->second) {
    assigned->isGuess = true; // whether it is reached is not looked at
    return assigned;
  }
  if (initial) initial->isGuess = true;
  return initial;
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
  if (body_[body_[object].variable].space == VariableSpace::parameter)
    return passed(body_[object].variable, name, [&name](const HostNumbers &caller, ExpressionId argument) {
      return caller.member(argument, name, 0);
    });
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
  if (variable.space == VariableSpace::parameter) {
    Extents out;
    for (const Axis axis : allAxes) {
      const std::string name(1, letterOf(axis));
      const Number number = passed(id, name, [&](const HostNumbers &caller, ExpressionId argument) {
        bool isOneGuess = false;
        const Extents all = caller.extents(argument, 0, isOneGuess);
        if (!all[axis]) return Number();
        return Number({.value = *all[axis], .isGuess = isOneGuess, .span = caller.body_[argument].spelling.span});
      });
      if (number) isGuess = isGuess || number->isGuess;
      out[axis] = number ? number->integer() : std::nullopt;
    }
    return out;
  }
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

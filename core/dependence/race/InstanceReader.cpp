// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/InstanceReader.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <bit>

namespace warpgrain::dependence {

using namespace model;

namespace {

/// Initializers are followed through at most so many variables.
constexpr int maximumDepth = 64;

/// Of a block (Programming Guide, "Technical Specifications per Compute Capability").
constexpr std::array largestExtents{1024, 1024, 64};

std::string between(const Linear &left, const char *relation, const Linear &right) {
  return left.toString() + " " + relation + " " + right.toString();
}

/// The relation of a comparison, or of its contrary.
const char *relationOf(Operator op, bool holds) {
  switch (op) {
  case Operator::less:
    return holds ? "<" : ">=";
  case Operator::lessEqual:
    return holds ? "<=" : ">";
  case Operator::greater:
    return holds ? ">" : "<=";
  case Operator::greaterEqual:
    return holds ? ">=" : "<";
  case Operator::equal:
    return holds ? "=" : "!=";
  case Operator::notEqual:
    return holds ? "!=" : "=";
  default:
    return nullptr;
  }
}

} // namespace

bool ComparedKernel::varies(ExpressionId expression) const {
  return std::ranges::any_of(variance, [&](const ThreadVariance &along) { return along.varies(expression); });
}

const std::string &Symbols::nameOf(const std::string &expression) {
  const auto [found, isNew] = byExpression_.try_emplace(expression, "s" + std::to_string(byExpression_.size()));
  if (isNew) names_.insert(found->second);
  return found->second;
}

InstanceReader::InstanceReader(const ComparedKernel &kernel, const Window &window, Symbols &symbols, std::string thread)
    : kernel_(kernel), body_(kernel.index.body()), unit_(kernel.index.unit()), window_(window), symbols_(symbols),
      thread_(std::move(thread)) {
  for (const Axis axis : allAxes) {
    const std::string name = thread_ + letterOf(axis);
    const auto extent = kernel.block[axis];
    const std::string bound =
        extent ? std::to_string(*extent) : symbols.nameOf(std::string("blockDim.") + letterOf(axis));
    names_.push_back(name);
    formulas_.push_back("0 <= " + name + " < " + bound);
    if (!extent) formulas_.push_back(bound + " <= " + std::to_string(largestExtents[indexOf(axis)]));
  }
}

bool InstanceReader::isInteger(ExpressionId expression) const {
  const TypeId type = body_[expression].type;
  if (!isSome(type)) return false;
  const TypeKind kind = unit_[type].kind;
  return kind == TypeKind::integer || kind == TypeKind::boolean;
}

bool InstanceReader::isUnsigned(ExpressionId expression) const {
  const TypeId type = body_[expression].type;
  return isSome(type) && unit_[type].kind == TypeKind::integer && !unit_[type].isSigned;
}

/// A variable keeps its value from a place to the end of the window if it is written before, after, or by the header of
/// a loop that both are in the same iteration of.
bool InstanceReader::isSteady(VariableId variable, std::uint32_t from) const {
  return std::ranges::all_of(kernel_.index.usesOf(variable), [&](const Use *use) {
    if (!use->writes()) return true;
    if (use->kind == UseKind::escape || !isSome(use->statement)) return false;
    if (isSome(window_.repeated) && isInside(body_, use->statement, window_.repeated)) return false;
    const Statement &statement = body_[use->statement];
    const SourceSpan &span = statement.spelling.span;
    if (span.end <= from || span.begin >= window_.end) return true;
    return statement.isLoop() && span.begin < from && span.end >= window_.end;
  });
}

std::optional<Linear> InstanceReader::threadIndex(const Expression &e) {
  if (!e.axis) return std::nullopt;
  const char letter = letterOf(*e.axis);
  switch (e.builtin) {
  case BuiltinIndex::threadIdx:
    return Linear::named(thread_ + letter);
  case BuiltinIndex::blockDim:
    if (const auto extent = kernel_.block[*e.axis]) return Linear(*extent);
    return Linear::named(symbols_.nameOf(std::string("blockDim.") + letter));
  default:
    return Linear::named(symbols_.nameOf(std::string(nameOf(e.builtin)) + "." + letter));
  }
}

std::optional<Linear> InstanceReader::variable(ExpressionId id, std::uint32_t from) {
  const VariableId variable = body_[id].variable;
  if (const auto counter = counters_.find(variable); counter != counters_.end()) return Linear::named(counter->second);
  const Variable &declared = body_[variable];
  if (declared.constant) return Linear(*declared.constant);
  if (declared.space == VariableSpace::local && isSome(declared.initializer) && isSome(declared.statement) &&
      !kernel_.index.isReassigned(variable) && isInteger(declared.initializer)) {
    // Declared inside the loop whose next iteration is looked at, it is another variable each time; what it is made of
    // tells whether its value is the same.
    const std::uint32_t declaredAt = body_[declared.statement].spelling.span.begin;
    if (auto value = this->value(declared.initializer, declaredAt)) return value;
  }
  return symbol(id, from);
}

std::optional<Linear> InstanceReader::quotient(const Linear &value, std::int64_t divisor) {
  if (divisor <= 0) return std::nullopt;
  if (const auto constant = value.asConstant()) return Linear(*constant / divisor);
  requireNonNegative(value); // C++ rounds towards zero, isl's floor down
  const std::string name = "floor((" + value.toString() + ")/" + std::to_string(divisor) + ")";
  const bool symbolic = std::ranges::any_of(value.terms(), [this](const auto &term) {
    return symbols_.contains(term.first) || symbolicQuotients_.contains(term.first);
  });
  if (symbolic) symbolicQuotients_.insert(name);
  return Linear::named(name);
}

std::optional<Linear> InstanceReader::remainder(const Linear &value, std::int64_t divisor) {
  const auto times = quotient(value, divisor);
  if (!times) return std::nullopt;
  return value.plus(*times, -divisor);
}

std::optional<Linear> InstanceReader::binary(const Expression &e, std::uint32_t from) {
  const auto left = value(e.operands[0], from);
  if (!left) return std::nullopt;
  const auto right = value(e.operands[1], from);
  if (!right) return std::nullopt;
  const auto constant = right->asConstant();
  const bool smallShift = constant && *constant >= 0 && *constant < 31;
  switch (e.op) {
  case Operator::plus:
    return left->plus(*right);
  case Operator::minus:
    return left->plus(*right, -1);
  case Operator::times:
    if (constant) return left->scaled(*constant);
    if (const auto factor = left->asConstant()) return right->scaled(*factor);
    return std::nullopt;
  case Operator::divide:
    return constant ? quotient(*left, *constant) : std::nullopt;
  case Operator::modulo:
    return constant ? remainder(*left, *constant) : std::nullopt;
  case Operator::shiftLeft:
    return smallShift ? left->scaled(std::int64_t{1} << *constant) : std::nullopt;
  case Operator::shiftRight:
    return smallShift ? quotient(*left, std::int64_t{1} << *constant) : std::nullopt;
  case Operator::bitAnd:
    if (constant && *constant > 0 && std::has_single_bit(static_cast<std::uint64_t>(*constant) + 1))
      return remainder(*left, *constant + 1);
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<Linear> InstanceReader::value(ExpressionId id, std::uint32_t from) {
  if (!isSome(id) || depth_ > maximumDepth) return std::nullopt;
  const Expression &e = body_[id];
  if (e.constant) return Linear(*e.constant);
  if (!isInteger(id)) return std::nullopt;
  ++depth_;
  std::optional<Linear> out;
  switch (e.kind) {
  case ExpressionKind::builtinIndex:
    out = threadIndex(e);
    break;
  case ExpressionKind::variable:
    out = variable(id, from);
    break;
  case ExpressionKind::cast:
    // Narrow types cut values off.
    if (unit_[e.type].sizeBytes >= 4) {
      out = value(e.operands[0], from);
      if (out && isUnsigned(id) && !isUnsigned(e.operands[0])) requireNonNegative(*out);
    }
    break;
  case ExpressionKind::unary:
    if (e.op == Operator::plus) out = value(e.operands[0], from);
    if (e.op == Operator::minus)
      if (const auto operand = value(e.operands[0], from)) out = operand->scaled(-1);
    if (out && isUnsigned(id)) requireNonNegative(*out);
    break;
  case ExpressionKind::binary:
    out = binary(e, from);
    if (out && isUnsigned(id) && e.op == Operator::minus) requireNonNegative(*out);
    break;
  default:
    break;
  }
  --depth_;
  return out ? out : symbol(id, from);
}

/// An expression that all threads of the block agree on is one unknown number.
std::optional<Linear> InstanceReader::symbol(ExpressionId id, std::uint32_t from) {
  if (kernel_.varies(id)) return std::nullopt;
  const auto key = keyOf(id, from);
  return key ? std::optional(Linear::named(symbols_.nameOf(*key))) : std::nullopt;
}

/// A spelling of an expression in which equal variables have equal names; nothing where its value may change with
/// memory, or in the window.
std::optional<std::string> InstanceReader::keyOf(ExpressionId id, std::uint32_t from) const {
  const Expression &e = body_[id];
  if (e.constant) return std::to_string(*e.constant);
  switch (e.kind) {
  case ExpressionKind::variable:
    if (body_[e.variable].constant) return std::to_string(*body_[e.variable].constant);
    if (!body_[e.variable].isPerThread() && body_[e.variable].space != VariableSpace::templateParameter)
      return std::nullopt;
    if (!isInteger(id) || !isSteady(e.variable, from)) return std::nullopt;
    // A variable of the repeated loop's body is made anew in the next iteration.
    if (isSome(window_.repeated) && isSome(body_[e.variable].statement) &&
        isInside(body_, body_[e.variable].statement, window_.repeated))
      return std::nullopt;
    return "v" + std::to_string(static_cast<std::uint32_t>(e.variable));
  case ExpressionKind::builtinIndex:
    if (!e.axis) return std::nullopt;
    return std::string(nameOf(e.builtin)) + "." + letterOf(*e.axis);
  case ExpressionKind::cast:
    return isInteger(id) ? keyOf(e.operands[0], from) : std::nullopt;
  case ExpressionKind::unary:
    if (e.op == Operator::increment || e.op == Operator::decrement || e.op == Operator::dereference ||
        e.op == Operator::addressOf)
      return std::nullopt;
    [[fallthrough]];
  case ExpressionKind::binary: {
    std::string key = "(" + std::to_string(static_cast<int>(e.kind)) + "." + std::to_string(static_cast<int>(e.op));
    for (const ExpressionId operand : e.operands) {
      const auto part = keyOf(operand, from);
      if (!part) return std::nullopt;
      key += " " + *part;
    }
    return key + ")";
  }
  default:
    return std::nullopt;
  }
}

std::optional<std::string> InstanceReader::comparison(const Expression &e, bool holds, std::uint32_t from) {
  const char *relation = relationOf(e.op, holds);
  if (relation == nullptr) return std::nullopt;
  const auto left = value(e.operands[0], from);
  const auto right = value(e.operands[1], from);
  if (!left || !right) return std::nullopt;
  return between(*left, relation, *right);
}

std::optional<std::string> InstanceReader::formula(ExpressionId id, bool holds, std::uint32_t from) {
  if (!isSome(id)) return std::nullopt;
  const Expression &e = body_[id];
  if (e.constant) return (*e.constant != 0) == holds ? "0 = 0" : "0 = 1";
  if (e.kind == ExpressionKind::unary && e.op == Operator::logicalNot) return formula(e.operands[0], !holds, from);
  if (e.kind == ExpressionKind::binary && (e.op == Operator::logicalAnd || e.op == Operator::logicalOr)) {
    const auto left = formula(e.operands[0], holds, from);
    const auto right = formula(e.operands[1], holds, from);
    const bool both = (e.op == Operator::logicalAnd) == holds;
    // Of a conjunction one side that is not understood spoils the whole: fewer conditions would find races that are
    // not.
    if (!left || !right) return std::nullopt;
    return "(" + *left + (both ? ") and (" : ") or (") + *right + ")";
  }
  if (e.kind == ExpressionKind::binary)
    if (auto compared = comparison(e, holds, from)) return compared;
  if (e.kind == ExpressionKind::cast && isSome(e.type) && unit_[e.type].kind == TypeKind::boolean)
    return formula(e.operands[0], holds, from);
  const auto number = value(id, from);
  if (!number) return std::nullopt;
  return number->toString() + (holds ? " != 0" : " = 0");
}

bool InstanceReader::enterLoop(StatementId id) {
  const Statement &loop = body_[id];
  if (loop.kind != StatementKind::forLoop || !isSome(loop.initializer) || !isSome(loop.increment)) return false;
  const Statement &first = body_[loop.initializer];
  if (first.kind != StatementKind::declaration || first.variables.size() != 1) return false;
  const VariableId counter = first.variables.front();
  const auto uses = kernel_.index.usesOf(counter);
  const auto writes = std::ranges::count_if(uses, [](const Use *use) { return use->writes(); });
  const Expression &increment = body_[loop.increment];
  const bool byOne = increment.kind == ExpressionKind::unary && increment.op == Operator::increment &&
                     body_[increment.operands[0]].kind == ExpressionKind::variable &&
                     body_[increment.operands[0]].variable == counter;
  if (writes != 1 || !byOne || !isInteger(body_[counter].initializer)) return false;
  const auto start = value(body_[counter].initializer, loop.spelling.span.begin);
  if (!start) return false;
  const std::string name = thread_ + "k" + std::to_string(static_cast<std::uint32_t>(counter));
  counters_[counter] = name;
  names_.push_back(name);
  formulas_.push_back(between(*start, "<=", Linear::named(name)));
  const auto goesOn = formula(loop.condition, true, loop.spelling.span.begin);
  if (!goesOn) return false;
  formulas_.push_back(*goesOn);
  return true;
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/LaunchedArguments.h"

#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/steps/memory/placement/Texture.h"
#include "core/steps/rewrite/IncludeHeader.h"
#include "core/steps/rewrite/KernelPlace.h"
#include "core/steps/rewrite/LaunchPlace.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <string>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// What a launch hands over for a parameter.
class LaunchedArgument {
public:
  LaunchedArgument(const Unit &unit, FunctionId kernel, const Launch &launch, VariableId parameter)
      : unit_(unit), kernel_(unit[kernel]), launch_(launch), isPointer_(isPointer(parameter)) {
    if (!isSome(launch.launcher) || launch.form != LaunchSyntax::chevrons) return;
    expression_ = LaunchStatement(unit, launch).argument(positionOf(kernel_, parameter));
  }

  bool isPointer() const { return isPointer_; }

  /// Its value, or how many bytes it lies behind the begin of what is allocated; no value if that is not known.
  std::optional<std::int64_t> value() const {
    if (!isSome(expression_)) return std::nullopt;
    return isPointer_ ? bytesBehind(expression_) : constantValue(body(), unit_, expression_);
  }

  SourceSpan span() const { return body()[expression_].spelling.span; }

  std::string text() const { return std::string(unit_.textOf(span())); }

  /// The size of what the pointer leads to.
  std::int64_t elementBytes() const { return sizeBehind(expression_).value_or(1); }

  /// The statement before which a line may ask for the argument's value; none where it may not be evaluated twice.
  StatementId statementBefore() const {
    if (!isSome(expression_) || !body()[expression_].spelling.editable() || !hasPlainType()) return none<StatementId>;
    const bool isQuiet = std::ranges::none_of(expressionsIn(body(), expression_),
                                              [this](ExpressionId id) { return hasEffectItself(body()[id]); });
    return isQuiet ? statementToPutBefore(unit_, launch_, expression_, false) : none<StatementId>;
  }

private:
  bool isPointer(VariableId parameter) const { return unit_[kernel_.body[parameter].type].kind == TypeKind::pointer; }

  /// As it is written, it is a pointer or a number that has a remainder, and no object that becomes one.
  bool hasPlainType() const {
    ExpressionId written = expression_;
    while (body()[written].kind == ExpressionKind::cast && body()[written].isImplicit &&
           body()[written].operands.size() == 1)
      written = body()[written].operands[0];
    const TypeId type = body()[written].type;
    return isSome(type) && unit_[type].kind == (isPointer_ ? TypeKind::pointer : TypeKind::integer);
  }

  const Body &body() const { return unit_[launch_.launcher].body; }

  ExpressionId withoutCasts(ExpressionId id) const {
    while (body()[id].kind == ExpressionKind::cast && body()[id].operands.size() == 1)
      id = body()[id].operands[0];
    return id;
  }

  std::optional<std::int64_t> sizeBehind(ExpressionId pointer) const {
    const TypeId type = body()[pointer].type;
    if (!isSome(type) || unit_[type].kind != TypeKind::pointer || !isSome(unit_[type].element)) return std::nullopt;
    const std::uint64_t bytes = unit_[unit_[type].element].sizeBytes;
    return bytes == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(bytes));
  }

  /// Of `p`, `p + 4` and `&p[4]`.
  std::optional<std::int64_t> bytesBehind(ExpressionId argument) const {
    const ExpressionId pointer = withoutCasts(argument);
    const Expression &e = body()[pointer];
    if (e.kind == ExpressionKind::variable)
      return allocatedBytes(unit_, launch_, pointer) ? std::optional<std::int64_t>(0) : std::nullopt;
    if (e.kind == ExpressionKind::binary && (e.op == Operator::plus || e.op == Operator::minus))
      return moved(pointer, e.operands, e.op == Operator::plus ? 1 : -1);
    if (e.kind == ExpressionKind::unary && e.op == Operator::addressOf &&
        body()[e.operands[0]].kind == ExpressionKind::subscript)
      return moved(pointer, body()[e.operands[0]].operands, 1);
    return std::nullopt;
  }

  std::optional<std::int64_t> moved(ExpressionId whole, const std::vector<ExpressionId> &operands, int sign) const {
    const auto size = sizeBehind(whole);
    const auto begin = size && operands.size() == 2 ? bytesBehind(operands[0]) : std::nullopt;
    const auto elements = begin ? constantValue(body(), unit_, operands[1]) : std::nullopt;
    if (!elements) return std::nullopt;
    return *begin + sign * *elements * *size;
  }

  const Unit &unit_;
  const Function &kernel_;
  const Launch &launch_;
  bool isPointer_;
  ExpressionId expression_ = none<ExpressionId>;
};

/// The lines with assertions that stand right before a place.
std::string assertionsBefore(std::string_view text, std::uint32_t place) {
  std::size_t begin = place == 0 ? 0 : text.rfind('\n', place - 1) + 1;
  const std::size_t end = begin;
  while (begin > 1) {
    const std::size_t line = text.rfind('\n', begin - 2) + 1;
    const std::size_t word = text.find_first_not_of(" \t", line);
    if (!text.substr(word).starts_with("assert(")) break;
    begin = line;
  }
  return std::string(text.substr(begin, end - begin));
}

TextEdits assertedAt(const Unit &unit, FunctionId kernel, const Launch &launch, const ArgumentNeed &need) {
  const LaunchedArgument argument(unit, kernel, launch, need.parameter);
  if (argument.value()) return {}; // a multiple, or the launch is refused
  const StatementId statement = argument.statementBefore();
  if (!isSome(statement)) return {};
  const std::string value =
      argument.isPointer() ? "reinterpret_cast<size_t>(" + argument.text() + ")" : asOperand(unit, argument.text());
  const std::string line = "assert(" + value + " % " + std::to_string(need.multiple) + " == 0);";
  const SourceSpan &place = unit[launch.launcher].body[statement].spelling.span;
  if (assertionsBefore(unit[place.file].text, place.begin).contains(line)) return {};
  TextEdits edits = linesBefore(unit, unit[launch.launcher], statement, {line}, false);
  if (const auto include = assertIncluded(unit, place.file, place.begin)) edits.push_back(*include);
  return edits;
}

} // namespace

std::optional<Verdict> whyNotMultiple(const Unit &unit, FunctionId kernel, const ArgumentNeed &need) {
  for (const Launch *launch : unit.launchesOf(kernel)) {
    const LaunchedArgument argument(unit, kernel, *launch, need.parameter);
    const auto value = argument.value();
    if (!value || *value % need.multiple == 0) continue;
    const std::int64_t size = argument.isPointer() ? argument.elementBytes() : 1;
    const std::int64_t behind = (*value % need.multiple + need.multiple) % need.multiple;
    return Verdict::illegal({ReasonId::vectorBeginsBetween, {argument.text(), behind / size, need.multiple / size}},
                            argument.span());
  }
  return std::nullopt;
}

bool isAllocatedMultiple(const Unit &unit, FunctionId kernel, const ArgumentNeed &need) {
  const auto launches = unit.launchesOf(kernel);
  return !launches.empty() && std::ranges::all_of(launches, [&](const Launch *launch) {
    const auto value = LaunchedArgument(unit, kernel, *launch, need.parameter).value();
    return value && *value % need.multiple == 0;
  });
}

TextEdits assertedAtLaunches(const Unit &unit, FunctionId kernel, const std::vector<ArgumentNeed> &needs) {
  TextEdits out;
  for (const Launch *launch : unit.launchesOf(kernel))
    for (const ArgumentNeed &need : needs) {
      const TextEdits more = assertedAt(unit, kernel, *launch, need);
      out.insert(out.end(), more.begin(), more.end());
    }
  return out;
}

} // namespace warpgrain::transform

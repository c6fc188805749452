// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/LaneSums.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/loopkit/LoopInstances.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::optional<SumOperation> operationOf(Operator op) {
  switch (op) {
  case Operator::plus:
  case Operator::minus:
    return SumOperation::sum;
  case Operator::times:
    return SumOperation::product;
  case Operator::bitAnd:
    return SumOperation::bitAnd;
  case Operator::bitOr:
    return SumOperation::bitOr;
  case Operator::bitXor:
    return SumOperation::bitXor;
  default:
    return std::nullopt;
  }
}

class SumFinder {
public:
  SumFinder(const BodyIndex &index, StatementId loop, VariableId counter)
      : index_(index), body_(index.body()), unit_(index.unit()), loop_(loop), counter_(counter) {}

  std::expected<std::vector<LaneSum>, Verdict> run() {
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const VariableId id{static_cast<std::uint32_t>(i)};
      if (id == counter_ || !body_[id].isPerThread() || isInLoop(body_[id].statement)) continue;
      if (auto why = judge(id)) return std::unexpected(*std::move(why));
    }
    return std::move(sums_);
  }

private:
  /// What happens to a variable in one statement.
  struct Addition {
    SumOperation operation = SumOperation::sum;
    std::string function;
  };

  bool isInLoop(StatementId statement) const { return isSome(statement) && isInside(body_, statement, loop_); }

  const Type *typeOf(TypeId type) const { return isSome(type) ? &unit_[type] : nullptr; }

  const SourceSpan &placeOf(const Use &use) const { return body_[use.expression].spelling.span; }

  std::optional<Verdict> judge(VariableId id) {
    std::vector<const Use *> inside = index_.usesOf(id);
    std::vector<const Use *> outside;
    std::erase_if(inside, [&](const Use *use) {
      if (!isInLoop(use->statement)) outside.push_back(use);
      return !isInLoop(use->statement);
    });
    const auto written = std::ranges::find_if(inside, &Use::writes);
    if (written == inside.end()) return std::nullopt;
    const Variable &variable = body_[id];
    const Type *type = typeOf(variable.type);
    if (type != nullptr && type->kind == TypeKind::reference)
      return Verdict::unknown({ReasonId::variableIsReference, {variable.name}}, placeOf(**written));
    if (type != nullptr && type->isVolatile)
      return Verdict::unknown({ReasonId::variableIsVolatile, {variable.name}}, placeOf(**written));
    const std::string line = lineText(unit_, placeOf(**written));
    if (type != nullptr && type->kind == TypeKind::array)
      return Verdict::illegal({ReasonId::arrayOfEachLane, {variable.name, line}}, placeOf(**written));
    if (auto sum = sumOf(id, inside)) {
      if (auto why = whyNotExchanged(*sum, *type)) return why;
      sums_.push_back(std::move(*sum));
      return std::nullopt;
    }
    if (!definesFirst(index_, body_[loop_].children.front(), id))
      return Verdict::illegal({ReasonId::valueCarriedBetweenIterations, {variable.name, line}}, placeOf(**written));
    if (outside.empty()) return std::nullopt;
    return Verdict::illegal({ReasonId::valueOfOneLane, {variable.name, lineText(unit_, placeOf(*outside.front()))}},
                            placeOf(*outside.front()));
  }

  static std::optional<Verdict> whyNotExchanged(const LaneSum &sum, const Type &type) {
    const bool isKnown = type.kind == TypeKind::integer || type.kind == TypeKind::boolean ||
                         (type.kind == TypeKind::floating && type.sizeBytes >= 4);
    if (isKnown && type.sizeBytes <= 8) return std::nullopt;
    return Verdict::unknown({ReasonId::sumNotExchanged, {sum.name, type.name}}, sum.span);
  }

  std::optional<LaneSum> sumOf(VariableId id, const std::vector<const Use *> &uses) const {
    const Type *type = typeOf(body_[id].type);
    if (type == nullptr) return std::nullopt;
    std::optional<Addition> common;
    for (const Use *use : uses) {
      const auto addition = additionAt(*use, id, *type);
      if (!addition) return std::nullopt;
      if (common && (common->operation != addition->operation || common->function != addition->function))
        return std::nullopt;
      common = addition;
    }
    LaneSum out{.name = body_[id].name,
                .operation = common->operation,
                .function = common->function,
                .type = type->name,
                .isFloating = type->kind == TypeKind::floating,
                .isSigned = type->isSigned,
                .span = placeOf(*uses.front())};
    out.isIdentityBefore = holdsIdentity(id, out.operation);
    return out;
  }

  /// The statement of a use, where all that it does with the variable is to add something to it.
  std::optional<Addition> additionAt(const Use &use, VariableId id, const Type &type) const {
    const Statement &statement = body_[use.statement];
    if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return std::nullopt;
    const Expression &e = body_[statement.expression];
    const auto named = static_cast<std::size_t>(std::ranges::count_if(
        expressionsIn(body_, statement.expression), [&](ExpressionId each) { return names(each, id); }));
    const bool steps = e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement);
    if (steps && named == 1 && names(e.operands[0], id) && type.kind == TypeKind::integer) return Addition{};
    if (e.kind != ExpressionKind::assign || e.operands.size() != 2 || !names(e.operands[0], id)) return std::nullopt;
    if (e.op == Operator::none) return named == 2 ? additionIn(e.operands[1], id, type) : std::nullopt;
    const auto operation = operationOf(e.op);
    if (named != 1 || !operation || !takes(*operation, type, e.operands[1])) return std::nullopt;
    return Addition{*operation, {}};
  }

  bool names(ExpressionId e, VariableId id) const {
    return body_[e].kind == ExpressionKind::variable && body_[e].variable == id;
  }

  ExpressionId stripped(ExpressionId e) const {
    while (body_[e].kind == ExpressionKind::cast && body_[e].isImplicit && body_[e].operands.size() == 1)
      e = body_[e].operands[0];
    return e;
  }

  /// `sum + e`, `e + sum`, `sum - e`, `fmaxf(sum, e)`: the new value of the variable.
  std::optional<Addition> additionIn(ExpressionId value, VariableId id, const Type &type) const {
    const Expression &e = body_[stripped(value)];
    if (e.operands.size() != 2) return std::nullopt;
    const bool isFirst = isNamingOf(body_, e.operands[0], id);
    if (!isFirst && !isNamingOf(body_, e.operands[1], id)) return std::nullopt;
    const ExpressionId other = e.operands[isFirst ? 1 : 0];
    if (e.kind == ExpressionKind::call) return extremumIn(e, type);
    const auto operation = e.kind == ExpressionKind::binary ? operationOf(e.op) : std::nullopt;
    const bool subtracts = e.op == Operator::minus && !isFirst;
    const Type *computed = typeOf(e.type);
    const bool isPlain =
        computed != nullptr && (type.kind == TypeKind::floating ? computed->kind == type.kind : isInteger(*computed));
    if (!operation || subtracts || !isPlain || !takes(*operation, type, other)) return std::nullopt;
    return Addition{*operation, {}};
  }

  static bool isInteger(const Type &type) { return type.kind == TypeKind::integer || type.kind == TypeKind::boolean; }

  /// Adding a value of that type to one of the variable's gives the same in any order, as far as integers go. What is
  /// put into a bool is compared with 0 each time.
  bool takes(SumOperation operation, const Type &type, ExpressionId value) const {
    const Type *added = typeOf(body_[stripped(value)].type);
    if (added == nullptr) return false;
    if (type.kind == TypeKind::boolean)
      return added->kind == TypeKind::boolean &&
             (operation == SumOperation::bitAnd || operation == SumOperation::bitOr);
    if (type.kind == TypeKind::integer) return isInteger(*added);
    const bool adds = operation == SumOperation::sum || operation == SumOperation::product;
    return type.kind == TypeKind::floating && adds && (added->kind == TypeKind::floating || isInteger(*added));
  }

  /// A call that gives the variable's own type, so that its values are compared as they are.
  std::optional<Addition> extremumIn(const Expression &call, const Type &type) const {
    const CallMeaning meaning = unit_.dialect->call(call.callee);
    const bool isOfIntegers =
        type.kind == TypeKind::integer && meaning.effect == CallEffect::none &&
        (meaning.integer == IntegerFunction::minimum || meaning.integer == IntegerFunction::maximum);
    const bool isOfAny =
        meaning.has(CallTrait::extremum) && (type.kind == TypeKind::integer || type.kind == TypeKind::floating);
    const Type *given = typeOf(call.type);
    if (given != nullptr && given->kind == TypeKind::reference) given = typeOf(given->element);
    if ((!isOfIntegers && !isOfAny) || given == nullptr || given->name != type.name) return std::nullopt;
    if (call.spelling.origin != SpellingOrigin::file) return std::nullopt;
    const std::string_view text = unit_.textOf(call.spelling.span);
    return Addition{SumOperation::extremum, std::string(text.substr(0, text.find('(')))};
  }

  /// Declared with the value, and given no other one before the loop, whatever loops are around it.
  bool holdsIdentity(VariableId id, SumOperation operation) const {
    const Variable &variable = body_[id];
    if (!isSome(variable.statement) || !isSome(variable.initializer)) return false;
    const double identity = operation == SumOperation::product ? 1 : 0;
    const Expression &value = body_[stripped(variable.initializer)];
    const bool isNumber = value.kind == ExpressionKind::literal && !value.name.empty();
    char *end = nullptr;
    const double number = isNumber ? std::strtod(value.name.c_str(), &end) : 0;
    const bool isRead = isNumber && end != value.name.c_str();
    if (!(isRead && number == identity) && !(value.constant && static_cast<double>(*value.constant) == identity))
      return false;
    const StatementId block = body_[variable.statement].parent;
    for (StatementId at = body_[loop_].parent; isSome(at) && at != block; at = body_[at].parent)
      if (body_[at].isLoop()) return false;
    return std::ranges::none_of(index_.usesOf(id), [&](const Use *use) {
      return use->writes() && isSome(use->statement) && !isInLoop(use->statement) &&
             placeOf(*use).begin < body_[loop_].keyword.begin;
    });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  StatementId loop_;
  VariableId counter_;
  std::vector<LaneSum> sums_;
};

/// Of two findings of the same sum, what holds for both.
void widen(LaneSum &sum, const LaneSum &other) {
  if (other.isFloating && !sum.isFloating) sum.type = other.type;
  sum.isFloating |= other.isFloating;
  sum.isSigned |= other.isSigned;
  sum.isIdentityBefore &= other.isIdentityBefore;
}

} // namespace

std::expected<std::vector<LaneSum>, Verdict> laneSumsOf(const BodyIndex &index, StatementId loop, VariableId counter) {
  return SumFinder(index, loop, counter).run();
}

std::expected<std::vector<LaneSum>, Verdict> laneSumsOf(const Function &kernel, const BodyIndex &index,
                                                        const CountingLoop &loop) {
  std::optional<std::vector<LaneSum>> common;
  for (const Instance &instance : kernel.instances) {
    const StatementId id = sameLoopIn(instance.body, kernel.body[loop.loop]);
    if (!isSome(id)) continue;
    const BodyIndex own(instance.body, index.unit());
    auto sums = laneSumsOf(own, id, counterOf(instance.body, id));
    if (!sums) return sums;
    const bool isLike = !common || std::ranges::equal(*common, *sums, &LaneSum::isLike);
    if (!isLike)
      return std::unexpected(Verdict::unknown(ReasonId::bodyDiffersBetweenInstances, kernel.body[loop.loop].keyword));
    if (!common)
      common = std::move(*sums);
    else
      for (std::size_t i = 0; i < common->size(); ++i)
        widen((*common)[i], (*sums)[i]);
  }
  if (common) return *std::move(common);
  return laneSumsOf(index, loop.loop, loop.counter);
}

} // namespace warpgrain::transform

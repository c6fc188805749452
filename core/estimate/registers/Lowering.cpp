// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/Lowering.h"

#include "core/estimate/work/Unrolling.h"
#include "core/model/Dialect.h"
#include "core/model/TripCount.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace warpgrain::estimate {

using model::Body;
using model::ExpressionId;
using model::ExpressionKind;
using model::Statement;
using model::StatementId;
using model::StatementKind;
using model::VariableId;

namespace {

/// Instructions after which no more loops are written out.
constexpr std::size_t mostValues = 6000;

/// A record that fits in a register is one number, as `half2` is.
constexpr std::uint64_t bytesOfRegister = 4;

/// Iterations of a loop of unknown length that are written one after the other, and the nodes that they have together.
constexpr std::int64_t mostCopies = 4;
constexpr std::int64_t mostKnownCopies = 8; ///< where the length is known
constexpr std::int64_t mostNodesOfCopies = 240;

/// Its counter grows by a constant that is a power of two: only then the number of iterations is cheap to compute.
bool isCounted(const Body &body, const Statement &loop) {
  if (!model::isSome(loop.increment)) return false;
  const model::Expression &e = body[loop.increment];
  if (e.op == model::Operator::increment || e.op == model::Operator::decrement) return true;
  if (e.kind != ExpressionKind::assign || (e.op != model::Operator::plus && e.op != model::Operator::minus))
    return false;
  const auto step = body[e.operands[1]].constant;
  return step && *step != 0 && std::has_single_bit(static_cast<std::uint64_t>(std::abs(*step)));
}

} // namespace

VirtualCode lowered(const model::Unit &unit, const Body &kernel) {
  return Lowering(unit).run(kernel);
}

VirtualCode Lowering::run(const Body &kernel) {
  kernel_ = &kernel;
  CallFrame frame{.body = &kernel};
  if (model::isSome(kernel.root)) lowerStatement(frame, kernel.root);
  return builder_.take();
}

const std::vector<model::Use> &Lowering::usesOf(const Body &body) {
  const auto [found, isNew] = uses_.try_emplace(&body);
  if (isNew) found->second = model::usesIn(body, unit_);
  return found->second;
}

void Lowering::lowerStatement(CallFrame &frame, StatementId id) {
  if (!model::isSome(id)) return;
  const Statement &statement = (*frame.body)[id];
  switch (statement.kind) {
  case StatementKind::declaration:
    for (const VariableId variable : statement.variables)
      declare(frame, variable);
    return;
  case StatementKind::expression:
    lower(frame, statement.expression);
    return;
  case StatementKind::ifElse:
    lowerIf(frame, statement);
    return;
  case StatementKind::forLoop:
  case StatementKind::rangeForLoop:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    lowerLoop(frame, id);
    return;
  case StatementKind::returnFrom:
    if (model::isSome(statement.expression)) {
      LoweredValue value = lower(frame, statement.expression);
      if (frame.result && frame.result->sum != value.sum && value.parts.empty())
        value.sum = {.terms = {{builder_.either(idOf(*frame.result), idOf(value), value.width), 1}}};
      frame.result = value;
    }
    return;
  case StatementKind::switchCase: {
    lowerStatement(frame, statement.initializer);
    builder_.test(idOf(lower(frame, statement.condition)));
    for (const StatementId child : statement.children)
      lowerBranches(frame, child, model::none<StatementId>);
    return;
  }
  default:
    for (const StatementId child : statement.children)
      lowerStatement(frame, child);
  }
}

void Lowering::declare(CallFrame &frame, VariableId id) {
  const model::Variable &variable = (*frame.body)[id];
  if (variable.space != model::VariableSpace::local || !model::isSome(variable.type)) return;
  const model::Type &type = unit_[variable.type];
  if (!model::isSome(variable.initializer)) return;
  if (type.kind == model::TypeKind::reference) {
    frame.bound[id] = locate(frame, variable.initializer);
    return;
  }
  const LoweredLocation place = locateVariable(frame, id);
  const LoweredValue value = lower(frame, variable.initializer);
  write(place, value);
  if (value.sum.terms.size() != 1) return;
  Value &made = builder_.at(value.sum.terms.front().first);
  if (made.kind != ValueKind::input && made.held == HeldKind::value && made.what.empty()) {
    made.what = variable.name;
    made.span = variable.nameSpan;
  }
}

void Lowering::lowerIf(CallFrame &frame, const Statement &branch) {
  lowerStatement(frame, branch.initializer);
  const LoweredValue condition = lower(frame, branch.condition);
  const StatementId first = branch.children.empty() ? model::none<StatementId> : branch.children.front();
  const StatementId second = branch.children.size() > 1 ? branch.children[1] : model::none<StatementId>;
  if (condition.sum.isConstant() && (*frame.body)[branch.condition].kind != ExpressionKind::literal &&
      condition.what != "unknown") {
    lowerStatement(frame, condition.sum.constant != 0 ? first : second);
    return;
  }
  builder_.test(idOf(condition));
  lowerBranches(frame, first, second);
}

void Lowering::lowerBranches(CallFrame &frame, StatementId first, StatementId second) {
  const Environment before = variables_;
  const RegionId one = builder_.open(false);
  lowerStatement(frame, first);
  builder_.close();
  const Environment after = std::move(variables_);
  variables_ = before;
  const RegionId other = builder_.open(false);
  lowerStatement(frame, second);
  builder_.close();
  builder_.addBranch(one, other);
  const Environment afterOther = std::move(variables_);
  merge(before, after, afterOther);
}

void Lowering::merge(const Environment &before, const Environment &first, const Environment &second) {
  variables_ = before;
  const auto mergeKey = [&](const Environment::key_type &key, const LoweredValue &a, const LoweredValue &b) {
    LoweredValue value = a;
    if (a.sum != b.sum) value.sum = {.terms = {{builder_.either(idOf(a), idOf(b), a.width), 1}}};
    variables_[key] = std::move(value);
  };
  for (const auto &[key, value] : first) {
    const auto other = second.find(key);
    if (other != second.end() && other->second.sum != value.sum)
      mergeKey(key, value, other->second);
    else
      variables_[key] = value;
  }
  for (const auto &[key, value] : second)
    if (!first.contains(key)) variables_[key] = value;
}

bool Lowering::holdsWait(const CallFrame &frame, StatementId loop) const {
  return holdsBarrier(unit_, *frame.body, loop);
}

/// How many iterations of a loop that is not written out whole stand one after the other.
std::int64_t Lowering::copiesOf(const CallFrame &frame, StatementId loop) const {
  const Body &body = *frame.body;
  const Statement &statement = body[loop];
  if (builder_.size() > mostValues) return 1;
  if (statement.unrollPragma && *statement.unrollPragma > 0) return std::min<std::int64_t>(*statement.unrollPragma, 64);
  if (statement.kind != StatementKind::forLoop || holdsWait(frame, loop) || model::mayLeaveEarly(body, loop)) return 1;
  const auto inner = model::statementsIn(body, loop);
  const bool isInnermost = std::ranges::none_of(inner, [&](StatementId id) { return id != loop && body[id].isLoop(); });
  if (!isInnermost || !isCounted(body, statement)) return 1;
  const auto nodes = static_cast<std::int64_t>(model::expressionsInStatement(body, loop).size());
  const auto trips = model::constantTripCount(body, unit_, loop);
  std::int64_t copies = trips ? mostKnownCopies : mostCopies;
  while (copies > 1 && (copies * nodes > mostNodesOfCopies || (trips && *trips % copies != 0)))
    copies /= 2;
  return copies;
}

/// What a loop changes, each with whether it is by the same amount in each iteration.
std::vector<std::pair<Lowering::Environment::key_type, bool>> Lowering::changedIn(const CallFrame &frame,
                                                                                  StatementId loop) {
  const Body &body = *frame.body;
  std::map<VariableId, bool> changed;
  for (const model::Use &use : usesOf(body)) {
    if (!use.writes() || !model::isSome(use.statement) || !model::isInside(body, use.statement, loop)) continue;
    if (use.statement == body[loop].initializer) continue;
    const ExpressionId parent = body[use.expression].parent;
    bool isStep = false;
    if (model::isSome(parent)) {
      const model::Expression &e = body[parent];
      isStep = (e.kind == ExpressionKind::unary &&
                (e.op == model::Operator::increment || e.op == model::Operator::decrement)) ||
               (e.kind == ExpressionKind::assign && (e.op == model::Operator::plus || e.op == model::Operator::minus) &&
                use.expression == e.operands[0]);
    }
    const bool isDirect = use.statement == loop || model::enclosingLoop(body, use.statement) == loop;
    const auto [found, isNew] = changed.try_emplace(use.variable, true);
    found->second = found->second && isStep && isDirect;
  }
  std::vector<std::pair<Environment::key_type, bool>> out;
  for (const auto &[variable, isLinear] : changed) {
    int number = frame.number;
    VariableId root = variable;
    if (const auto bound = frame.bound.find(variable); bound != frame.bound.end()) {
      if (!bound->second.place) continue;
      number = bound->second.place->frame;
      root = bound->second.place->variable;
    }
    for (auto at = variables_.lower_bound({number, root, std::numeric_limits<std::int64_t>::min()});
         at != variables_.end() && std::get<0>(at->first) == number && std::get<1>(at->first) == root; ++at)
      out.emplace_back(at->first, isLinear);
  }
  return out;
}

void Lowering::lowerWhole(CallFrame &frame, StatementId id, std::int64_t trips) {
  for (std::int64_t trip = 0; trip < trips; ++trip)
    lowerIteration(frame, id);
}

void Lowering::lowerIteration(CallFrame &frame, StatementId id) {
  const Statement &loop = (*frame.body)[id];
  if (!loop.children.empty()) lowerStatement(frame, loop.children.back());
  if (model::isSome(loop.increment)) lower(frame, loop.increment);
}

void Lowering::lowerLoop(CallFrame &frame, StatementId id) {
  const Body &body = *frame.body;
  const Statement &loop = body[id];
  lowerStatement(frame, loop.initializer);
  const auto trips = model::constantTripCount(body, unit_, id);
  if (trips && builder_.size() < mostValues && isWrittenOut(unit_, body, id)) {
    lowerWhole(frame, id, *trips);
    return;
  }
  const std::int64_t copies = copiesOf(frame, id);
  const auto changed = changedIn(frame, id);
  const RegionId region = builder_.open(true);
  std::vector<std::pair<Environment::key_type, ValueId>> loopValues;
  for (const auto &[key, isLinear] : changed) {
    LoweredValue &value = variables_[key];
    if (value.place || !value.parts.empty()) continue;
    const auto isSame = [&](const auto &term) { return builder_[term.first].isUniform; };
    const bool isUniform =
        isLinear && !isFloating(body[std::get<1>(key)].type) && std::ranges::all_of(value.sum.terms, isSame);
    const std::string what = body[std::get<1>(key)].name;
    const ValueId before = idOf(value);
    const bool isPointer = value.space != model::MemorySpace::unknown;
    const ValueId made = builder_.loopValue(region, before, value.width, isUniform, isLinear);
    builder_.at(made).what = what;
    builder_.at(made).span = body[std::get<1>(key)].nameSpan;
    if (isPointer) builder_.at(made).held = HeldKind::pointer;
    value.sum = {.terms = {{made, 1}}};
    loopValues.emplace_back(key, made);
  }
  builder_.changeMemory(model::MemorySpace::unknown);
  for (std::int64_t copy = 0; copy < copies; ++copy) {
    if (copy == 0 && model::isSome(loop.condition)) builder_.test(idOf(lower(frame, loop.condition)));
    lowerIteration(frame, id);
  }
  for (const auto &[key, made] : loopValues)
    builder_.setUpdate(region, made, idOf(variables_[key]));
  builder_.close();
  builder_.addLoop(region);
  builder_.changeMemory(model::MemorySpace::unknown);
  for (const auto &[key, made] : loopValues)
    if (const ValueId last = idOf(variables_[key]); last != noValue) variables_[key].sum = {.terms = {{last, 1}}};
}

// Types

model::TypeId Lowering::withoutReference(model::TypeId type) const {
  return model::isSome(type) && unit_[type].kind == model::TypeKind::reference ? unit_[type].element : type;
}

double Lowering::widthOf(model::TypeId type) const {
  if (!model::isSome(type)) return 1;
  const model::Type &of = unit_[type];
  if (of.kind == model::TypeKind::pointer || of.kind == model::TypeKind::reference) return 2;
  if (of.kind == model::TypeKind::boolean) return 0;
  return std::max(1.0, std::ceil(static_cast<double>(of.sizeBytes) / 4));
}

bool Lowering::isFloating(model::TypeId type) const {
  return model::isSome(type) && unit_[type].kind == model::TypeKind::floating;
}

bool Lowering::isRecord(model::TypeId type) const {
  return model::isSome(type) && unit_[type].kind == model::TypeKind::record && !unit_[type].fields.empty() &&
         unit_[type].sizeBytes > bytesOfRegister;
}

std::int64_t Lowering::bytesOf(model::TypeId type) const {
  return model::isSome(type) ? std::max<std::int64_t>(1, static_cast<std::int64_t>(unit_[type].sizeBytes)) : 4;
}

std::vector<std::pair<std::int64_t, model::TypeId>> Lowering::partsOf(model::TypeId type) const {
  constexpr std::size_t mostParts = 64;
  std::vector<std::pair<std::int64_t, model::TypeId>> out;
  const auto add = [&](const auto &self, model::TypeId of, std::int64_t offset) -> void {
    if (out.size() >= mostParts || !model::isSome(of)) return;
    const model::Type &each = unit_[of];
    if (each.kind == model::TypeKind::array) {
      for (std::uint64_t i = 0; i < each.extent.value_or(0) && out.size() < mostParts; ++i)
        self(self, each.element, offset + static_cast<std::int64_t>(i) * bytesOf(each.element));
    } else if (each.kind == model::TypeKind::record && each.sizeBytes > bytesOfRegister) {
      for (const model::Field &field : each.fields)
        self(self, field.type, offset + static_cast<std::int64_t>(field.offsetBytes));
    } else {
      out.emplace_back(offset, of);
    }
  };
  add(add, type, 0);
  return out;
}

} // namespace warpgrain::estimate

// SPDX-License-Identifier: Apache-2.0
//
// The part of PairSpace that makes formulas: of conditions, of instances, and of what holds of all columns.
#include "core/dependence/relations/PairSpace.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

Formula PairSpace::condition(const Condition &condition, Viewpoint view, const Place &place, std::size_t guard) {
  std::vector<Formula> parts;
  switch (condition.kind()) {
  case ConditionKind::always:
    return {};
  case ConditionKind::never:
    return Formula::never();
  case ConditionKind::notNegative:
    return Formula::notNegative(row(condition.form(), view));
  case ConditionKind::zero:
    return Formula::zero(row(condition.form(), view));
  case ConditionKind::notZero:
    return Formula::notZero(row(condition.form(), view));
  case ConditionKind::all:
  case ConditionKind::any:
    for (const Condition &part : condition.parts())
      parts.push_back(this->condition(part, view, place, guard));
    return condition.kind() == ConditionKind::all ? Formula::all(std::move(parts)) : Formula::any(std::move(parts));
  case ConditionKind::unknown:
    return unknown(condition, view, place, guard);
  }
  return {};
}

/// An unknown condition is a value, 0 or 1: the same for threads that ask it in the same iteration, where all threads
/// find the same answer.
Formula PairSpace::unknown(const Condition &condition, Viewpoint view, const Place &place, std::size_t guard) {
  std::string identity = "condition " + std::to_string(static_cast<std::uint32_t>(condition.expression()));
  if (!condition.isFreeUnknown()) identity += " earlier";
  std::vector<AtomId> counters;
  for (const LoopInfo &loop : place.loops) {
    if (loop.iteration)
      identity += " i" + std::to_string(*loop.iteration);
    else
      counters.push_back(loop.counter);
  }
  // Expressions of different functions may have one number: the guard's place tells them apart.
  for (const CallSite &call : place.calls)
    identity += " c" + std::to_string(static_cast<std::uint32_t>(call.call));
  if (!place.calls.empty()) identity += " g" + std::to_string(guard);
  // Threads of a block agree on it; what another block finds, nothing tells.
  const bool isUniform = condition.isUniformUnknown() && relation_ != ThreadRelation::acrossBlocks;
  for (const Axis axis : model::allAxes)
    if (const auto block = atoms_.find({.kind = AtomKind::blockIndex, .axis = axis})) counters.push_back(*block);
  Column column{.name = "condition", .isSymbol = isUniform, .isFollowed = isUniform && condition.isFreeUnknown()};
  const bool areShared = std::ranges::all_of(counters, [this](AtomId id) { return isShared(id); });
  static const Reason loopMayHaveEnded(ReasonId::earlierRoundMayHaveEnded);
  if (!condition.isFreeUnknown())
    column.why = &loopMayHaveEnded;
  else if (!column.isFollowed)
    column.why = &context_.whyUnknown(condition.expression(), !place.calls.empty());
  column.isShared = areShared && (isUniform || relation_ == ThreadRelation::sameThread);
  const bool isBarriers = view.counters >= Viewpoint::firstBarrier;
  if (column.isShared)
    view = {};
  else if (areShared)
    view.counters = view.thread;
  else if (isUniform && isBarriers)
    view.thread = Viewpoint::source;
  const std::size_t known = functions_.size();
  const Row value = function(identity, view, surroundings(counters, view, !isUniform), column, nullptr);
  if (functions_.size() > known) {
    define(view, atMost(Row(0), value));
    define(view, atMost(value, Row(1)));
  }
  return Formula::zero(*value.plus(Row(condition.isNegatedUnknown() ? 0 : -1)));
}

Formula PairSpace::domain(const Place &place, Viewpoint view) {
  std::vector<Formula> parts;
  for (const LoopInfo &loop : place.loops) {
    if (loop.iteration) continue;
    const Row counter = atomRow(loop.counter, view);
    if (!loop.tripCount) continue;
    if (const auto inRange = below(counter, row(*loop.tripCount, view))) parts.push_back(*inRange);
  }
  for (std::size_t i = 0; i < place.guards.size(); ++i)
    parts.push_back(condition(place.guards[i], view, place, i));
  return Formula::all(std::move(parts));
}

Formula PairSpace::isDifferent() {
  std::vector<Formula> parts;
  for (const Axis axis : model::allAxes) {
    const bool isBlock = relation_ == ThreadRelation::acrossBlocks;
    const Row left = isBlock ? blockIndex(axis, Viewpoint::source) : threadIndex(axis, Viewpoint::source);
    const Row right = isBlock ? blockIndex(axis, Viewpoint::sink) : threadIndex(axis, Viewpoint::sink);
    const auto difference = left.plus(right, -1);
    if (!difference) continue;
    parts.push_back(Formula::notZero(*difference));
    if (difference->asConstant() != 0) apart_.push_back(*difference);
  }
  return Formula::any(std::move(parts));
}

Formula PairSpace::inSameGroup(const Row &ofSource, const Row &ofSink, std::int64_t size) {
  const auto [known, isNew] = groups_.try_emplace({ofSource, size});
  // Every source has one group: a column of its own, which nothing has to be said of where the groups differ.
  const Viewpoint view{Viewpoint::source, Viewpoint::source};
  if (isNew) known->second = add({.name = "group"}, view);
  const auto begin = Row().plus(Row::of(known->second), size);
  const auto end = begin ? begin->plus(Row(size)) : std::nullopt;
  if (!end) return Formula::never();
  if (isNew) define(view, atMost(*begin, ofSource));
  if (isNew) define(view, below(ofSource, *end));
  return Formula::all(
      {atMost(*begin, ofSink).value_or(Formula::never()), below(ofSink, *end).value_or(Formula::never())});
}

Formula PairSpace::definitionsOfEnd(std::uint32_t party) {
  // What both ends share is among the source's.
  std::vector<Formula> parts = definitions_[Viewpoint::source];
  if (party != Viewpoint::source) parts.insert(parts.end(), definitions_[party].begin(), definitions_[party].end());
  return Formula::all(std::move(parts));
}

/// Equal arguments give equal values, for what source and sink both use. Values with the same arguments are equal
/// together: one choice instead of one for each.
void PairSpace::addConsistency(std::vector<Formula> &out) const {
  std::map<std::pair<std::vector<Row>, std::vector<Row>>, std::vector<Formula>> equalities;
  for (const Function &one : functions_) {
    if (one.view != Viewpoint{Viewpoint::source, Viewpoint::source}) continue;
    const auto other = functionIds_.find({one.identity, {Viewpoint::sink, Viewpoint::sink}});
    if (other == functionIds_.end()) continue;
    const Function &two = functions_[other->second];
    if (!one.isComparableTo(two)) continue;
    equalities[{one.arguments, two.arguments}].push_back(*equal(Row::of(one.column), Row::of(two.column)));
  }
  for (auto &[arguments, same] : equalities) {
    std::vector<Formula> parts;
    std::vector<Row> differences;
    bool isKnown = true;
    for (std::size_t i = 0; i < arguments.first.size(); ++i) {
      const auto difference = arguments.first[i].plus(arguments.second[i], -1);
      isKnown = isKnown && difference;
      if (!difference) continue;
      parts.push_back(Formula::notZero(*difference));
      differences.push_back(*difference);
    }
    // Different threads have different arguments where their numbers are among them: any values will do.
    const bool isAlwaysApart = !apart_.empty() && std::ranges::all_of(apart_, [&](const Row &row) {
      return std::ranges::find(differences, row) != differences.end();
    });
    if (!isKnown || isAlwaysApart) continue;
    parts.push_back(Formula::all(std::move(same)));
    out.push_back(Formula::any(std::move(parts)));
  }
}

Formula PairSpace::definitions() const {
  std::vector<Formula> parts;
  for (const std::uint32_t party : {Viewpoint::source, Viewpoint::sink})
    if (const auto own = definitions_.find(party); own != definitions_.end())
      parts.insert(parts.end(), own->second.begin(), own->second.end());
  addConsistency(parts);
  return Formula::all(std::move(parts));
}

std::size_t PairSpace::constraintCount() const {
  std::size_t out = functions_.size() + apart_.size();
  for (const std::uint32_t party : {Viewpoint::source, Viewpoint::sink})
    if (const auto own = definitions_.find(party); own != definitions_.end()) out += own->second.size();
  return out;
}

Formula PairSpace::definitionsOf(std::uint32_t party) {
  std::vector<Formula> parts = definitions_[party];
  for (const Function &own : functions_) {
    if (own.view.counters != party) continue;
    std::vector<Formula> ties;
    for (const Viewpoint::Party end : {Viewpoint::source, Viewpoint::sink}) {
      const auto found = functionIds_.find({own.identity, {end, end}});
      if (found == functionIds_.end()) continue;
      const Function &other = functions_[found->second];
      if (!own.isComparableTo(other)) continue;
      std::vector<Formula> same{*equal(Row::of(own.column), Row::of(other.column))};
      for (std::size_t i = 0; i < own.arguments.size(); ++i)
        same.push_back(equal(own.arguments[i], other.arguments[i]).value_or(Formula::never()));
      ties.push_back(Formula::all(std::move(same)));
    }
    parts.push_back(Formula::any(std::move(ties)));
  }
  return Formula::all(std::move(parts));
}

std::vector<ColumnId> PairSpace::columnsOf(std::uint32_t party) const {
  std::vector<ColumnId> out;
  for (std::size_t i = 0; i < columns_.size(); ++i)
    if (columns_[i].party == party) out.push_back(static_cast<ColumnId>(i));
  return out;
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/PairSpace.h"

#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

namespace {

/// CUDA's limit of threads along x and y of a block; z has less.
constexpr std::int64_t mostThreads = 1024;

/// The thread whose iterations a party's are; for those of a barrier, all threads': any.
std::uint32_t ownThread(std::uint32_t party) {
  return party < Viewpoint::firstBarrier ? party : std::uint32_t{Viewpoint::source};
}

std::string identityOf(std::string_view what, AtomId atom) {
  return std::string(what) + " " + std::to_string(static_cast<std::uint32_t>(atom));
}

} // namespace

PairSpace::PairSpace(const RelationContext &context, Company company)
    : context_(context), atoms_(context.atoms()), company_(company) {
  // Assumptions of the execution: forms mean what the program computes only where they hold.
  const Place nowhere;
  for (const Assumption &assumption : context.instances().assumptions)
    if (assumption.condition.isFollowed() && isShared(assumption.condition))
      define({}, condition(assumption.condition, {}, nowhere));
}

const PairSpace &RelationContext::begunSpace(Company company) const {
  std::shared_ptr<const PairSpace> &space = begun_[company];
  if (!space) space = std::make_shared<const PairSpace>(*this, company);
  return *space;
}

ColumnId PairSpace::add(Column column, Viewpoint view) {
  column.party = view.counters >= Viewpoint::firstBarrier ? view.counters : view.thread;
  columns_.push_back(std::move(column));
  return static_cast<ColumnId>(columns_.size() - 1);
}

void PairSpace::define(Viewpoint view, std::optional<Formula> formula) {
  if (!formula || formula->isAlways()) return;
  definitions_[view.counters >= Viewpoint::firstBarrier ? view.counters : view.thread].push_back(*std::move(formula));
}

void PairSpace::bound(ColumnId column, Viewpoint view, const Form &form) {
  const Interval interval = boundsOf(atoms_, form);
  if (interval.low) define(view, atMost(Row(*interval.low), Row::of(column)));
  if (interval.high) define(view, atMost(Row::of(column), Row(*interval.high)));
}

bool PairSpace::isShared(AtomId id) const {
  const Atom &atom = atoms_[id];
  const auto allShared = [this](const std::vector<AtomId> &list) {
    return std::ranges::all_of(list, [this](AtomId other) { return isShared(other); });
  };
  switch (atom.kind) {
  case AtomKind::threadIndex:
    return company_ == Company::sameThread;
  case AtomKind::blockIndex:
    return company_ != Company::acrossBlocks;
  case AtomKind::blockExtent:
  case AtomKind::gridExtent:
    return true;
  case AtomKind::counter:
    return false;
  case AtomKind::symbol:
    return allShared(atom.dependsOn);
  case AtomKind::opaque:
    return company_ == Company::sameThread && allShared(atom.dependsOn);
  case AtomKind::quotient:
    return isShared(atom.left);
  case AtomKind::select:
    return isShared(atom.left) && isShared(atom.right) && isShared(atom.condition);
  case AtomKind::operation:
    return isShared(atom.left) && isShared(atom.right);
  }
  return false;
}

bool PairSpace::isShared(const Form &form) const {
  return std::ranges::all_of(form.terms(), [this](const Term &term) {
    return std::ranges::all_of(term.atoms, [this](AtomId atom) { return isShared(atom); });
  });
}

bool PairSpace::isShared(const Condition &condition) const {
  return isShared(condition.form()) &&
         std::ranges::all_of(condition.parts(), [this](const Condition &part) { return isShared(part); }) &&
         condition.isFollowed();
}

/// Values that do not depend on the thread, or not on the iteration, are the same from several viewpoints.
Viewpoint PairSpace::normalized(AtomId id, Viewpoint view) const {
  if (isShared(id)) return {};
  bool usesThread = false;
  bool usesCounters = false;
  const auto look = [&](AtomId inner, auto &&self) -> void {
    const Atom &atom = atoms_[inner];
    usesCounters |= atom.kind == AtomKind::counter;
    usesThread |= atom.kind == AtomKind::opaque ||
                  ((atom.kind == AtomKind::threadIndex || atom.kind == AtomKind::blockIndex) && !isShared(inner));
    for (const AtomId other : atom.dependsOn)
      self(other, self);
    std::set<AtomId> parts = atomsIn(atoms_, atom.left);
    parts.merge(atomsIn(atoms_, atom.right));
    parts.merge(atomsIn(atoms_, atom.condition));
    for (const AtomId other : parts)
      if (other != inner) self(other, self);
  };
  look(id, look);
  if (!usesThread) view.thread = ownThread(view.counters);
  if (!usesCounters) view.counters = view.thread;
  return view;
}

Row PairSpace::atomRow(AtomId id, Viewpoint view) {
  view = normalized(id, view);
  const auto key = std::pair(id, view);
  if (const auto known = rows_.find(key); known != rows_.end()) return known->second;
  const Row made = makeAtom(id, view);
  return rows_.emplace(key, made).first->second;
}

Row PairSpace::makeAtom(AtomId id, Viewpoint view) {
  const Atom &atom = atoms_[id];
  switch (atom.kind) {
  case AtomKind::threadIndex:
  case AtomKind::blockIndex: {
    const bool isThread = atom.kind == AtomKind::threadIndex;
    const auto &known = isThread ? atoms_.extents().block : atoms_.extents().grid;
    const auto extent = known[indexOf(atom.axis)];
    if (!(isThread ? context_.hasThreads(atom.axis) : context_.hasBlocks(atom.axis))) return Row(0);
    const ColumnId column =
        add({.name = toString(atoms_, id), .atom = id, .isShared = isShared(id)}, {view.thread, view.thread});
    define(view, atMost(Row(0), Row::of(column)));
    if (extent)
      define(view, below(Row::of(column), Row(*extent)));
    else if (const auto unknown =
                 atoms_.find({.kind = isThread ? AtomKind::blockExtent : AtomKind::gridExtent, .axis = atom.axis}))
      define(view, below(Row::of(column), atomRow(*unknown, view)));
    else if (isThread)
      define(view, below(Row::of(column), Row(mostThreads)));
    return Row::of(column);
  }
  case AtomKind::blockExtent:
  case AtomKind::gridExtent: {
    const ColumnId column = add({.name = toString(atoms_, id), .isSymbol = true, .atom = id, .isShared = true}, view);
    define(view, atMost(Row(1), Row::of(column)));
    if (atom.kind == AtomKind::blockExtent) define(view, atMost(Row::of(column), Row(mostThreads)));
    return Row::of(column);
  }
  case AtomKind::counter: {
    const ColumnId column = add({.name = atom.name, .atom = id}, view);
    define(view, atMost(Row(0), Row::of(column)));
    if (const auto greatest = atoms_.greatestOf(id)) define(view, atMost(Row::of(column), Row(*greatest)));
    return Row::of(column);
  }
  case AtomKind::symbol:
    return symbolRow(id, view);
  case AtomKind::quotient:
    return quotientRow(atom, view);
  case AtomKind::select:
    return selectRow(atom, view);
  case AtomKind::operation: {
    std::vector<Row> arguments{row(atom.left, view), row(atom.right, view)};
    const Form self(id);
    return function(identityOf("operation", id), view, std::move(arguments),
                    {.name = toString(atoms_, id),
                     .isSymbol = isShared(id),
                     .isFollowed = isShared(id),
                     .why = toString(atoms_, id) + " has no linear form",
                     .isShared = isShared(id)},
                    &self);
  }
  case AtomKind::opaque: {
    const Form self(id);
    return function(
        identityOf("opaque", id), view, surroundings(atom.dependsOn, view, true),
        {.name = atom.name, .isFollowed = false, .why = context_.reasonOf(atom.reason), .isShared = isShared(id)},
        &self);
  }
  }
  return Row(0);
}

Row PairSpace::symbolRow(AtomId id, Viewpoint view) {
  const Atom &atom = atoms_[id];
  const Form self(id);
  // Threads of a block agree on what they load; what another block finds there, nothing tells.
  const bool isFollowed = company_ != Company::acrossBlocks || isShared(id);
  const Row out = function(identityOf("symbol", id), view, surroundings(atom.dependsOn, view, false),
                           {.name = atom.name,
                            .isSymbol = true,
                            .isFollowed = isFollowed,
                            .why = isFollowed ? "" : atom.name + " may differ between blocks",
                            .atom = id,
                            .isShared = isShared(id)},
                           &self);
  if (atom.name.starts_with("sizeof(")) define(view, atMost(Row(1), out));
  return out;
}

bool PairSpace::hasSymbol(const Form &form) const {
  return std::ranges::any_of(atomsIn(atoms_, form), [this](AtomId id) {
    const AtomKind kind = atoms_[id].kind;
    return kind == AtomKind::symbol || kind == AtomKind::blockExtent || kind == AtomKind::gridExtent;
  });
}

Row PairSpace::quotientRow(const Atom &atom, Viewpoint view) {
  const Row inner = row(atom.left, view);
  if (const auto number = inner.asConstant()) {
    const std::int64_t rounded = *number / atom.divisor - (*number % atom.divisor < 0 ? 1 : 0);
    return Row(rounded);
  }
  const ColumnId column =
      add({.name = "quotient", .isSymbol = hasSymbol(atom.left), .isShared = isShared(atom.left)}, view);
  const auto least = Row().plus(Row::of(column), atom.divisor);
  if (!least) return Row::of(column);
  define(view, atMost(*least, inner));
  if (const auto end = least->plus(Row(atom.divisor))) define(view, below(inner, *end));
  return Row::of(column);
}

Row PairSpace::selectRow(const Atom &atom, Viewpoint view) {
  const Place nowhere;
  const Row then = row(atom.left, view);
  const Row otherwise = row(atom.right, view);
  const bool hasSymbols = hasSymbol(atom.left) || hasSymbol(atom.right);
  const ColumnId column = add({.name = "choice", .isSymbol = hasSymbols}, view);
  const auto isThen = equal(Row::of(column), then);
  const auto isOtherwise = equal(Row::of(column), otherwise);
  if (isThen && isOtherwise)
    define(view, Formula::any({Formula::all({condition(atom.condition, view, nowhere), *isThen}),
                               Formula::all({condition(atom.condition.negated(), view, nowhere), *isOtherwise})}));
  return Row::of(column);
}

std::vector<Row> PairSpace::surroundings(const std::vector<AtomId> &atoms, Viewpoint view, bool withThread) {
  std::vector<Row> out;
  if (withThread)
    for (const Axis axis : model::allAxes)
      out.push_back(threadIndex(axis, view.thread));
  for (const AtomId atom : atoms)
    out.push_back(atomRow(atom, view));
  return out;
}

Row PairSpace::function(const std::string &identity, Viewpoint view, std::vector<Row> arguments, Column column,
                        const Form *bounded) {
  const auto key = std::pair(identity, view);
  if (const auto known = functionIds_.find(key); known != functionIds_.end())
    return Row::of(functions_[known->second].column);
  const ColumnId id = add(std::move(column), view);
  if (bounded != nullptr) bound(id, view, *bounded);
  functionIds_[key] = functions_.size();
  functions_.push_back({identity, view, id, std::move(arguments)});
  return Row::of(id);
}

Row PairSpace::product(const std::vector<AtomId> &atoms, Viewpoint view) {
  Form form(1);
  std::string identity = "product";
  std::vector<Row> arguments;
  bool areShared = true;
  Viewpoint least{};
  for (const AtomId atom : atoms) {
    form = form.times(Form(atom)).value_or(Form());
    identity += " " + std::to_string(static_cast<std::uint32_t>(atom));
    arguments.push_back(atomRow(atom, view));
    areShared = areShared && isShared(atom);
    const Viewpoint own = normalized(atom, view);
    if (own != Viewpoint{}) least = least == Viewpoint{} || least == own ? own : view;
  }
  const std::string text = toString(atoms_, form);
  return function(identity,
                  areShared              ? Viewpoint{}
                  : least == Viewpoint{} ? view
                                         : least,
                  std::move(arguments),
                  {.name = text,
                   .isSymbol = areShared,
                   .isFollowed = areShared,
                   .why = text + " multiplies values that are not known",
                   .isShared = areShared},
                  &form);
}

Row PairSpace::row(const Form &form, Viewpoint view) {
  Row out;
  for (const Term &term : form.terms()) {
    std::int64_t factor = term.factor;
    bool isInRange = true;
    std::vector<AtomId> rest;
    std::optional<Row> single;
    for (const AtomId atom : term.atoms) {
      const Row value = atomRow(atom, view);
      if (const auto number = value.asConstant()) {
        isInRange = isInRange && !__builtin_mul_overflow(factor, *number, &factor);
      } else {
        rest.push_back(atom);
        single = value;
      }
    }
    if (rest.size() > 1 && factor != 0) single = product(rest, view);
    const auto sum = rest.empty() || factor == 0 ? out.plus(Row(factor)) : out.plus(*single, factor);
    if (!sum || !isInRange)
      return Row::of(add({.name = "value", .isFollowed = false, .why = "an index is too large to follow"}, view));
    out = *sum;
  }
  return out;
}

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
  const bool isUniform = condition.isUniformUnknown() && company_ != Company::acrossBlocks;
  for (const Axis axis : model::allAxes)
    if (const auto block = atoms_.find({.kind = AtomKind::blockIndex, .axis = axis})) counters.push_back(*block);
  Column column{.name = "condition", .isSymbol = isUniform, .isFollowed = isUniform};
  const bool areShared = std::ranges::all_of(counters, [this](AtomId id) { return isShared(id); });
  if (!isUniform)
    column.why =
        place.calls.empty()
            ? context_.reasonOf(
                  {.body = context_.instances().body, .expression = condition.expression(), .what = "is not followed"})
            : "a condition in a called function is not followed";
  column.isShared = areShared && (isUniform || company_ == Company::sameThread);
  const bool isBarriers = view.counters >= Viewpoint::firstBarrier;
  if (column.isShared)
    view = {};
  else if (areShared)
    view.counters = view.thread;
  else if (isUniform && isBarriers)
    view.thread = Viewpoint::source;
  const Row value = function(identity, view, surroundings(counters, view, !isUniform), column, nullptr);
  const ColumnId id = value.terms().begin()->first;
  define(view, atMost(Row(0), Row::of(id)));
  define(view, atMost(Row::of(id), Row(1)));
  return Formula::zero(*value.plus(Row(condition.isNegatedUnknown() ? 0 : -1)));
}

Row PairSpace::counter(AtomId counter, std::uint32_t party) {
  return atomRow(counter, {ownThread(party), party});
}

Row PairSpace::threadIndex(Axis axis, std::uint32_t party) {
  const auto atom = atoms_.find({.kind = AtomKind::threadIndex, .axis = axis});
  if (atom) return atomRow(*atom, {party, party});
  return Row(0);
}

Row PairSpace::blockIndex(Axis axis, std::uint32_t party) {
  const auto atom = atoms_.find({.kind = AtomKind::blockIndex, .axis = axis});
  return atom ? atomRow(*atom, {party, party}) : Row(0);
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
    const bool isBlock = company_ == Company::acrossBlocks;
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

Formula PairSpace::definitions() {
  std::vector<Formula> parts;
  for (const std::uint32_t party : {Viewpoint::source, Viewpoint::sink})
    parts.insert(parts.end(), definitions_[party].begin(), definitions_[party].end());
  addConsistency(parts);
  return Formula::all(std::move(parts));
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

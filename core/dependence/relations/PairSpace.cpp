// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/PairSpace.h"

#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"

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

const Reason *whyOf(const ValueTexts &texts) {
  return texts.why ? &*texts.why : nullptr;
}

} // namespace

PairSpace::PairSpace(RelationContext &context, ThreadRelation relation)
    : context_(context), atoms_(context.atoms()), relation_(relation) {
  // Assumptions of the execution: forms mean what the program computes only where they hold.
  const Place nowhere;
  for (const Assumption &assumption : context.instances().assumptions)
    if (assumption.condition.isFollowed() && isShared(assumption.condition))
      define({}, condition(assumption.condition, {}, nowhere));
}

const PairSpace &RelationContext::begunSpace(ThreadRelation relation) {
  std::shared_ptr<const PairSpace> &space = begun_[relation];
  if (!space) space = std::make_shared<const PairSpace>(*this, relation);
  return *space;
}

ColumnId PairSpace::add(Column column, Viewpoint view) {
  column.party = view.counters >= Viewpoint::firstBarrier ? view.counters : view.thread;
  columns_.push_back(column);
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
  return context_.traitsOf(id, relation_).isShared;
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
  const AtomTraits &traits = context_.traitsOf(id, relation_);
  if (traits.isShared) return {};
  if (!traits.usesThread) view.thread = ownThread(view.counters);
  if (!traits.usesCounters) view.counters = view.thread;
  return view;
}

Row PairSpace::atomRow(AtomId id, Viewpoint view) {
  view = normalized(id, view);
  const auto key = std::pair(id, view);
  if (const auto known = rows_.find(key); known != rows_.end()) return known->second;
  const Row made = makeAtom(id, view);
  return rows_.emplace(key, made).first->second;
}

/// What bounds an index where the launch does not tell it. Within a block, which one it is does not matter: a grid that
/// the kernel does not read bounds nothing there.
std::optional<AtomId> PairSpace::unknownExtent(const Atom &index) const {
  const bool isThread = index.kind == AtomKind::threadIndex;
  const Atom extent{.kind = isThread ? AtomKind::blockExtent : AtomKind::gridExtent, .axis = index.axis};
  const bool isAsked = isThread || relation_ == ThreadRelation::acrossBlocks || context_.instances().atoms.find(extent);
  return isAsked ? atoms_.find(extent) : std::nullopt;
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
        add({.name = context_.textsOf(id).name, .atom = id, .isShared = isShared(id)}, {view.thread, view.thread});
    define(view, atMost(Row(0), Row::of(column)));
    if (extent)
      define(view, below(Row::of(column), Row(*extent)));
    else if (const auto unknown = unknownExtent(atom))
      define(view, below(Row::of(column), atomRow(*unknown, view)));
    else if (isThread)
      define(view, below(Row::of(column), Row(mostThreads)));
    return Row::of(column);
  }
  case AtomKind::blockExtent:
  case AtomKind::gridExtent: {
    const ColumnId column =
        add({.name = context_.textsOf(id).name, .isSymbol = true, .atom = id, .isShared = true}, view);
    define(view, atMost(Row(1), Row::of(column)));
    if (atom.kind == AtomKind::blockExtent) define(view, atMost(Row::of(column), Row(mostThreads)));
    return Row::of(column);
  }
  case AtomKind::counter: {
    const ColumnId column = add({.name = context_.textsOf(id).name, .atom = id}, view);
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
                    {.name = context_.textsOf(id).name,
                     .isSymbol = isShared(id),
                     .isFollowed = isShared(id),
                     .why = whyOf(context_.textsOf(id)),
                     .isShared = isShared(id)},
                    &self);
  }
  case AtomKind::opaque: {
    const Form self(id);
    return function(identityOf("opaque", id), view, surroundings(atom.dependsOn, view, true),
                    {.name = context_.textsOf(id).name,
                     .isFollowed = false,
                     .why = whyOf(context_.textsOf(id)),
                     .isShared = isShared(id)},
                    &self);
  }
  }
  return Row(0);
}

Row PairSpace::symbolRow(AtomId id, Viewpoint view) {
  const Atom &atom = atoms_[id];
  const Form self(id);
  // Threads of a block agree on what they load; what another block finds there, nothing tells.
  const bool isFollowed = relation_ != ThreadRelation::acrossBlocks || isShared(id);
  const Row out = function(identityOf("symbol", id), view, surroundings(atom.dependsOn, view, false),
                           {.name = context_.textsOf(id).name,
                            .isSymbol = true,
                            .isFollowed = isFollowed,
                            .why = isFollowed ? nullptr : whyOf(context_.textsOf(id)),
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
  const ColumnId id = add(column, view);
  if (bounded != nullptr) bound(id, view, *bounded);
  functionIds_[key] = functions_.size();
  functions_.push_back({identity, view, id, std::move(arguments)});
  return Row::of(id);
}

Row PairSpace::product(const std::vector<AtomId> &atoms, Viewpoint view) {
  const ProductTexts &known = context_.productOf(atoms);
  std::string identity = "product";
  std::vector<Row> arguments;
  bool areShared = true;
  Viewpoint least{};
  for (const AtomId atom : atoms) {
    identity += " " + std::to_string(static_cast<std::uint32_t>(atom));
    arguments.push_back(atomRow(atom, view));
    areShared = areShared && isShared(atom);
    const Viewpoint own = normalized(atom, view);
    if (own != Viewpoint{}) least = least == Viewpoint{} || least == own ? own : view;
  }
  return function(identity,
                  areShared              ? Viewpoint{}
                  : least == Viewpoint{} ? view
                                         : least,
                  std::move(arguments),
                  {.name = known.texts.name,
                   .isSymbol = areShared,
                   .isFollowed = areShared,
                   .why = whyOf(known.texts),
                   .isShared = areShared},
                  &known.form);
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
    if (!sum || !isInRange) {
      static const Reason isTooLarge(ReasonId::indexTooLarge);
      return Row::of(add({.name = "value", .isFollowed = false, .why = &isTooLarge}, view));
    }
    out = *sum;
  }
  return out;
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

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RowBounds.h"

#include "core/access/form/Classify.h"
#include "core/dependence/relations/PairSpace.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// What has to be at least 0 for an instance to stay in the row, or a subscript in its dimension.
struct Ends {
  Row low;
  std::optional<Row> high;
};

/// The instances of one access.
class Alone {
public:
  /// All that its guards and loops let through.
  static Alone asWritten(RelationContext &context, const AccessInstance &access, ThreadRelation relation) {
    Alone out(context, relation);
    out.domain_ = out.space_.domain(access.place, {Viewpoint::source, Viewpoint::source});
    return out;
  }

  /// Those that every pair which the access is in has: without what is undefined behaviour.
  static Alone asInPairs(RelationContext &context, const AccessInstance &access, ThreadRelation relation) {
    Alone out(context, relation);
    std::vector<Reason> takenForGranted;
    out.domain_ = domainOf(context, out.space_, access, Viewpoint::source, takenForGranted);
    return out;
  }

  Ends endsOf(const ColumnsOfAccess &columns) {
    const Row low = space_.row(columns.offset, {Viewpoint::source, Viewpoint::source});
    const auto end = low.plus(Row(columns.size));
    const auto bytes = Row().plus(space_.row(Form(columns.width.symbol), {}), columns.width.factor);
    return {.low = low, .high = end && bytes ? bytes->plus(*end, -1) : std::nullopt};
  }

  Ends endsOf(const Subscript &subscript) {
    const Row low = space_.row(subscript.index, {Viewpoint::source, Viewpoint::source});
    return {.low = low, .high = Row(subscript.extent - 1).plus(low, -1)};
  }

  /// True if no instance satisfies the formula.
  bool isNever(const Formula &formula) {
    context_.sets().beginQuestion();
    return IntegerSet::hasPoint(context_.sets(), space_.columns().size(), Formula::all({formula, instances()})) ==
           false;
  }

  /// To look for an instance with a negative one is quicker than to make the set of all instances: most questions end
  /// with the first one that is found, or with no way that leads to one.
  bool isNeverNegative(const Row &row) {
    const auto isNegative = below(row, Row(0));
    return isNegative && isNever(*isNegative);
  }

  bool mustHappen(const Formula &formula) {
    std::vector<ColumnId> free;
    for (std::size_t i = 0; i < space_.columns().size(); ++i)
      if (const Column &column = space_.columns()[i]; !isFixed(column)) free.push_back(static_cast<ColumnId>(i));
    const IntegerSet all = setOf(instances());
    const IntegerSet some = setOf(Formula::all({instances(), formula}));
    // No detail: what is assumed where this is left open would be wrong in every launch.
    return context_.sets().askForCover([&] { return all.isCoveredBy(some, free); }) == true;
  }

private:
  Alone(RelationContext &context, ThreadRelation relation) : context_(context), space_(context.begunSpace(relation)) {}

  /// True of what the launch decides: symbols and, where the number of blocks is not known, the block that both threads
  /// are in. A launch with that block alone need not be the one that is meant.
  bool isFixed(const Column &column) const {
    if (!column.isShared) return false;
    if (column.isSymbol) return true;
    if (!column.atom) return false;
    const Atom &atom = context_.atoms()[*column.atom];
    return atom.kind == AtomKind::blockIndex && !context_.atoms().extents().grid[indexOf(atom.axis)];
  }

  Formula instances() { return Formula::all({space_.definitionsOfEnd(Viewpoint::source), domain_}); }

  IntegerSet setOf(const Formula &formula) const {
    context_.sets().beginQuestion();
    const std::size_t columns = space_.columns().size();
    if (const auto known = context_.knownSets().find(columns, formula)) return *known;
    const IntegerSet set = IntegerSet::of(context_.sets(), columns, formula);
    context_.knownSets().add(columns, formula, set);
    return set;
  }

  RelationContext &context_;
  PairSpace space_;
  Formula domain_;
};

} // namespace

bool certainlyStays(RelationContext &context, const AccessInstance &access, const ColumnsOfAccess &columns) {
  Alone alone = Alone::asInPairs(context, access, columns.relation);
  const Ends ends = alone.endsOf(columns);
  return ends.high && alone.isNeverNegative(ends.low) && alone.isNeverNegative(*ends.high);
}

bool mustLeave(RelationContext &context, const AccessInstance &access, const ColumnsOfAccess &columns) {
  Alone alone = Alone::asInPairs(context, access, columns.relation);
  const Ends ends = alone.endsOf(columns);
  const auto isLeft = below(ends.low, Row());
  const auto isPassed = ends.high ? below(*ends.high, Row()) : std::nullopt;
  if (!isLeft || !isPassed) return true;
  return alone.mustHappen(Formula::any({*isLeft, *isPassed}));
}

namespace {

/// True of a subscript that is made of indices and counters alone. Of others, which parameters or data decide, some
/// values keep it inside, and to look for them takes long.
bool isOfIndicesAlone(const AtomTable &atoms, const Subscript &subscript) {
  return std::ranges::all_of(atomsIn(atoms, subscript.index), [&](AtomId id) {
    const AtomKind kind = atoms[id].kind;
    return kind == AtomKind::threadIndex || kind == AtomKind::blockIndex || kind == AtomKind::counter ||
           kind == AtomKind::quotient;
  });
}

/// The greatest value of what a launch decides in a launch that is as small as it can be. None where that is not one
/// index or counter.
std::optional<std::int64_t> greatestInSmallLaunch(const AtomTable &atoms, const std::vector<AtomId> &product) {
  if (product.size() != 1) return std::nullopt;
  const Atom &atom = atoms[product.front()];
  switch (atom.kind) {
  case AtomKind::threadIndex:
    return atoms.extents().block[indexOf(atom.axis)].value_or(1) - 1;
  case AtomKind::blockIndex:
    return atoms.extents().grid[indexOf(atom.axis)].value_or(1) - 1;
  case AtomKind::counter:
    return atoms.greatestOf(product.front()).value_or(0);
  default:
    return std::nullopt;
  }
}

/// True if a subscript surely stays in its dimension in a small launch: where each index and counter is 0 unless it is
/// known that it goes further.
bool staysInSmallLaunch(const AtomTable &atoms, const Subscript &subscript) {
  std::int64_t low = subscript.index.constantPart();
  std::int64_t high = low;
  for (const Term &term : subscript.index.terms()) {
    if (term.atoms.empty()) continue;
    const auto greatest = greatestInSmallLaunch(atoms, term.atoms);
    std::int64_t most = 0;
    if (!greatest || __builtin_mul_overflow(*greatest, term.factor, &most)) return false;
    if (__builtin_add_overflow(most < 0 ? low : high, most, most < 0 ? &low : &high)) return false;
  }
  return low >= 0 && high < subscript.extent;
}

} // namespace

SubscriptPlace findPlaceOf(RelationContext &context, const AccessInstance &access, const SubscriptOfAccess &subscript) {
  const Subscript &written = access.subscripts[subscript.subscript];
  if (!isOfIndicesAlone(context.atoms(), written)) return SubscriptPlace::forTheLaunch;
  Alone alone = Alone::asWritten(context, access, subscript.relation);
  const Ends ends = alone.endsOf(written);
  const auto isBelow = below(ends.low, Row());
  const auto isBehind = ends.high ? below(*ends.high, Row()) : std::nullopt;
  if (!isBelow || !isBehind) return SubscriptPlace::forTheLaunch;
  if (alone.isNever(*isBelow) && alone.isNever(*isBehind)) return SubscriptPlace::inside;
  if (alone.isNever(Formula::all({Formula::notNegative(ends.low), Formula::notNegative(*ends.high)})))
    return SubscriptPlace::outside;
  const bool mustLeave =
      !staysInSmallLaunch(context.atoms(), written) && alone.mustHappen(Formula::any({*isBelow, *isBehind}));
  return mustLeave ? SubscriptPlace::outside : SubscriptPlace::forTheLaunch;
}

} // namespace warpgrain::dependence

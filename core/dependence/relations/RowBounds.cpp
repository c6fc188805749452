// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RowBounds.h"

#include "core/dependence/relations/PairSpace.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// What has to be at least 0 for an instance to stay in the row.
struct Ends {
  Row low;
  std::optional<Row> high;
};

class Alone {
public:
  Alone(RelationContext &context, const AccessInstance &access, ThreadRelation relation)
      : context_(context), space_(context.begunSpace(relation)) {
    std::vector<Reason> takenForGranted; // as for every pair that the access is in
    domain_ = domainOf(context, space_, access, Viewpoint::source, takenForGranted);
  }

  Ends endsOf(const ColumnsOfAccess &columns) {
    const Row low = space_.row(columns.offset, {Viewpoint::source, Viewpoint::source});
    const auto end = low.plus(Row(columns.size));
    const auto bytes = Row().plus(space_.row(Form(columns.width.symbol), {}), columns.width.factor);
    return {.low = low, .high = end && bytes ? bytes->plus(*end, -1) : std::nullopt};
  }

  /// To look for an instance with a negative one is quicker than to make the set of all instances: most questions end
  /// with the first one that is found, or with no way that leads to one.
  bool isNeverNegative(const Row &row) {
    const auto isNegative = below(row, Row(0));
    context_.sets().beginQuestion();
    return isNegative && IntegerSet::hasPoint(context_.sets(), space_.columns().size(),
                                              Formula::all({*isNegative, instances()})) == false;
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
  Alone alone(context, access, columns.relation);
  const Ends ends = alone.endsOf(columns);
  return ends.high && alone.isNeverNegative(ends.low) && alone.isNeverNegative(*ends.high);
}

bool mustLeave(RelationContext &context, const AccessInstance &access, const ColumnsOfAccess &columns) {
  Alone alone(context, access, columns.relation);
  const Ends ends = alone.endsOf(columns);
  const auto isLeft = below(ends.low, Row());
  const auto isPassed = ends.high ? below(*ends.high, Row()) : std::nullopt;
  if (!isLeft || !isPassed) return true;
  return alone.mustHappen(Formula::any({*isLeft, *isPassed}));
}

} // namespace warpgrain::dependence

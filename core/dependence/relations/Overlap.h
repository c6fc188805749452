// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/AssumedRow.h"
#include "core/dependence/relations/PairSpace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// The condition under which two access instances touch a common byte, as a formula over their columns.
struct Overlap {
  Formula formula;
  std::set<ColumnId> columns; ///< columns on which the difference of the addresses depends
  /// Unproved assumptions under which rows do not overlap. Empty unless RowAssumptions allow them.
  std::vector<Reason> assumptions;
  std::vector<AssumedRow> rows; ///< the assumed rows, as values
};

/// The assumptions that are allowed so that rows do not overlap.
enum class RowAssumptions : std::uint8_t {
  none,
  likely,  ///< a column index stays in its row
  guessed, ///< also that `a[k]` stays in the first row next to `a[256*bx + tx]`, without any hint in the source
};

/// Finds when the bytes of two accesses to one array overlap (ALG-A4).
///
/// It delinearizes products of an index with a symbol (`n*row + col`): if the column provably stays within its row, it
/// compares rows and columns separately. It does the same for a constant width (`1024*row + col`) if only values that
/// the launch leaves open could move the column out of its row. With `assumptions`, it assumes that columns stay within
/// their rows if this is not known, unless some instance leaves its row for all values of the symbols.
class OverlapFinder {
public:
  OverlapFinder(RelationContext &context, PairSpace &space, RowAssumptions assumptions)
      : context_(context), atoms_(context.atoms()), space_(space), assumptions_(assumptions) {}

  Overlap find(const access::AccessInstance &source, const access::AccessInstance &sink);

private:
  /// A range of `size` bytes from an offset on.
  struct Bytes {
    access::Form offset;
    std::int64_t size = 1;
  };

  void meet(const Bytes &source, const Bytes &sink);
  bool takeApart(const Bytes &source, const Bytes &sink);
  bool takeApartMoved(const Bytes &source, const Bytes &sink);
  bool takeApartByConstant(const Bytes &source, const Bytes &sink);
  access::Interval ofSmallLaunch(const access::Form &form) const;
  bool mayBeColumn(std::int64_t pitch, const Bytes &column) const;
  void assumeInRow(const AssumedRow &row, const std::string &end);
  bool takeApartBy(access::AtomId symbol, const Bytes &source, const Bytes &sink, bool mayAssume);
  bool staysIn(const RowWidth &width, const Bytes &column, std::uint32_t party, bool mayAssume);
  void compare(const Bytes &source, const Bytes &sink);

  RelationContext &context_;
  const access::AtomTable &atoms_;
  std::array<const access::AccessInstance *, 2> ends_{};
  PairSpace &space_;
  RowAssumptions assumptions_;
  std::vector<Formula> parts_;
  Overlap out_;
};

} // namespace warpgrain::dependence

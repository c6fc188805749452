// SPDX-License-Identifier: Apache-2.0
#pragma once

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
  std::set<ColumnId> columns; ///< that the addresses' difference depends on
  /// What was taken to hold for rows not to overlap, where nothing proves it: sentences. Empty unless it was allowed.
  std::vector<std::string> assumptions;
};

/// What may be taken to hold so that rows do not overlap.
enum class RowAssumptions : std::uint8_t {
  none,
  likely,  ///< a column stays in its row
  guessed, ///< so does `a[k]` beside `a[256*bx + tx]`, as if it were in the first row: nothing in the text says so
};

/// When the bytes of two accesses to one array overlap (ALG-A4).
///
/// Products of an index with a symbol (`n*row + col`) are taken apart: where the column certainly stays within its row,
/// rows and columns are compared one by one; those of a constant width (`1024*row + col`) too, where what is not known
/// of the launch has to keep the column in its row. With `assumptions`, columns are
/// taken to stay within their rows where that is not known, unless some instance of the end leaves them whatever the
/// symbols are.
class OverlapFinder {
public:
  OverlapFinder(RelationContext &context, PairSpace &space, RowAssumptions assumptions)
      : context_(context), atoms_(context.atoms()), space_(space), assumptions_(assumptions) {}

  Overlap find(const access::AccessInstance &source, const access::AccessInstance &sink);

private:
  /// Bytes from an offset on.
  struct Bytes {
    access::Form offset;
    std::int64_t size = 1;
  };

  void meet(const Bytes &source, const Bytes &sink);
  bool takeApart(const Bytes &source, const Bytes &sink);
  bool takeApartByConstant(const Bytes &source, const Bytes &sink);
  bool mayBeColumn(std::int64_t pitch, const Bytes &column) const;
  void assumeInRow(const access::Form &column, const std::string &end);
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

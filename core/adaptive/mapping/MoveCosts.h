// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/Boundaries.h"
#include "core/adaptive/matrix/RowPointers.h"

namespace warpgrain::adaptive {

/// How long it takes to bring rows from one mapping to another. Before the first move it is concluded from how long a
/// product and an exchange take, rather too much than too little; afterwards from the last move too.
class MoveCosts {
public:
  /// `rowsMove`: each rank holds its own block; else all rows, which stay where they are.
  MoveCosts(RowPointers rowPointers, bool rowsMove) : rowPointers_(std::move(rowPointers)), rowsMove_(rowsMove) {}

  /// Seconds of an exchange of all elements, and of one non-zero in a product on the ranks' average.
  void assume(double exchange, double perNonZero);

  /// Takes in how long a move took.
  void learn(const Boundaries &from, const Boundaries &to, double seconds);

  /// Seconds of a move; 0 to the same mapping.
  double expected(const Boundaries &from, const Boundaries &to) const;

private:
  double assumed(const Boundaries &from, const Boundaries &to) const;

  RowPointers rowPointers_;
  bool rowsMove_;
  double exchange_ = 0;
  double perNonZero_ = 0;
  double byAssumed_ = 1; ///< what the last move took, by what was assumed of it
};

/// The most non-zeros that come to a rank and go from it together.
std::int64_t mostMoved(const Boundaries &from, const Boundaries &to, const std::vector<std::int64_t> &rowPointers);

} // namespace warpgrain::adaptive

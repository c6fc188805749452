// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/Step.h"

#include <QString>

#include <optional>
#include <vector>

namespace warpgrain::views {

/// One value that a person may choose for a step, and whether it may be made.
struct FactorValue {
  transform::Step step; ///< without a word: no such step
  QString label;        ///< "1", "2", "4"
  dependence::Verdict verdict;
  bool pending = false; ///< the verdict is not known yet
  /// Made first, this step makes the refused one possible; without a word: none is known.
  transform::Step lift = {};
};

/// The values of one kind of step: "coarsen y" 1 2 4 8.
struct FactorRow {
  QString title;   ///< "coarsen y", "unroll k"
  QString caption; ///< what stands beside the values: "unroll", under the heading of its loop; empty: the title
  QString group;   ///< rows of one group stand together under its name: "Loop k, line 33"
  /// What the group is of, whatever its name says: "loop k". Such a group can be folded away, and stays folded while
  /// its name changes. Empty: it cannot.
  QString section;
  std::vector<FactorValue> values;
  /// The argument of the step that is the factor: 1 of "coarsen y 4"; none where the values are no factors.
  std::optional<std::size_t> factorArgument = 1;
  /// The largest factor that can be typed in; 0: only the values can be chosen.
  int customMaximum = 1024;
};

/// The factor of a step of a row; none where it has none, or no number.
std::optional<int> factorOf(const FactorRow &row, const transform::Step &step);
/// True for the value that changes nothing: factor 1, or no step.
bool isNeutral(const FactorRow &row, const transform::Step &step);
/// True where a step is one of the row's, with any factor.
bool belongsTo(const FactorRow &row, const transform::Step &step);
/// The step of a plan that belongs to a row; none where the row is at its neutral value.
std::optional<transform::Step> chosenStep(const FactorRow &row, const transform::Plan &plan);
/// The row's step with another factor.
std::optional<transform::Step> withFactor(const FactorRow &row, int factor);
/// True where two rows need the same widget.
bool sameShape(const FactorRow &one, const FactorRow &other);

} // namespace warpgrain::views

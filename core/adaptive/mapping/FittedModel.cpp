// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/FittedModel.h"

#include <algorithm>

namespace warpgrain::adaptive {

namespace {

/// How often costs and slowness are fitted in turn; each needs the other.
constexpr int rounds = 8;

/// Of rows whose numbers of non-zeros are alike, the two costs cannot be told apart: below this part of its largest
/// value, the determinant says nothing.
constexpr double leastDeterminant = 1e-9;

} // namespace

double FittedModel::secondsOf(const Sample &sample, const RowCosts &costs) {
  return costs.perRow * sample.rows + costs.perNonZero * sample.nonZeros;
}

/// Least squares of both costs, where neither comes out negative; else of the one that explains the times alone. Where
/// they cannot be told apart, a row counts as much as a non-zero.
RowCosts FittedModel::fittedCosts() const {
  double rowsRows = 0, rowsNonZeros = 0, nonZerosNonZeros = 0, rowsSeconds = 0, nonZerosSeconds = 0;
  for (const Sample &sample : samples_) {
    const double seconds = sample.seconds / slowness_[sample.rank];
    rowsRows += sample.rows * sample.rows;
    rowsNonZeros += sample.rows * sample.nonZeros;
    nonZerosNonZeros += sample.nonZeros * sample.nonZeros;
    rowsSeconds += sample.rows * seconds;
    nonZerosSeconds += sample.nonZeros * seconds;
  }
  const double determinant = rowsRows * nonZerosNonZeros - rowsNonZeros * rowsNonZeros;
  if (determinant <= leastDeterminant * rowsRows * nonZerosNonZeros) {
    const double both = (rowsSeconds + nonZerosSeconds) / (rowsRows + 2 * rowsNonZeros + nonZerosNonZeros);
    return {.perRow = both, .perNonZero = both};
  }
  const double perRow = (rowsSeconds * nonZerosNonZeros - nonZerosSeconds * rowsNonZeros) / determinant;
  const double perNonZero = (nonZerosSeconds * rowsRows - rowsSeconds * rowsNonZeros) / determinant;
  if (perRow < 0) return {.perRow = 0, .perNonZero = nonZerosSeconds / nonZerosNonZeros};
  if (perNonZero < 0) return {.perRow = rowsSeconds / rowsRows, .perNonZero = 0};
  return {.perRow = perRow, .perNonZero = perNonZero};
}

std::vector<double> FittedModel::fittedSlowness() const {
  std::vector<double> measuredByExpected(slowness_.size(), 0);
  std::vector<double> expectedSquared(slowness_.size(), 0);
  for (const Sample &sample : samples_) {
    const double expected = secondsOf(sample, costs_);
    measuredByExpected[sample.rank] += sample.seconds * expected;
    expectedSquared[sample.rank] += expected * expected;
  }
  std::vector<double> out(slowness_.size(), 1);
  for (std::size_t rank = 0; rank < out.size(); ++rank)
    if (measuredByExpected[rank] > 0) out[rank] = measuredByExpected[rank] / expectedSquared[rank];
  return out;
}

void FittedModel::useLastTimes() {
  for (const Sample &sample : samples_)
    if (const double expected = secondsOf(sample, costs_); expected > 0 && sample.seconds > 0)
      slowness_[sample.rank] = sample.seconds / expected;
}

void FittedModel::observe(const Boundaries &boundaries, std::span<const double> seconds) {
  for (std::size_t rank = 0; rank < seconds.size(); ++rank) {
    const std::int64_t begin = boundaries[rank];
    const std::int64_t end = boundaries[rank + 1];
    const std::int64_t nonZeros =
        (*rowPointers_)[static_cast<std::size_t>(end)] - (*rowPointers_)[static_cast<std::size_t>(begin)];
    samples_.push_back({.rank = rank,
                        .rows = static_cast<double>(end - begin),
                        .nonZeros = static_cast<double>(nonZeros),
                        .seconds = seconds[rank]});
  }
  slowness_.assign(seconds.size(), 1);
  for (int round = 0; round < rounds; ++round) {
    costs_ = fittedCosts();
    slowness_ = fittedSlowness();
  }
  useLastTimes();
}

double FittedModel::costBefore(std::int64_t row) const {
  return costs_.perRow * static_cast<double>(row) +
         costs_.perNonZero * static_cast<double>((*rowPointers_)[static_cast<std::size_t>(row)]);
}

Boundaries FittedModel::proposal() const {
  std::vector<double> shares;
  std::ranges::transform(slowness_, std::back_inserter(shares), [](double slowness) { return 1 / slowness; });
  return boundariesByCost(static_cast<std::int64_t>(rowPointers_->size()) - 1, shares,
                          [this](std::int64_t row) { return costBefore(row); });
}

double FittedModel::costOf(const Boundaries &boundaries, std::size_t rank) const {
  return costBefore(boundaries[rank + 1]) - costBefore(boundaries[rank]);
}

double FittedModel::longestExpected(const Boundaries &boundaries) const {
  double out = 0;
  for (std::size_t rank = 0; rank + 1 < boundaries.size(); ++rank)
    out = std::max(out, slowness_[rank] * costOf(boundaries, rank));
  return out;
}

std::vector<double> FittedModel::secondsExpected(const Boundaries &there, const Boundaries &here,
                                                 std::span<const double> seconds) const {
  std::vector<double> out;
  for (std::size_t rank = 0; rank < seconds.size(); ++rank) {
    const double cost = costOf(here, rank);
    const double slowness = cost > 0 ? seconds[rank] / cost : slowness_[rank];
    out.push_back(slowness * costOf(there, rank));
  }
  return out;
}

} // namespace warpgrain::adaptive

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/CostModel.h"
#include "core/adaptive/matrix/RowPointers.h"

#include <utility>
#include <vector>

namespace warpgrain::adaptive {

/// What a row and a non-zero cost on a rank of speed 1, in seconds. Neither is negative.
struct RowCosts {
  double perRow = 0;
  double perNonZero = 0;
};

/// Our model: seconds = slowness(rank) * (perRow * rows + perNonZero * non-zeros). The two costs are fitted by least
/// squares over all observations so far, a rank's slowness is the ratio of its times to what the costs alone say
/// (section 13.4 of the specification). A rank's last time is reproduced exactly, as the paper's model does; what is
/// better known is how the cost is spread within a block.
class FittedModel : public CostModel {
public:
  explicit FittedModel(RowPointers rowPointers) : rowPointers_(std::move(rowPointers)) {}

  void observe(const Boundaries &boundaries, std::span<const double> seconds) override;
  Boundaries proposal() const override;
  double longestExpected(const Boundaries &boundaries) const override;

  /// What is expected of each rank `there`, of ranks that take so many seconds `here`: the costs are those that were
  /// observed, the speeds those of now.
  std::vector<double> secondsExpected(const Boundaries &there, const Boundaries &here,
                                      std::span<const double> seconds) const;

  /// The costs stay until the next observation.
  void forget() override { samples_.clear(); }

  const RowCosts &costs() const { return costs_; }

  /// For each rank, how many times as long as the costs say it takes.
  const std::vector<double> &slowness() const { return slowness_; }

private:
  struct Sample {
    std::size_t rank = 0;
    double rows = 0;
    double nonZeros = 0;
    double seconds = 0;
  };

  static double secondsOf(const Sample &sample, const RowCosts &costs);
  double costBefore(std::int64_t row) const;
  double costOf(const Boundaries &boundaries, std::size_t rank) const;
  RowCosts fittedCosts() const;
  std::vector<double> fittedSlowness() const;
  void useLastTimes();

  RowPointers rowPointers_;
  std::vector<Sample> samples_; ///< a rank's newest one last
  RowCosts costs_;
  std::vector<double> slowness_;
};

} // namespace warpgrain::adaptive

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adaptive/record/Recording.h"
#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"

#include <memory>
#include <vector>

namespace warpgrain::views {

/// How long each rank's product took whenever the ranks were measured: a line for each rank, or for the slowest, the
/// mean and the fastest where there are many.
class RankTimesChart : public ChartPane {
  Q_OBJECT

public:
  explicit RankTimesChart(QWidget *parent = nullptr);

  void setRecording(std::shared_ptr<const adaptive::Recording> recording);
  std::vector<LegendEntry> legend() const;

protected:
  void draw() override;

private:
  /// A line: its name, and its value in each mapping that was measured, in microseconds.
  struct Line {
    QString name;
    std::vector<double> microseconds;
  };

  std::vector<Line> lines() const;

  std::shared_ptr<const adaptive::Recording> recording_;
};

} // namespace warpgrain::views

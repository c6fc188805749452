// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

#include <vector>

namespace warpgrain::views {

/// A sign of a chart and what it stands for.
struct LegendEntry {
  QImage sign;
  QString text;
};

/// The entries beside each other, in as many lines as they need: nothing is cut short.
class ChartLegend : public QWidget {
  Q_OBJECT

public:
  explicit ChartLegend(QWidget *parent = nullptr);

  void setEntries(const std::vector<LegendEntry> &entries);
};

} // namespace warpgrain::views

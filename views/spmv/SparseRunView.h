// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adaptive/record/Recording.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTableWidget;

namespace warpgrain::views {

class BoundariesChart;
class ChartLegend;
class RankTimesChart;

/// A run of an iterated sparse product (ALG-L0 to L2): what it was, what it and its tuning took, how the boundaries of
/// the ranks moved and their times came together, and which exchange was chosen over which.
class SparseRunView : public QWidget {
  Q_OBJECT

public:
  explicit SparseRunView(QWidget *parent = nullptr);

  /// Null for none.
  void setRecording(std::shared_ptr<const adaptive::Recording> recording);

  const adaptive::Recording *recording() const { return recording_.get(); }

protected:
  void changeEvent(QEvent *event) override;

private:
  void showHead();
  void showMappings();
  void showExchanges();

  std::shared_ptr<const adaptive::Recording> recording_;
  QLabel *head_;
  QLabel *times_;
  BoundariesChart *boundaries_;
  RankTimesChart *rankTimes_;
  ChartLegend *legend_;
  QTableWidget *mappings_;
  QTableWidget *exchanges_;
};

} // namespace warpgrain::views

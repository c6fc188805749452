// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QSplitter;
class QTableView;
class QTabWidget;

namespace warpgrain::views {

class BestSoFarView;
class EnergyView;
class HeatMapPage;
class ImportanceView;
class ParallelPage;
class SpacePage;
class ChartLegend;
class TuneBar;
class TuneModel;
class ValueProxy;

/// A search for the fastest plan of a kernel: how it is made, how far it is, charts of what it found, and a table of
/// the plans that it came to. A point is named by its position among them.
class TuneView : public QWidget {
  Q_OBJECT

public:
  explicit TuneView(QWidget *parent = nullptr);

  TuneBar &bar() { return *bar_; }

  /// Another search begins: no points.
  void setSpace(const TuneSpace &space);
  /// The original was measured again.
  void setOriginal(std::optional<double> microseconds, std::optional<double> microjoules = std::nullopt);
  /// The search came to more plans.
  void addPoints(const std::vector<TunePoint> &points);
  /// Which points no other one beats in time and energy, the fastest first.
  void setFront(std::vector<std::size_t> front);

  /// How much each parameter decides, of the points so far; no shares: it is not known.
  void setImportance(const TuneImportance &importance);

  const TuneData &search() const { return data_; }

  /// What is searched, and where; more of it for a tooltip.
  void setHeadline(const QString &headline, const QString &details);
  /// How far it is, or how it ended.
  void setStatus(const QString &status);
  /// Under which assumptions the best plan is right, one sentence each; none: it is right in any case, or none is
  /// known.
  void setAssumptions(const QStringList &sentences);
  /// Marks a point everywhere; emits nothing.
  void setCurrentPoint(std::optional<std::size_t> point);

Q_SIGNALS:
  /// A person has chosen a point.
  void pointChosen(std::size_t point);

private:
  QWidget *makeHead();
  QWidget *makeCharts();
  QWidget *makeProgress();
  QWidget *makeEnergy();
  QTableView *makeTable();
  void showData();
  void showChart();
  void sortByBest(bool hasTimesAlone);
  void showEmpty();
  void takeChoice();
  void changeEvent(QEvent *event) override;

  TuneData data_;
  TuneBar *bar_;
  TuneModel *model_;
  ValueProxy *proxy_;
  QLabel *headline_ = nullptr;
  QLabel *extremes_ = nullptr;
  QLabel *status_ = nullptr;
  QLabel *assumptions_ = nullptr;
  QLabel *empty_ = nullptr;
  QSplitter *content_ = nullptr;
  QTabWidget *charts_ = nullptr;
  BestSoFarView *progress_ = nullptr;
  ChartLegend *progressLegend_ = nullptr;
  QWidget *energyPage_ = nullptr;
  EnergyView *energy_ = nullptr;
  ChartLegend *energyLegend_ = nullptr;
  HeatMapPage *heatMap_ = nullptr;
  ImportanceView *importance_ = nullptr;
  ParallelPage *parallel_ = nullptr;
  SpacePage *space_ = nullptr;
  QTableView *table_ = nullptr;
  std::optional<std::size_t> current_;
  bool isSilent_ = false; ///< the selection is changed by us
};

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceFilter.h"
#include "views/dependence/EdgeStyle.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace warpgrain::views {

/// What is shown: of which array, of which kinds, carried by whom. The kinds' buttons show how their arrows are drawn,
/// and signs beside them what else the graph has: together they are its legend.
class DependenceFilterBar : public QWidget {
  Q_OBJECT

public:
  explicit DependenceFilterBar(QWidget *parent = nullptr);

  /// Offers the arrays and carriers of a graph; what was chosen stays chosen as far as it is there.
  void setGraph(const DependenceGraph &graph);

  const DependenceFilter &filter() const { return filter_; }

  void setFilter(const DependenceFilter &filter);

  /// A widget before all others.
  void addFront(QWidget *widget);

Q_SIGNALS:
  void filterChanged(const warpgrain::views::DependenceFilter &filter);

protected:
  void changeEvent(QEvent *event) override;

private:
  void makeKinds();
  void makeLegend();
  QComboBox *makeBox(const QString &name);
  void fill(QComboBox &box, const QString &any, const QStringList &entries, const QString &chosen);
  void take();
  void drawSamples();

  DependenceFilter filter_;
  std::array<QToolButton *, 4> kinds_{};
  QComboBox *arrays_;
  QComboBox *carriers_;
  QLabel *raceSign_ = nullptr;
  QLabel *possibleSign_ = nullptr;
};

} // namespace warpgrain::views

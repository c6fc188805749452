// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/measure/RooflineController.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

namespace warpgrain::views {
class VariantCharts;
class VariantsView;
} // namespace warpgrain::views

namespace warpgrain::gui {

/// Keeps the variants table and the charts at what the build has found so far, and passes on what a person asks of
/// them.
class VariantsPresenter : public QObject {
  Q_OBJECT

public:
  VariantsPresenter(Workbench &workbench, views::VariantsView &table, views::VariantCharts &charts);

Q_SIGNALS:
  /// A row was chosen: its source is to be seen.
  void rowChosen();
  void compareWanted(std::size_t left, std::size_t right);
  void exportWanted();
  void adoptWanted(std::size_t id);
  /// What is done to the row that is chosen.
  void editWanted();
  void renameWanted();
  void removeWanted();
  /// A kernel is to be added from a file.
  void addWanted();

private:
  void connectTable();
  void connectBuild();
  void showAll();
  void showChosen();
  void showRow(const session::Variant &variant);
  void showProgress();
  void showCurve();
  const session::Variant *measuredRow() const;
  void askRoofline();
  void showRoofline(const RooflineController::Work &work);
  void showSpace();
  void checkSpace();
  void showChoices();
  void showBuildPossible();
  void showOutdated();

  Workbench &workbench_;
  views::VariantsView &table_;
  views::VariantCharts &charts_;
  RooflineController roofline_;
};

} // namespace warpgrain::gui

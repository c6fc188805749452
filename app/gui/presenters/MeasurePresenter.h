// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QObject>

namespace warpgrain::views {
class VariantsView;
} // namespace warpgrain::views

namespace warpgrain::gui {

class Dialogs;

/// Keeps the line on where variants are measured at what can be chosen, and tells what the times are of.
class MeasurePresenter : public QObject {
  Q_OBJECT

public:
  MeasurePresenter(Workbench &workbench, views::VariantsView &view, Dialogs &dialogs);

private:
  void showTargets();
  void showStatus();
  void addHost();
  void openRecorded();

  Workbench &workbench_;
  views::VariantsView &view_;
  Dialogs &dialogs_;
};

} // namespace warpgrain::gui

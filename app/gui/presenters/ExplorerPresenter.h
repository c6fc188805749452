// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QObject>

namespace warpgrain::views {
class ExplorerView;
}

namespace warpgrain::gui {

/// Keeps the explorer at the newest analysis; what is clicked there is gone to.
class ExplorerPresenter : public QObject {
  Q_OBJECT

public:
  ExplorerPresenter(Workbench &workbench, views::ExplorerView &view);

private:
  void showAnalysis();
  void showKernel();

  Workbench &workbench_;
  views::ExplorerView &view_;
};

} // namespace warpgrain::gui

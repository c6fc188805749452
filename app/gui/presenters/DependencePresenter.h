// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/background/NewestWins.h"
#include "app/gui/dependence/DependenceController.h"
#include "app/gui/workbench/Workbench.h"
#include "views/dependence/DependenceView.h"

#include <QObject>
#include <QTimer>

namespace warpgrain::gui {

/// Keeps the dependence view at the chosen kernel, its launch and the newest text, for as long as somebody looks at it;
/// lays its graph out beside the GUI thread, and leads between it and the editor.
class DependencePresenter : public QObject {
  Q_OBJECT

public:
  DependencePresenter(Workbench &workbench, views::DependenceView &view);

  /// Whether the view is in front: nothing is looked for where nobody sees it.
  void setLookedAt(bool isLookedAt);

Q_SIGNALS:
  /// The sentence says what was written and where.
  void exported(const QString &sentence);
  void refused(const QString &sentence);

private:
  void connectWorkbench();
  void connectView();
  void refresh();
  /// Why there can be no graph; empty where there can.
  QString reason() const;
  void take(const FoundDependences &found);
  void cancel();
  void showCaret();
  void exportGraph();

  Workbench &workbench_;
  views::DependenceView &view_;
  bool isLookedAt_ = false;
  bool isStale_ = true; ///< something has changed while nobody looked
  QTimer patience_;     ///< runs while an answer may yet come without a word
  DependenceController controller_;
  NewestWins<views::LayoutRequest, Result<views::GraphLayout>> layouts_;
  Background background_;
};

} // namespace warpgrain::gui

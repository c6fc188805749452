// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/export/ProgramWriter.h"
#include "app/gui/openmp/OpenMpController.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>
#include <QTimer>

namespace warpgrain::views {
class OpenMpView;
}

namespace warpgrain::gui {

/// Fills the view of OpenMP programs with what becomes of the source that is open, while a person looks at it, and
/// hands the CUDA program on.
class OpenMpPresenter : public QObject {
  Q_OBJECT

public:
  OpenMpPresenter(Workbench &workbench, views::OpenMpView &view, Dialogs &dialogs);

  /// Nothing is translated while nobody looks.
  void setLookedAt(bool isLookedAt);

  /// The source that is open has directives.
  bool hasDirectives() const { return hasDirectives_; }

Q_SIGNALS:
  /// A source was opened, or its directives have come or gone. `isFirst`: it was opened just now and has no kernels of
  /// its own.
  void directivesSeen(bool has, bool isFirst);
  void openWanted(const QString &file);
  void told(warpgrain::gui::MessageKind kind, const QString &sentence);

private:
  void take(const AnalysisPointer &analysis);
  void ask();
  void show(const OpenMpAnswer &answer);
  void showEmpty();
  void save();

  Workbench &workbench_;
  views::OpenMpView &view_;
  Dialogs &dialogs_;
  OpenMpController controller_;
  ProgramWriter writer_;
  QTimer quiet_; ///< a person may still be typing
  bool isLookedAt_ = false;
  bool hasDirectives_ = false;
  bool isNew_ = false; ///< the unit was opened and is not analysed yet
  openmp::TransferMode transfers_ = openmp::TransferMode::resident;
  OpenMpAnswer shown_;
};

} // namespace warpgrain::gui

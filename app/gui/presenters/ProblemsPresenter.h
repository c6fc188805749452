// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"
#include "views/findings/FindingRow.h"

#include <QObject>

namespace warpgrain::views {
class ProblemsView;
}

namespace warpgrain::gui {

/// Fills the problems list: what the compiler says of the unit, why it could not be read, that it holds no kernel, why
/// the chosen plan gives no text, and the errors and warnings among the findings of the chosen kernel.
class ProblemsPresenter : public QObject {
  Q_OBJECT

public:
  ProblemsPresenter(Workbench &workbench, views::ProblemsView &view);

  /// What was found in the chosen kernel; null: nothing is known.
  void setFindings(const views::FindingListPointer &findings);

Q_SIGNALS:
  /// To be seen on the list's tab.
  void counted(int errors, int warnings);

private:
  void showPreview(const PlanPreview &preview);
  void refresh();

  Workbench &workbench_;
  views::ProblemsView &view_;
  QString openProblem_; ///< of a file that could not be opened
  QString openPath_;
  QString planProblem_;
  views::FindingListPointer findings_;
};

} // namespace warpgrain::gui

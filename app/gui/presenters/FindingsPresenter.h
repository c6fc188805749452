// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/findings/FindingsController.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

namespace warpgrain::views {
class FindingsView;
}

namespace warpgrain::gui {

/// Fills the view of findings for the chosen kernel in its launch, and puts the steps that a person takes from it into
/// the plan.
class FindingsPresenter : public QObject {
  Q_OBJECT

public:
  FindingsPresenter(Workbench &workbench, views::FindingsView &view);

  /// The accesses of the chosen kernel, in its launch: what is wrong is looked for when they are known. Null: there is
  /// no kernel.
  void setAccesses(const AccessAnalysisPointer &accesses);

Q_SIGNALS:
  /// To be seen on the view's tab.
  void counted(int count);
  /// For whoever shows them beside other problems; null: there are none.
  void listed(const warpgrain::views::FindingListPointer &list);

private:
  void ask();
  void show(const FoundFindings &found);
  void showEmpty();
  void showNumbers();

  Workbench &workbench_;
  views::FindingsView &view_;
  FindingsController controller_;
  AccessAnalysisPointer accesses_;
  KernelKey kernelWithFields_; ///< none: no number is missing
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/code/CodeController.h"
#include "app/gui/workbench/Workbench.h"

#include <QWidget>

namespace warpgrain::views {
class CodeView;
}

namespace warpgrain::gui {

/// The page that shows what the compiler makes of the text that is shown: the chosen row's, else the plan's. Compiles
/// while somebody looks, once the folder is trusted.
class CodePage : public QWidget {
  Q_OBJECT

public:
  explicit CodePage(Workbench &workbench, QWidget *parent = nullptr);

  /// True from the question until the code is shown.
  bool isBusy() const { return controller_.isBusy(); }

private:
  void refresh();
  /// Why the code cannot be asked for now; empty: it can.
  QString obstacle() const;
  bool isTrusted() const;
  void take(const CodePointer &answer);
  void showKernel();
  void showEvent(QShowEvent *event) override;

  Workbench &workbench_;
  CodeController controller_;
  views::CodeView *view_;
  CodePointer answer_; ///< that is shown; null: none
  std::shared_ptr<const model::Unit> unit_;
  int kernel_ = 0; ///< of the answer's
  build::CodeForm form_ = build::CodeForm::sass;
};

} // namespace warpgrain::gui

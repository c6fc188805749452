// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QObject>
#include <QPointer>

#include <filesystem>

class QAction;
class QMenu;

namespace warpgrain::views {
struct FactorRow;
struct FactorValue;
} // namespace warpgrain::views

namespace warpgrain::gui {

/// What the editor's context menu offers for the loop or the array under the mouse: its steps, each value with its
/// verdict. Where the verdicts of the text as it is are not there yet, the menu says so, and fills when they come.
class StepMenu : public QObject {
  Q_OBJECT

public:
  /// Belongs to the menu, and adds to its top. The byte is one of the newest text.
  StepMenu(Workbench &workbench, QMenu &menu, std::filesystem::path file, std::size_t offset);

Q_SIGNALS:
  /// A value that may not be chosen was: what speaks against it is asked for.
  void reasonWanted(const warpgrain::transform::Step &step);

private:
  bool isCurrent() const;
  void chooseKernel();
  void wait();
  void take();
  void fill();
  void addRow(const views::FactorRow &row);
  void addValue(QMenu &menu, const QString &text, const views::FactorRow &row, const views::FactorValue &value);
  void choose(const transform::Step &step);
  void insert(QAction *action);

  Workbench &workbench_;
  QMenu &menu_;
  std::filesystem::path file_;
  std::size_t offset_;
  QAction *before_ = nullptr; ///< what the menu held first without us
  QPointer<QAction> waiting_; ///< stands for what is not known yet
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QComboBox>

namespace warpgrain::gui {

/// The kernels of the unit; the chosen one is the selection's.
class KernelBox : public QComboBox {
  Q_OBJECT

public:
  explicit KernelBox(Workbench &workbench, QWidget *parent = nullptr);

private:
  void fill();
  void showCurrent();

  Workbench &workbench_;
  std::vector<KernelPlace> kernels_;
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QWidget>

#include <array>

class QComboBox;
class QSpinBox;

namespace warpgrain::gui {

/// The launch that occupancy is computed for: the site, its block and its dynamic shared memory. What the source tells
/// is shown; what it does not tell can be typed.
class LaunchBar : public QWidget {
  Q_OBJECT

public:
  explicit LaunchBar(Workbench &workbench, QWidget *parent = nullptr);

private:
  QSpinBox *makeNumber(const QString &name, const QString &help, int maximum);
  void connectNumbers();
  void showLaunch();

  Workbench &workbench_;
  QComboBox *sites_;
  std::array<QSpinBox *, 3> block_{};
  QSpinBox *bytes_;
};

} // namespace warpgrain::gui

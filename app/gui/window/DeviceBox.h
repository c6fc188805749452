// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QComboBox>

namespace warpgrain::gui {

/// The GPU architectures that can be built for: those of the toolkit's nvcc, or all that occupancy is known of.
class DeviceBox : public QComboBox {
  Q_OBJECT

public:
  explicit DeviceBox(Workbench &workbench, QWidget *parent = nullptr);

private:
  void fill();
  void showCurrent();

  Workbench &workbench_;
};

/// "sm_90: Hopper (H100, H200)"; the bare architecture for one that has no name here.
QString deviceName(const std::string &architecture);

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace warpgrain::gui {

/// What is seen while nothing is open.
class StartPage : public QWidget {
  Q_OBJECT

public:
  explicit StartPage(QWidget *parent = nullptr);

Q_SIGNALS:
  void openWanted();
  void exampleWanted();
};

/// The folder of the bundled examples; empty where they are not installed.
QString examplesFolder();
/// The folder of the recorded sessions that came with the program, likewise.
QString recordedFolder();

} // namespace warpgrain::gui

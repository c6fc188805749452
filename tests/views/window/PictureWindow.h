// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/window/WindowFixture.h"

#include <QSize>

#include <functional>

class QTableView;

namespace warpgrain::gui {

/// Waits for what a picture is to show; ends the program where it does not come.
void waitForPicture(const std::function<bool()> &until);

/// The real window on an example, for pictures of it. It needs nvcc.
class PictureWindow : public WindowFixture {
public:
  /// Opens the example of this name, in light colours; empty: none, and the start page is shown.
  PictureWindow(const QString &example, QSize size);

  void raise(const char *dock);
  void type(const char *field, const QString &text);
  /// Chooses the first row whose first cell says so.
  void chooseRow(QTableView *table, const QString &first);
  void waitForWork();
  void chooseKernel(const char *name);
  void chooseSpace(const QString &space);
  void verifyRows();
  /// Builds the rows of a space, and shows the times that were recorded for them.
  void showRecordedTimes(const QString &space);
  /// Replays the search that was recorded of a kernel, and shows its best plan beside the original.
  void replaySearch(const QString &kernel);
  /// Waits until nothing that is shown is still being made.
  void settle();

private:
  bool isLookedAt() const;
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/session/ChangedSources.h"

#include <QWidget>

class QComboBox;
class QSettings;

namespace warpgrain::views {
class CompareView;
}

namespace warpgrain::gui {

/// Sources as they were when a session was saved, beside what they are now; one of them is chosen above.
class DifferenceWindow : public QWidget {
  Q_OBJECT

public:
  /// The settings must outlive the window.
  DifferenceWindow(const std::vector<ChangedSource> &changed, QSettings &settings, QWidget *parent);

private:
  void showFile(int index);

  std::vector<ChangedSource> changed_; ///< those that both texts are known of
  QComboBox *files_;
  views::CompareView *comparison_;
};

} // namespace warpgrain::gui

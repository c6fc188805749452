// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QMainWindow;

namespace warpgrain::views {
class TourPanel;
}

namespace warpgrain::gui {

/// Leads a person through the window on the file that is open, step by step. Nothing is done in their stead: what a
/// step speaks of is brought to the front, no more. It can be left at any time.
class Tour : public QObject {
  Q_OBJECT

public:
  /// The window holds the parts, by their object names, and must outlive it.
  explicit Tour(QMainWindow &window);

  /// From the first step. A tour that is under way begins anew.
  void begin();
  void leave();

  bool isUnderWay() const { return step_ >= 0; }

private:
  struct Step {
    const char *part; ///< the object name of what it speaks of
    QString title;
    QString text;
  };

  static std::vector<Step> steps();
  void go(int step);

  QMainWindow &window_;
  views::TourPanel *panel_ = nullptr; ///< made when it is needed
  std::vector<Step> steps_;
  int step_ = -1;
};

} // namespace warpgrain::gui

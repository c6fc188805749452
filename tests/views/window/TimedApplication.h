// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <vector>

namespace warpgrain::gui {

/// One event that the GUI thread has handled, with all that was sent from within it.
struct HandledEvent {
  QString name; ///< class and name of the receiver, type of the event
  /// Processor time of the GUI thread. Other programs on a busy machine do not add to it.
  double milliseconds = 0;
};

/// An application that takes the time of each event which the event loop hands out.
class TimedApplication : public QApplication {
  Q_OBJECT

public:
  using QApplication::QApplication;

  bool notify(QObject *receiver, QEvent *event) override;

  /// The events since the last call, in order.
  std::vector<HandledEvent> takeEvents();

private:
  int depth_ = 0;
  std::vector<HandledEvent> events_;
};

} // namespace warpgrain::gui

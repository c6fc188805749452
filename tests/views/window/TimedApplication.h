// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <functional>
#include <vector>

namespace warpgrain::gui {

/// One event that the GUI thread has handled, with all that was sent from within it.
struct HandledEvent {
  QString name; ///< class and name of the receiver, type of the event
  /// Processor time of the GUI thread. Other programs on a busy machine do not add to it.
  double milliseconds = 0;
  double wallMilliseconds = 0; ///< what a person waits; more than the processor time where other programs run
};

/// An application that takes the time of each event which the event loop hands out.
class TimedApplication : public QApplication {
  Q_OBJECT

public:
  using QApplication::QApplication;

  bool notify(QObject *receiver, QEvent *event) override;

  /// Takes the time of a call as of an event: what a person does that the event loop does not hand out.
  void time(const QString &name, const std::function<void()> &call);

  /// The events since the last call, in order.
  std::vector<HandledEvent> takeEvents();

private:
  /// Calls, and takes the time unless something else is being timed.
  void timed(const std::function<QString()> &name, const std::function<void()> &call);

  int depth_ = 0;
  std::vector<HandledEvent> events_;
};

} // namespace warpgrain::gui

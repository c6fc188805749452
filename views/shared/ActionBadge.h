// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

namespace warpgrain::views {

/// How far what a button starts has come.
struct ActionState {
  enum class Phase : std::uint8_t { idle, waiting, running, done, failed };

  Phase phase = Phase::idle;
  int done = 0;
  int total = 0;  ///< 0: not known
  QString reason; ///< why it failed

  friend bool operator==(const ActionState &, const ActionState &) = default;
};

/// "runs, 2 of 5", "failed: …"; empty where it is idle.
QString textOf(const ActionState &state);

/// The sign of a state on the button that starts the action: dots while it waits, a bar while it runs, then a check or
/// a cross. The button's tooltip and its description for those who do not see it say the same.
class ActionBadge : public QWidget {
  Q_OBJECT

public:
  /// Lies on the button, which owns it.
  explicit ActionBadge(QWidget &button);

  void setState(const ActionState &state);

  const ActionState &state() const { return state_; }

  /// The button's own tooltip, and the state below it.
  QString toolTipText() const;

private:
  bool eventFilter(QObject *object, QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

  QWidget &button_;
  ActionState state_;
};

} // namespace warpgrain::views

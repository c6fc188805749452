// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Jobs.h"
#include "views/shared/ActionBadge.h"

#include <QObject>

#include <array>
#include <cstdint>

namespace warpgrain::gui {

class Workbench;

/// What became of each action that a person started last: it waits, runs, was done, or failed and why. Another unit or
/// kernel begins anew.
class ActionStates : public QObject {
  Q_OBJECT

public:
  enum Action : std::uint8_t { building, verifying, measuring, tuning, exporting, reporting, count };

  explicit ActionStates(Workbench &workbench, QObject *parent = nullptr);

  const views::ActionState &of(Action action) const { return states_[action]; }

Q_SIGNALS:
  void changed();

private:
  void connectJobs();
  void connectFiles();
  void refresh();
  void fail(Action action, const QString &reason);
  void failForLaunch(Action action, const QString &reason);
  void forgetLaunch();
  void end(Action action, bool cancelled);
  void set(Action action, views::ActionState state);
  void forget();
  void countIn(views::ActionState &state, Action action) const;
  QString whyNothingWasBuilt() const;

  Workbench &workbench_;
  std::array<views::ActionState, count> states_;
  std::array<QString, count> failures_;   ///< of what runs; empty: none yet
  std::array<bool, count> lacksLaunch_{}; ///< it failed for want of numbers of the launch
};

} // namespace warpgrain::gui

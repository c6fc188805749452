// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"
#include "app/gui/verify/LaunchAnswer.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace warpgrain::gui {

class Workbench;

/// Knows whether the launch form of the chosen kernel says all that a run needs. It is asked anew, beside the GUI
/// thread, whenever the kernel, its text or the form is another one.
class LaunchCheck : public QObject {
  Q_OBJECT

public:
  explicit LaunchCheck(Workbench &workbench, QObject *parent = nullptr);

  /// True until the newest form is looked at.
  bool isBusy() const { return soon_.isActive() || worker_.isBusy(); }

  /// None: there is no kernel, or it is not looked at yet.
  const std::optional<LaunchAnswer> &answer() const { return answer_; }

  /// What is missing, as a sentence; empty: nothing, or nothing that the form could say.
  QString missing() const;

Q_SIGNALS:
  /// Another form, or another kernel: the answer follows where there is a kernel.
  void asked(bool hasKernel);
  void answered(const warpgrain::gui::LaunchAnswer &answer);

private:
  void ask();

  Workbench &workbench_;
  QTimer soon_; ///< one question for several changes at once
  std::optional<LaunchAnswer> answer_;
  NewestWins<LaunchQuestion, LaunchAnswer> worker_;
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/RememberedAnswer.h"
#include "core/estimate/floor/Floor.h"

#include <QObject>

#include <memory>

namespace warpgrain::gui {

/// Counts the data and operations of the chosen kernel's launch, on a thread of its own; the newest question wins.
class RooflineController : public QObject {
  Q_OBJECT

public:
  explicit RooflineController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  /// What the launch's data and operations are; an error says why they are not known.
  using Work = std::shared_ptr<const Result<estimate::LaunchWork>>;

  /// counted() follows, at once where the same was asked before.
  void ask(ChosenKernel chosen);

Q_SIGNALS:
  /// Another launch is asked for: what was known is out of date.
  void begun();
  void counted(const warpgrain::gui::RooflineController::Work &work);

private:
  RememberedAnswer<ChosenKernel, Work> answers_;
};

} // namespace warpgrain::gui

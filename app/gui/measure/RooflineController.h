// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/NewestWins.h"
#include "core/estimate/floor/Floor.h"

#include <QObject>

#include <memory>

namespace warpgrain::gui {

/// Counts the data and operations of the chosen kernel's launch, on a thread of its own; the newest question wins.
class RooflineController : public QObject {
  Q_OBJECT

public:
  explicit RooflineController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  /// counted() follows, at once where the same was asked before.
  void ask(ChosenKernel chosen);

  /// The answer to what was asked last; an error says why there is none. Null until it is known.
  using Work = std::shared_ptr<const Result<estimate::LaunchWork>>;

Q_SIGNALS:
  void counted(const warpgrain::gui::RooflineController::Work &work);

private:
  ChosenKernel asked_;
  Work known_;
  NewestWins<ChosenKernel, Work> worker_;
};

} // namespace warpgrain::gui

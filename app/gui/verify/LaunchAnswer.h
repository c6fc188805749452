// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/launch/SourceNumbers.h"
#include "views/launch/LaunchFormView.h"
#include "views/launch/LaunchParameter.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// What is asked of a launch form: whether it says all that a run needs.
struct LaunchQuestion {
  AnalysisPointer analysis;
  KernelKey kernel;
  run::LaunchForm form;
  run::SourceNumbers fromSource;   ///< numbers of the form that the source holds
  std::optional<std::size_t> site; ///< the launch in Unit::launches, where the unit has one
};

struct LaunchAnswer {
  std::vector<views::LaunchParameter> parameters;
  QString reason; ///< why there are none, though there is a kernel: its parameters cannot be filled
  QString status; ///< the launch in one line, or what is missing
  bool isComplete = false;
  std::optional<views::LaunchFormView::Told> told; ///< what a complete launch has come to
};

/// Looks a kernel's parameters up, and completes the launch. May take as long as the analysis of the accesses.
LaunchAnswer answerLaunch(const LaunchQuestion &question);

} // namespace warpgrain::gui

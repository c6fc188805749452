// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/analysis/KernelKey.h"
#include "core/run/KernelSubject.h"

#include <memory>
#include <string>

namespace warpgrain::gui {

/// The kernel that is worked on, in an analysed text, with the GPU and the launch that are chosen for it. Orders to
/// build, run, count and measure hold it.
struct ChosenKernel {
  AnalysisPointer analysis; ///< null: no text
  KernelKey kernel;
  std::string architecture = "sm_90";
  run::LaunchForm form = {};

  /// True where the text could be read and has the kernel.
  bool isThere() const;
};

/// The kernel as core takes it; it has to be there. The subject holds the analysis and the parser, which reads the
/// texts that steps write. Waits for the toolkit.
run::KernelSubject subjectOf(const ChosenKernel &chosen, const std::shared_ptr<KeptParser> &parser);

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "core/run/Executor.h"
#include "core/run/Verification.h"

#include <functional>

namespace warpgrain::gui {

/// Called for each run, beside the GUI thread.
using FindExecutor = std::function<Result<execute::Executor>()>;

/// A kernel of a text that is to be run on the CPU with a launch form.
struct ExecutorJob {
  AnalysisPointer analysis;
  KernelKey kernel;
  std::string architecture = "sm_90";
  execute::LaunchForm form;
};

/// What the job's verifier is made with, but how to parse again. They refer to the job's analysis. Fails (tool, input)
/// where nothing can be run.
Result<execute::VerifierSettings> executorSettings(const ExecutorJob &job, const ToolkitFuture &toolkit);

} // namespace warpgrain::gui

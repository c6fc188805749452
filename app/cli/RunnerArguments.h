// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/Measure.h"

#include <CLI/CLI.hpp>

namespace warpgrain::cli {

/// Adds the options that say how warpgrain-runner is to be started; the same for every command that measures. The
/// command writes into `options`.
void addRunnerOptions(CLI::App &command, workflow::RunnerOptions &options);

} // namespace warpgrain::cli

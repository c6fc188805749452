// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/MeasuredGpu.h"
#include "app/runner/Options.h"
#include "core/base/Error.h"

#include <istream>
#include <ostream>
#include <string>

namespace warpgrain::runner {

enum ExitCode : int { exitDone = 0, exitNo = 1, exitUsage = 2, exitInput = 3 };

ExitCode exitCodeOf(const Error &error);

/// "warpgrain-runner: …", a line.
std::string messageOf(const Error &error);

/// Measures one bundle after another, each named by a line of the input, until that ends. What stays between them is
/// the GPU's: what there is to say of it, and its workers.
int serveBundles(const Options &options, MeasuredGpu &gpu, std::istream &in, std::ostream &out);

} // namespace warpgrain::runner

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Record.h"
#include "core/workflow/KernelBundle.h"

#include <string_view>

namespace warpgrain::workflow {

/// The hash of what the subject's compilation depends on beside the plan, the compiler and the architecture: the texts
/// of the unit's own files, the flags, and the variables that nvcc takes flags from. Folders that are searched for the
/// person's own headers do not count, so that a clone in another place has the same hash: the headers' texts do.
ContentHash sourceHashOf(const run::KernelSubject &subject);

/// The hash of the order's launch: its shape, arguments, and memory before it, files by their content; and how far
/// outputs may be apart. Fails (usage, input) where the launch cannot be completed or a file cannot be read.
Result<ContentHash> launchHashOf(const KernelBundleOrder &order);

/// What all measurements of an order have in common: a record with its key, but for `plan` and `device`, and with the
/// texts for people. Nothing is built. `l2` is that of RunnerOptions. Fails as launchHashOf() does.
Result<tune::Record> commonRecordOf(const KernelBundleOrder &order, std::string_view l2 = {});

/// The same for builds without a launch: `shape` is what else they depend on, "block 32x8x1"; empty where the source
/// tells it.
tune::Record commonBuildRecordOf(const run::KernelSubject &subject, const std::string &shape);

} // namespace warpgrain::workflow

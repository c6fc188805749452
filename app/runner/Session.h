// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Options.h"
#include "core/measure/Records.h"

#include <ostream>

namespace warpgrain::runner {

/// The GPU as it is now. The driver is asked in a process of its own. Fails (tool) where there is none.
Result<measure::Environment> describeGpu(int gpu, std::uint64_t *freeBytes = nullptr);

/// Measures a bundle and prints its lines: what the bundle's results hold already first. True where the baseline was
/// measured and all rows could be kept. Fails (input) where the bundle or its results cannot be read, (tool) where
/// there is no GPU.
Result<bool> measureBundle(const Options &options, std::ostream &out, std::ostream &errors);

} // namespace warpgrain::runner

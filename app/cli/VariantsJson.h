// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/device/Occupancy.h"
#include "core/session/Variant.h"

#include <string>

namespace warpgrain::cli {

/// A row of what `variants --json` prints.
Json variantJson(const session::Variant &variant);

/// "registers, shared memory": what keeps another block from a multiprocessor.
std::string limitersOf(const device::OccupancyReport &report);

} // namespace warpgrain::cli

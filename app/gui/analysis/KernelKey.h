// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/KernelKey.h"

namespace warpgrain::gui {

/// The window knows kernels by their keys alone: whatever it shows outlives the parse that gave a kernel its id.
using model::KernelKey;

} // namespace warpgrain::gui

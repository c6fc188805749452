// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/Variant.h"

#include <string>

namespace warpgrain::session {

/// Sets the occupancy of a variant, or why it is not known, from its resources and the shape of its launch. It has
/// resources.
void addOccupancy(Variant &variant, const std::string &architecture);

} // namespace warpgrain::session

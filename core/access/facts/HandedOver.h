// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/execute/Instances.h"

#include <string>

namespace warpgrain::access {

/// The function of a library that gets what an access names by reference: how often it loads or stores there, or what
/// of it, is not in the text. Empty where there is none, and for CUDA's own value types, whose functions load an
/// argument once.
std::string handedTo(const AccessInstance &access);

} // namespace warpgrain::access

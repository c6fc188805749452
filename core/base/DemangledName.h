// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain {

/// "scale(float*)" of "_Z5scalePf"; a name that is not mangled as it is.
std::string demangled(const std::string &symbol);

} // namespace warpgrain

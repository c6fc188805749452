// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>

namespace warpgrain::executor {

/// Runtime functions that compiled code calls, by name.
const std::map<std::string, void *> &runtimeFunctions();

} // namespace warpgrain::executor

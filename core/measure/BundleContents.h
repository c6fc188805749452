// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Bundle.h"

#include <set>
#include <string>

namespace warpgrain::measure {

/// The files that a bundle names: modules, contents and expected outputs. Its description is not among them, nor are
/// its results.
std::set<std::string> filesNamedBy(const Bundle &bundle);

} // namespace warpgrain::measure

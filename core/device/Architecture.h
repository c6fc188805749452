// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <string>
#include <string_view>

namespace warpgrain::device {

/// A GPU architecture as compilers take it: "90" and "9.0" become "sm_90", "9.0a" becomes "sm_90a". Fails (usage) where
/// the text is none, or where there is no such GPU.
Result<std::string> architectureNamed(std::string_view text);

} // namespace warpgrain::device

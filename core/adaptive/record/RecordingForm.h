// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/record/Recording.h"
#include "core/base/Error.h"

#include <string>
#include <string_view>

namespace warpgrain::adaptive {

/// A recording as a JSON document (resources/handbook/json.md, spmv), one line or indented.
std::string recordingText(const Recording &recording, int indent = -1);

/// Reads what recordingText() wrote. Errors: input, where it is no recording, or is inconsistent.
Result<Recording> readRecording(std::string_view text);

} // namespace warpgrain::adaptive

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/record/Recording.h"
#include "core/base/Error.h"

#include <string>
#include <string_view>

namespace warpgrain::adaptive {

/// What warpgrain-spmv says to who started it: a recording, or {"error": {"kind", "message"}}.
std::string answerText(const Result<Recording> &answer);

/// Reads it: the recording, or the error that was said. What cannot be read is an error too (tool).
Result<Recording> readAnswer(std::string_view text);

} // namespace warpgrain::adaptive

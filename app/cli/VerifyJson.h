// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Verification.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What `verify --json` prints: the launch in full, the original's run, and a row for each variant.
nlohmann::ordered_json verifyJson(const std::string &kernel, const execute::Verifier &verifier,
                                  const std::vector<execute::Verification> &rows);

} // namespace warpgrain::cli

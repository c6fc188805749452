// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/record/Recording.h"

#include <string>

namespace warpgrain::cli {

/// A run of a sparse product for people: its times, the mappings that were tried, the ways of exchange, what tuning
/// cost.
std::string spmvText(const adaptive::Recording &recording);

} // namespace warpgrain::cli

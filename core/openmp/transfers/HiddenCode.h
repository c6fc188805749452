// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Statement.h"

#include <optional>
#include <string>

namespace warpgrain::openmp {

/// What a statement itself holds that breaks the order in which statements are followed: code that runs when no call
/// says so, or jumps. None where it holds nothing of the kind.
std::optional<std::string> breaksOrder(const Statement &statement);

} // namespace warpgrain::openmp

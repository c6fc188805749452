// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/openmp/Instances.h"

#include <set>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// What the instances of the templates do: of each the operations, types and names that its body has. Instances and the
/// specialisations that stand for them have the same.
std::set<std::string> meaningsOf(clang::ASTUnit &unit, const std::vector<WrittenTemplate> &templates);

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Which element of an array an access names: `a[i][j].x` is indices i, j and members x.
struct Subscripts {
  std::vector<model::ExpressionId> indices; ///< outermost first; what is added to a pointer counts as one
  std::vector<std::string> members;         ///< outermost first
};

/// The subscripts of an access that names its array directly; nothing where the path has a cast or a call in it.
std::optional<Subscripts> subscriptsOf(const model::BodyIndex &index, const model::Access &access);

} // namespace warpgrain::dependence

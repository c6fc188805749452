// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/Region.h"

#include <optional>

namespace warpgrain::transform {

/// True if a statement assigns the whole variable before it reads the old value, on every path. False if this cannot be
/// proved.
bool definesFirst(const model::BodyIndex &index, model::StatementId statement, model::VariableId variable);

/// True if a node reads no value that the variable had before the node, on any path. False if this cannot be proved.
bool readsNoEarlierValue(const model::BodyIndex &index, const Node &node, model::VariableId variable);

/// Returns the first piece of a node that names a variable.
std::optional<Piece> firstNaming(const model::BodyIndex &index, const Node &node, model::VariableId variable);

} // namespace warpgrain::transform

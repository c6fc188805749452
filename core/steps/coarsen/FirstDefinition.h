// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/Region.h"

#include <optional>

namespace warpgrain::transform {

/// True if running a statement gives the whole variable a new value before anything in it reads the
/// old one, on every path. What cannot be shown counts as false.
bool definesFirst(const model::BodyIndex &index, model::StatementId statement, model::VariableId variable);

/// True if nothing that a node does reads a value which the variable had before, on any path. What cannot be shown
/// counts as false.
bool readsNoEarlierValue(const model::BodyIndex &index, const Node &node, model::VariableId variable);

/// The first of a node's pieces that names a variable.
std::optional<Piece> firstNaming(const model::BodyIndex &index, const Node &node, model::VariableId variable);

} // namespace warpgrain::transform

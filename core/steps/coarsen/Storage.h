// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/ThreadVariance.h"
#include "core/steps/coarsen/Region.h"

#include <expected>
#include <map>

namespace warpgrain::transform {

/// Where a variable lives of which every merged thread needs its own (ALG-B1 R3, R4, R5, R9).
enum class StorageKind : std::uint8_t {
  inPlace,        ///< declared and used within one piece of replicated work: stays as it is
  rematerialized, ///< computed again, from what does not change, wherever it is needed: thread and
                  ///< element indices
  redeclared,     ///< every piece of replicated work gives it a new value first: one of its own in each
  expanded,       ///< becomes an array with one element for each merged thread
  copied,         ///< a parameter that is changed: each merged thread begins with a copy
  copiedInPlace,  ///< the same, where only one piece of replicated work names it
};

/// The storage of every variable that varies between the merged threads.
using StoragePlan = std::map<model::VariableId, StorageKind>;

/// Chooses storage; refuses variables that cannot be what they would have to become.
std::expected<StoragePlan, dependence::Verdict> planStorage(const model::BodyIndex &index,
                                                            const model::Function &kernel,
                                                            const dependence::ThreadVariance &variance,
                                                            const Region &region);

/// The replicated nodes, in the order of the text.
std::vector<const Node *> replicatedNodes(const Region &region);

/// True if a statement belongs to one of a node's pieces.
bool holds(const model::Body &body, const Node &node, model::StatementId statement);

/// How a variable is kept; in place where the plan does not name it.
StorageKind storageOf(const StoragePlan &plan, model::VariableId variable);

} // namespace warpgrain::transform

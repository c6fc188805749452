// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/ThreadVariance.h"
#include "core/steps/coarsen/regions/Region.h"

#include <expected>
#include <map>

namespace warpgrain::transform {

/// Storage of a variable of which every merged thread needs its own copy (ALG-B1 R3, R4, R5, R9).
enum class StorageKind : std::uint8_t {
  inPlace,        ///< declared and used within one piece of replicated work: unchanged
  rematerialized, ///< recomputed from unchanging values wherever it is needed: thread and element indices
  redeclared,     ///< each piece of replicated work assigns it first, so each declares a variable of its own
  expanded,       ///< becomes an array with one element per merged thread
  copied,         ///< a modified parameter: each merged thread begins with a copy
  copiedInPlace,  ///< a modified parameter that only one piece of replicated work names
};

/// The storage of every variable that varies between the merged threads.
using StoragePlan = std::map<model::VariableId, StorageKind>;

/// Chooses the storage of all varying variables. Refuses a variable that cannot have the storage that it needs.
std::expected<StoragePlan, dependence::Verdict> planStorage(const model::BodyIndex &index,
                                                            const model::Function &kernel,
                                                            const dependence::ThreadVariance &variance,
                                                            const Region &region);

/// Returns the replicated nodes in source order.
std::vector<const Node *> replicatedNodes(const Region &region);

/// Returns the storage of a variable; inPlace if the plan does not contain it.
StorageKind storageOf(const StoragePlan &plan, model::VariableId variable);

} // namespace warpgrain::transform

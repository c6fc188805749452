// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/Reductions.h"
#include "core/workflow/mapping/SerialNest.h"

#include <optional>
#include <string>

namespace warpgrain::workflow {

/// Returns why the iterations of a loop depend on each other for variables that are no elements of arrays, or for the
/// way in which the loop ends: a sentence. No value if nothing of this kind keeps the loop from being parallel; then
/// `own` has the variables of which each thread has one of its own. `allowsReorder` also allows what is gathered in
/// floating-point numbers, whose result depends on the order.
std::optional<std::string> whyNotIndependent(const openmp::Program &program, const SerialNest &nest,
                                             const SerialLoop &loop, bool allowsReorder, OwnVariables &own);

/// Returns why what pointers of a nest lead to cannot be told apart from what else the loop uses: a sentence.
std::optional<std::string> whyMemoryMeets(const openmp::Program &program, const SerialNest &nest,
                                          const SerialLoop &loop);

/// Returns why the value that a counter has behind its loop may be needed, or that it cannot be told: a sentence. Empty
/// if nothing reads it.
std::string whyValueIsNeeded(const openmp::Program &program, const SerialNest &nest, openmp::VariableId counter);

/// Returns the counters of a nest that are declared outside of it, each once.
std::vector<openmp::VariableId> countersOutside(const SerialNest &nest);

} // namespace warpgrain::workflow

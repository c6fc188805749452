// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/registers/Elements.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// An element of an array that a loop reads in each of its iterations, and that several threads of the block read: it
/// depends on the counter, on where the thread is along some axes, and on nothing else that changes in the loop.
///
/// Each thread reads, of all iterations, the elements that belong to its place along `own`. Threads that differ along
/// `others` alone read the same ones. So they can part the iterations among them, and none of them touches an element
/// that it does not read without the tile.
struct StagedRead {
  Element element;                 ///< those of its accesses that are in the loop
  std::vector<model::Axis> own;    ///< axes that it depends on, outermost first: y before x
  std::vector<model::Axis> others; ///< axes with several threads that it does not depend on, x first; at least one
  /// The part of the guard that decides for all threads that share the element: its load is made where it holds.
  std::string guard;
  std::string type;       ///< of the element: "float"
  std::int64_t bytes = 0; ///< of the element
};

/// What a loop reads through a pointer parameter.
struct StagedReads {
  model::VariableId pointer = model::none<model::VariableId>;
  model::Extents block; ///< of all launches in the unit; known
  std::vector<StagedRead> reads;
  /// Of an `if` without else that is all of the loop's body, and stays as it is while the loop runs; none else.
  model::ExpressionId guard = model::none<model::ExpressionId>;

  /// Threads that part the iterations of a read among them.
  std::int64_t loadersOf(const StagedRead &read) const;
};

/// Reads what a loop reads of an array; refuses what cannot be staged, with the place. Adds what is assumed.
std::expected<StagedReads, dependence::Verdict> readStagedReads(KernelStudy &study, const std::string &array,
                                                                const CountingLoop &loop, dependence::Verdict &verdict);

} // namespace warpgrain::transform

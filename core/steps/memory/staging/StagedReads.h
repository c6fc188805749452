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

/// A read of an array element in each iteration of a loop that several threads of the block share. Its subscripts
/// depend on the counter, on the thread's indices along some axes, and on nothing else that changes in the loop.
///
/// Over all iterations, each thread reads the elements for its position along `own`. Threads that differ along `others`
/// alone read the same elements. So they can divide the iterations among them, and no thread touches an element that it
/// does not read without the tile.
struct StagedRead {
  Element element;                 ///< the accesses to the element in the loop
  std::vector<model::Axis> own;    ///< axes on which it depends, outermost first: y before x
  std::vector<model::Axis> others; ///< axes with several threads on which it does not depend, x first; at least one
  /// The part of the guard that is common to all threads that share the element. It becomes the condition of the load.
  std::string guard;
  std::string type;       ///< type of the element: "float"
  std::int64_t bytes = 0; ///< size of the element
};

/// The reads of a loop through a pointer parameter.
struct StagedReads {
  model::VariableId pointer = model::none<model::VariableId>;
  model::Extents block; ///< block extents of all launches in the unit; known
  std::vector<StagedRead> reads;
  /// Loop-invariant condition of an `if` without else that is the loop's whole body; none if there is no such `if`.
  model::ExpressionId guard = model::none<model::ExpressionId>;

  /// Returns the number of threads that divide the iterations of a read among them.
  std::int64_t loadersOf(const StagedRead &read) const;
};

/// Finds the reads of an array in a loop. Refuses reads that cannot be staged, with the place. Adds its assumptions to
/// `verdict`.
std::expected<StagedReads, dependence::Verdict> readStagedReads(KernelStudy &study, const std::string &array,
                                                                const CountingLoop &loop, dependence::Verdict &verdict);

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/model/Dialect.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <string>

namespace warpgrain::transform {

/// The names and expressions by which a coarsened kernel refers to its merged threads, or to its merged blocks.
struct Merge {
  CoarsenStep step;
  std::string copy;      ///< variable of the coarsening loop: "cy"
  std::string index;     ///< variable for the merged thread's index, if a group needs one: "ty"
  std::string stride;    ///< distance of cyclically merged threads: "4", "(TILE / 4)", "blockDim.y"
  std::string oldExtent; ///< block extent before coarsening, if it is the same constant for all launches
  std::string exited;    ///< array of flags: merged threads that have returned
  std::string remaining; ///< counter of merged threads that have not returned
  std::string left;      ///< flag for a return inside a loop
  bool alone = false;    ///< only one thread is left along the axis at every launch, so its index there is 0
  bool guarded = false;  ///< the factor does not divide the extent, so the last merged threads may not exist

  const model::Dialect *dialect = &model::cudaDialect(); ///< never null

  bool separated = false; ///< for blocks: a barrier separates them, because they reuse the same shared memory

  /// Return threadIdx and blockDim; for merged blocks, blockIdx and gridDim.
  model::BuiltinIndex indexBuiltin() const;
  model::BuiltinIndex extentBuiltin() const;
  dependence::Trait indexTrait() const;
  dependence::Trait extentTrait() const;
  /// Returns the old extent as an unsigned value, like blockDim: "512u". Precondition: it is the same constant for all
  /// launches.
  std::string oldExtentValue() const;
  /// Returns the extent of the merged block or grid: "blockDim.x".
  std::string newExtent() const;

  /// Returns the merged thread's index along the axis as an expression. It needs parentheses as an operand of any
  /// operator but +.
  std::string indexExpression() const;
  /// Returns the header of the coarsening loop. Its variable is unsigned, as threadIdx is, so that arithmetic with it
  /// keeps its meaning.
  std::string loopHeader() const;
};

} // namespace warpgrain::transform

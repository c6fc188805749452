// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/model/Dialect.h"
#include "core/steps/coarsen/CoarsenStep.h"

#include <string>

namespace warpgrain::transform {

/// The words in which a coarsened kernel speaks of its merged threads, or of its merged blocks.
struct Merge {
  CoarsenStep step;
  std::string copy;      ///< the coarsening loop's variable: "cy"
  std::string index;     ///< name for the merged thread's own index, where a group needs one: "ty"
  std::string stride;    ///< distance of cyclically merged threads: "4", "(TILE / 4)", "blockDim.y"
  std::string oldExtent; ///< the block's extent before coarsening, where it is one constant for all launches
  std::string exited;    ///< array of flags of merged threads that have returned
  std::string remaining; ///< how many have not
  std::string left;      ///< flag of a return inside a loop
  bool alone = false;    ///< one thread is left along the axis at every launch: its index there is 0
  bool guarded = false;  ///< the factor does not divide the extent: the last merged threads may not exist

  const model::Dialect *dialect = &model::cudaDialect(); ///< never null

  bool separated = false; ///< of blocks: a barrier between one and the next, for they use shared memory in turn

  /// threadIdx and blockDim, or of merged blocks blockIdx and gridDim.
  model::BuiltinIndex indexBuiltin() const;
  model::BuiltinIndex extentBuiltin() const;
  dependence::Trait indexTrait() const;
  dependence::Trait extentTrait() const;
  /// The old extent as a value of blockDim's own type, unsigned: "512u"; where it is one constant for all launches.
  std::string oldExtentValue() const;
  /// "blockDim.x": of the merged block or grid.
  std::string newExtent() const;

  /// The merged thread's index along the axis, as an expression that holds together under + only.
  std::string indexExpression() const;
  /// The variable is unsigned, as threadIdx is, so that arithmetic with it keeps its meaning.
  std::string loopHeader() const;
};

} // namespace warpgrain::transform

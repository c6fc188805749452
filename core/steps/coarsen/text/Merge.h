// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/model/Dialect.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// How each of a grid's blocks finds its turn, where as many blocks as are launched do the work of all of them: each
/// goes round a loop over the blocks, which knows their number at run time only.
struct Turns {
  std::string grid;                 ///< parameter of the kernel that has the old grid: "blocks"
  std::array<std::string, 3> index; ///< variables for the block's index: "bx"; empty along axes that are not read
  std::array<bool, 3> isOne{};      ///< every launch has one block along the axis

  /// True if blocks lie along x alone: then the index along x is the loop's variable.
  bool isFlat() const { return isOne[1] && isOne[2]; }

  /// Returns the number of the old grid's blocks.
  std::string count() const;
  /// Returns the declarations of the indices that are not the loop's variable, computed from it.
  std::vector<std::string> declarations(const std::string &turn) const;
};

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
  std::string handed; ///< parameter of the kernel that has the old grid or block, if launches hand it over; else empty

  const model::Dialect *dialect = &model::cudaDialect(); ///< never null

  std::optional<Turns> turns; ///< of blocks, in place of a factor; then `copy` is the variable of their loop

  bool separated = false; ///< for blocks: a barrier separates them, because they reuse the same shared memory

  /// True if the merge changes indices and extents along an axis.
  bool isAlong(model::Axis axis) const { return turns || axis == step.axis; }

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
  /// Returns the condition under which a block has worked before in the loop.
  std::string isAgain() const;
};

} // namespace warpgrain::transform

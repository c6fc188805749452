// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/regions/Region.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// Multi-dimensional thread batching (section 11.2, MAN-K6): the outer loops of a nest are the grid, the loops in them
/// are the block. Several nests of block loops may follow each other, with barriers between them.

/// Perfectly nested loops, the outermost first, and what the innermost executes.
struct BatchedNest {
  std::vector<const Statement *> loops;
  const Statement *body = nullptr;
};

/// The statements of a block, one after the other.
struct BatchedItem {
  const Statement *statement = nullptr;
  std::optional<BatchedNest> nest; ///< none: a declaration
  bool isBehindBarrier = false;    ///< all threads wait for each other before it
};

/// A kernel with threadbatching as its text needs it.
struct BatchedKernel {
  BatchedNest grid;
  std::vector<BatchedItem> items;
  std::optional<std::array<std::int64_t, 3>> block; ///< along x, y and z, where it covers all block loops; else they go
                                                    ///< in strides of the block
};

/// Where `syncthreads` stands in a statement.
std::vector<SourceSpan> barriersIn(const Program &program, const Statement &statement);

/// Finds the nests of a kernel whose gridLoops and blockLoops are set.
BatchedKernel batchedKernel(const Program &program, const Kernel &kernel);

/// Makes a kernel of one with threadbatching(grid, block) and cudashared(shared): `shared` are undefined before it and
/// behind it, and leave its memory. Fails (input) with a sentence, without a place, where the loops are not such a
/// nest, or the threads would not do what the loops do one after the other.
Result<void> batch(const Program &program, const Region &region, Kernel &kernel, unsigned grid, unsigned block,
                   const std::vector<std::string> &shared);

} // namespace warpgrain::openmp

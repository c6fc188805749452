// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/patterns/AccessMatrix.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::mapping {

/// A loop of a nest.
struct NestLoop {
  std::string counter;               ///< as the source spells it
  bool isParallel = false;           ///< its iterations may be executed in any order, also at once
  std::optional<std::int64_t> trips; ///< iterations, where they are known
  bool growsWithProblem = true;      ///< its bound is a function of the problem size
};

/// An array of a nest with its accesses. The matrix of an access has the loops of the nest as columns of `intra`,
/// outermost first, and no inter-thread part: no loop is mapped to threads yet.
struct NestArray {
  std::string name;
  bool isRead = false;
  bool isWritten = false;
  std::int64_t elementBytes = 4;
  std::optional<std::int64_t> bytes; ///< of the whole array, where they are known
  std::vector<access::AccessMatrix> accesses;
  /// Of each access: elements that one step of each subscript moves. Empty where nobody told.
  std::vector<std::vector<access::MatrixEntry>> strides = {};
};

/// A serial loop nest, as the choice of a mapping needs it (ALG-E1).
struct LoopNest {
  std::vector<NestLoop> loops; ///< outermost first
  std::vector<NestArray> arrays;
};

} // namespace warpgrain::mapping

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/work/ExecutionCounts.h"
#include "core/estimate/work/MergedLoads.h"

namespace warpgrain::estimate {

/// Instructions of warps, by the units that execute them.
struct Instructions {
  double float32 = 0;
  double float64 = 0;
  double integer = 0; ///< arithmetic, comparisons, addresses
  double special = 0; ///< functions, conversions
  double memory = 0;  ///< loads and stores
  double control = 0; ///< branches and barriers

  double all() const { return float32 + float64 + integer + special + memory + control; }

  Instructions &operator+=(const Instructions &other);
  Instructions times(double factor) const;
};

/// Estimates what the statements of a launch compile to, by statement: those that are executed in the whole launch.
/// What a loop computes anew in each iteration although it is always the same is counted where the loop begins, an
/// address that moves by a constant as half an instruction, a product and a sum that takes it as one.
std::map<CodePlace, Instructions> estimateInstructions(const model::Unit &unit, const access::KernelFacts &facts,
                                                       const ExecutionCounts &executions,
                                                       const std::vector<MergedLoads> &merged);

} // namespace warpgrain::estimate

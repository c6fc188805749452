// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/estimate/work/ExecutionCounts.h"
#include "core/estimate/work/MergedLoads.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::estimate {

/// A value that is in registers where a kernel needs most of them.
struct HeldRegisters {
  std::string what; ///< "sum", "loads of in"
  SourceSpan span;  ///< the declaration, or the load
  double registers = 0;
};

/// What the estimate is made of, each in registers of 32 bits.
struct RegisterNeeds {
  double values = 0;   ///< variables that live there, those of loops that are written out among them
  double loads = 0;    ///< what loads bring that are under way together
  double pointers = 0; ///< addresses of arrays that are used from there on
  double indices = 0;  ///< thread and block indices that are used
};

/// What a kernel is expected to need, before it is compiled.
struct RegisterEstimate {
  std::uint32_t registers = 0; ///< of a thread
  RegisterNeeds needs;
  std::vector<HeldRegisters> held; ///< at the place that needs most; the largest first
};

RegisterNeeds registerNeedsOf(const model::Unit &unit, const access::KernelFacts &facts,
                              const std::vector<MergedLoads> &merged, std::vector<HeldRegisters> *held = nullptr);

/// Estimates the registers of a kernel from live ranges over its statements.
///
/// A variable lives from its declaration to its last use, and through a loop that uses it and does not declare it. It
/// takes one register, two for 64 bits; an array as many as it has elements, where loops that index it are written out
/// whole. Added are the values of loads that the compiler has under way together, the addresses of arrays, and the
/// indices. The weights were fitted to what ptxas gives the examples' plans for sm_90
/// (tests/unit/measure/h200_campaign_examples.csv): a value needs about as much again for what it is computed from.
RegisterEstimate estimateRegisters(const model::Unit &unit, const access::KernelFacts &facts,
                                   const std::vector<MergedLoads> &merged);

} // namespace warpgrain::estimate

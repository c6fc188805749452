// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/base/SourceSpan.h"
#include "core/device/MultiprocessorLimits.h"

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

/// What the estimate is made of, where most registers are needed, each in registers of 32 bits.
struct RegisterNeeds {
  double values = 0;   ///< variables, and what is computed from them
  double loads = 0;    ///< what loads bring that nothing has used yet
  double pointers = 0; ///< addresses
  double indices = 0;  ///< thread and block indices
  double scratch = 0;  ///< what a division or a function takes while it is computed
  double least = 0;    ///< of all of them, where few loads are under way together
  double most = 0;     ///< the same, where what needs no load is computed as early as possible

  double sum() const { return values + loads + pointers + indices + scratch; }
};

/// What a kernel is expected to need, before it is compiled.
struct RegisterEstimate {
  std::uint32_t registers = 0; ///< of a thread
  RegisterNeeds needs;
  std::vector<HeldRegisters> held; ///< at the place that needs most; the largest first
};

/// Registers of a thread with which a multiprocessor of compute capability 8.0 or 9.0 is full of threads.
inline constexpr std::uint32_t usualFullRegisters = 32;

/// Registers of a thread with which a multiprocessor is full of threads; `usualFullRegisters` where that is not known.
std::uint32_t fullRegistersOf(const device::MultiprocessorLimits *limits);

RegisterNeeds registerNeedsOf(const model::Unit &unit, const access::KernelFacts &facts,
                              std::vector<HeldRegisters> *held = nullptr);

/// Estimates the registers of a kernel from live ranges in the code that a compiler is expected to make of it
/// (Lowering.h, Pressure.h).
///
/// ptxas has loads under way and addresses ready ahead of their use, as long as that costs no occupancy: it fills the
/// registers with which a multiprocessor is full of threads, and goes beyond them only where the values that live need
/// it. The estimate is
///
///     a + b least + c (usual - least) + d (most - usual), but no more than max(a + e least, `fullRegisters`)
///
/// and no more than launch bounds leave. Its five constants were fitted to what ptxas gives the examples and one half
/// of the public kernels in tests/bench/register_estimates.csv.
RegisterEstimate estimateRegisters(const model::Unit &unit, const access::KernelFacts &facts,
                                   std::uint32_t fullRegisters = usualFullRegisters);

} // namespace warpgrain::estimate

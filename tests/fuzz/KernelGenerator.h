// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// A random kernel that has no data races by construction, and the launch that goes with it.
struct GeneratedKernel {
  std::string name;
  std::string text;                       ///< the kernel's definition, after those of its device functions
  std::array<int, 3> block{};             ///< threads
  std::array<int, 3> grid{};              ///< blocks
  bool blockAtRunTime = false;            ///< launched with a dim3 that is not a constant
  int elements = 0;                       ///< ints of the output array that the launch writes
  int input = 0;                          ///< which values it reads
  std::string launchedAs;                 ///< with template arguments; empty: by its name
  std::vector<std::string> includes = {}; ///< "<cuda_fp16.h>"
};

/// Writes a kernel of integers from a seed: guards, early returns, uniform and varying loops,
/// barriers in straight code and in uniform control, shared and local arrays, variables that live
/// across barriers, changed parameters, atomics, device functions that read the thread's index. Each thread writes its
/// own elements of the output; shared memory is written before a barrier and read after it.
GeneratedKernel generateKernel(std::uint32_t seed, const std::string &name);

/// The same with constructs of real code in it (constructs/Constructs.h).
GeneratedKernel generateConstructs(std::uint32_t seed, const std::string &name);

/// The same with variables that are changed by other names than their own.
GeneratedKernel generateReferences(std::uint32_t seed, const std::string &name);

/// A program that launches each kernel on its input, and prints every output as one line.
std::string programOf(const GeneratedKernel *kernels, int count);

} // namespace warpgrain::tests

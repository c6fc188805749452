// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/TextPieces.h"
#include "core/openmp/regions/Region.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// How a kernel's text refers to its loops' counts: the parameters are named gpu_trips, gpu_trips1, …
struct LoopText {
  std::string trips;               ///< the name of the number of iterations
  std::vector<std::string> counts; ///< of each loop of a collapsed nest: text of the host
  std::vector<KernelParameter> parameters;
  std::vector<std::string> counters; ///< declarations of the counters, one a line
  std::vector<std::string> serial;   ///< of a grid: loops that each thread executes, two lines for each
  std::string chunk;                 ///< iterations that one thread executes in turn; empty: they are independent
};

/// A part of a loop's head in the kernel: a constant as it is, else a parameter that is added to `out`.
std::string headPart(LoopText &out, const std::string &name, const std::string &text,
                     const std::optional<std::int64_t> &constant);

/// The host's count of a loop's iterations; a bound that is included is moved by one.
std::string tripsText(const CountedLoop &loop);

/// "int i = (int)(1 + gpu_t * 2);": a counter by the number of its iteration.
std::string counterText(const CountedLoop &loop, const std::string &name, const std::string &iteration,
                        const std::string &begin, const std::string &step);

/// The texts of a kernel's loops: what the host computes before the launch, and the counters in the kernel (ALG-F2 5,
/// 7).
std::vector<LoopText> loopTexts(const Program &program, const Statement &region, const Kernel &kernel);

std::vector<KernelParameter> parametersOf(const Program &program, const Kernel &kernel,
                                          const std::vector<LoopText> &loops, const Target &target);

/// The kernel as a function. Iterations are shared out one to a thread; where threads gather something, or a loop has
/// `continue`, in strides of the grid.
std::string kernelText(const Program &program, const TextPieces &pieces, const Kernel &kernel,
                       const std::vector<LoopText> &loops);

/// An update as one operation of the GPU, with edits of the places that it reads.
std::string updateText(const TextPieces &pieces, const Update &update, const TextEdits &more = {});

/// "gpu::Parts<double> gpu_parts_sum(gpu_blocks);": the host's memory for what the blocks gather, a line each.
std::vector<std::string> partsText(const Program &program, const Kernel &kernel, const std::string &blocks);

/// "sum = gpu_parts_sum.combined<gpu::Plus>(sum);", a line each.
std::vector<std::string> combiningText(const Program &program, const Kernel &kernel);

} // namespace warpgrain::openmp

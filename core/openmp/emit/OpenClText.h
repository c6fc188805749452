// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/openmp/emit/TextPieces.h"
#include "core/openmp/regions/Region.h"

#include <optional>
#include <string>

namespace warpgrain::openmp {

/// Why a kernel has no text in OpenCL C: a sentence; none if it may have one. `unit` is the CUDA program that the plan
/// makes. Whether the text compiles, its compiler tells.
std::optional<std::string> whyNotOpenCl(const Program &program, const Kernel &kernel, const model::Unit &unit);

/// Says of all pointers that functions take and code declares that they lead to global memory.
TextEdits globalPointerEdits(const Program &program);

/// A file of OpenCL C.
struct KernelFile {
  std::string text;
  bool needsDouble = false;
};

/// Puts before kernels, which are C with OpenCL's words for kernels, what of the program they need: macros, types,
/// constants and functions. Fails (refused) where they name a macro that has several definitions.
Result<KernelFile> kernelFileText(const Program &program, const ProgramPlan &plan, const TextPieces &pieces,
                                  const std::string &kernels);

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/build/CudaToolkit.h"
#include "core/build/code/SassListing.h"

#include <filesystem>
#include <string>

namespace warpgrain::build {

/// A compiled unit's code as texts with line numbers.
struct CodeTexts {
  std::string ptx;
  /// The error (tool) says why there is none: a toolkit without nvdisasm, or one that does not know the architecture.
  Result<Disassembly> sass;
};

/// The toolkit's disassembler, beside its nvcc or on PATH. The error (tool) says how to get it.
Result<std::filesystem::path> findDisassembler(const CudaToolkit &toolkit);

/// What nvcc left in its work folder.
struct CompiledFiles {
  std::filesystem::path folder; ///< holds one .ptx, which `nvcc -keep` wrote
  std::filesystem::path cubin;  ///< relative to the folder
};

/// Reads the PTX text and disassembles the cubin. Errors: tool (no PTX text), cancelled.
Result<CodeTexts> readCode(const CompiledFiles &files, const CudaToolkit &toolkit, const CancellationToken &cancel);

} // namespace warpgrain::build

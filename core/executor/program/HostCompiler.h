// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/Request.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <cstddef>
#include <memory>

namespace warpgrain::executor {

/// True if the file name is that of a CUDA source. Other sources are C or C++ for the host alone.
bool isCudaSource(const std::filesystem::path &file);

/// Compiles the host part of a source in this process, with optimisation. It embeds the number of the source in place
/// of the device code; the program passes it back when it registers its kernels.
///
/// Fails (input) with the compiler's first errors.
Result<std::unique_ptr<llvm::Module>> compileForHost(const run::DeviceSource &source, std::size_t number,
                                                     llvm::LLVMContext &context);

/// Returns the number that compileForHost embedded in place of the device code.
std::size_t sourceNumberIn(const char *deviceCode);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/Request.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <cstddef>
#include <memory>

namespace warpgrain::executor {

/// A CUDA source by its name; others are C or C++ for the host alone.
bool isCudaSource(const std::filesystem::path &file);

/// Compiles the host's part of a source in this process, optimised. The place of device code is taken by the source's
/// number, which comes back when the program registers its kernels.
///
/// Fails (input) with the compiler's first errors.
Result<std::unique_ptr<llvm::Module>> compileForHost(const execute::DeviceSource &source, std::size_t number,
                                                     llvm::LLVMContext &context);

/// The number in device code that compileForHost put there.
std::size_t sourceNumberIn(const char *deviceCode);

} // namespace warpgrain::executor

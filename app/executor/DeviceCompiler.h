// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/execute/Request.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <memory>

namespace warpgrain::executor {

/// Compiles a source for the device, in this process, with the toolkit's headers and its libdevice: a module for NVPTX,
/// lightly optimised, with line tables. Multiplications and additions are not contracted, so that two ways to write
/// the same arithmetic round alike.
///
/// Fails (input) with the compiler's first errors.
Result<std::unique_ptr<llvm::Module>> compileForDevice(const execute::DeviceSource &source, llvm::LLVMContext &context);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/Request.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <functional>
#include <memory>

namespace llvm {
class PassBuilder;
}

namespace warpgrain::executor {

/// Purpose of a compilation.
enum class DeviceUse : std::uint8_t {
  kernel,  ///< one launch of one kernel
  program, ///< a whole program, together with its host code
};

/// Compiles a source for the device, in this process, with the toolkit's headers and libdevice. The result is an NVPTX
/// module, lightly optimised, with line tables. Multiplications and additions are not contracted to fused operations,
/// so that two ways to write the same arithmetic round identically. `passes` may register additional optimiser passes.
///
/// Fails (input) with the compiler's first errors.
Result<std::unique_ptr<llvm::Module>> compileForDevice(const run::DeviceSource &source, llvm::LLVMContext &context,
                                                       DeviceUse use = DeviceUse::kernel,
                                                       std::function<void(llvm::PassBuilder &)> passes = {});

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/lower/Lowered.h"
#include "core/base/Error.h"
#include "core/execute/Request.h"

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

namespace warpgrain::executor {

/// Makes host code of a device module, in place: everything but the kernel and what it needs goes; what remains runs on
/// the target with the executor's own functions.
///
/// Fails (usage) where the kernel is not there or takes other parameters, (tool) where it uses what is not supported.
Result<LoweredKernel> lower(llvm::Module &module, const execute::ExecutionRequest &request,
                            const llvm::TargetMachine &target);

} // namespace warpgrain::executor

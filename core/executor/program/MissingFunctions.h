// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/program/SymbolTable.h"

#include <llvm/IR/Module.h>

#include <memory>
#include <vector>

namespace warpgrain::executor {

/// Checks that every symbol that the modules use is defined: in one of them, in the runtime, or in this process. Fails
/// (tool) with a sentence that names the missing symbols by library; fails (input) if there is no main.
Result<void> checkComplete(const std::vector<std::unique_ptr<llvm::Module>> &modules, const SymbolTable &runtime);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/program/SymbolTable.h"

#include <llvm/IR/Module.h>

#include <memory>
#include <vector>

namespace warpgrain::executor {

/// Looks whether everything that the modules use is there: in one of them, among the runtime's functions, or in this
/// process. Fails (tool) with a sentence that names what is not, by library; (input) where there is no main.
Result<void> checkComplete(const std::vector<std::unique_ptr<llvm::Module>> &modules, const SymbolTable &runtime);

} // namespace warpgrain::executor

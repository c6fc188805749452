// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/SymbolTable.h"

#include <llvm/IR/Module.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace warpgrain::executor {

struct ProgramRuntime;

/// Loads the toolkit's cuRAND library if host code calls it, and replaces its generators by host generators (cuRAND,
/// "Host API Overview"). These need no GPU and write to memory that kernels can read. If the library is not installed,
/// its functions stay missing.
void openRandomNumbers(ProgramRuntime &runtime, const std::vector<std::unique_ptr<llvm::Module>> &modules,
                       const std::filesystem::path &cudaRoot, SymbolTable &table);

} // namespace warpgrain::executor

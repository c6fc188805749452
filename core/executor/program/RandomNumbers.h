// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/SymbolTable.h"

#include <llvm/IR/Module.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace warpgrain::executor {

struct ProgramRuntime;

/// Where host code calls cuRAND: loads the toolkit's own library, and has its generators be those that work on the host
/// (cuRAND, "Host API Overview"), which need no GPU and write where kernels read. Where there is no such library, the
/// functions stay missing.
void openRandomNumbers(ProgramRuntime &runtime, const std::vector<std::unique_ptr<llvm::Module>> &modules,
                       const std::filesystem::path &cudaRoot, SymbolTable &table);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>

#include <string>

namespace warpgrain::executor {

/// Names a list of the module's constants that are none of the source's variables, as ConstantTable, the last of which
/// is empty: tables of virtual functions and texts, which code reaches through pointers in objects.
void listConstantTables(llvm::Module &module, const std::string &name);

} // namespace warpgrain::executor

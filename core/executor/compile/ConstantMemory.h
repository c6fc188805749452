// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTConsumer.h>

#include <functional>
#include <memory>

namespace clang {
class DiagnosticsEngine;
}

namespace llvm {
class Module;
}

namespace warpgrain::executor {

/// Returns a consumer that lists in the module which variables the source declares __constant__
/// (`constantMemoryList`). The address space does not tell: Clang puts constants of __device__ there too where their
/// values are known, which nvcc leaves in global memory, and reads copies of constexpr tables elsewhere.
std::unique_ptr<clang::ASTConsumer> listOfConstantMemory(std::function<llvm::Module *()> module);

/// Returns a consumer for headers that are precompiled. It reports an error where they declare such a variable: the
/// list would miss it, since what a source does not use of them is not read.
std::unique_ptr<clang::ASTConsumer> noConstantMemory(clang::DiagnosticsEngine &diagnostics);

} // namespace warpgrain::executor

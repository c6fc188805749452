// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/frontend/flags/HeaderFlags.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class PassBuilder;
}

namespace warpgrain::executor {

/// Files that exist only in the compiler's view, in a folder that no machine has.
namespace virtual_files {
inline constexpr const char *prelude = "/warpgrain/compatibility.h";
inline constexpr const char *fallbackFolder = "/warpgrain/fallback";
} // namespace virtual_files

/// An invocation of the compiler that emits LLVM IR.
struct CompilerCall {
  std::vector<std::string> words; ///< command line with the compiler's name, without folder and source
  std::filesystem::path source;
  std::filesystem::path folder;                         ///< base folder of relative names
  std::map<std::filesystem::path, std::string> texts;   ///< texts that replace files on disk
  std::map<std::filesystem::path, std::string> headers; ///< headers that exist only in the compiler's view
  /// Flags for precompiling the headers that are included before the source; no value if they must not be cached.
  std::optional<frontend::HeaderFlags> kept;
  std::function<void(llvm::PassBuilder &)> passes; ///< registers additional optimiser passes; may be empty
};

/// True if a source failed to compile because its kernels launch kernels.
bool needsRelocatableCode(const Error &error);
/// True if a source failed to compile because `extern __shared__` declares something other than an unsized array.
bool declaresSharedObjectElsewhere(const Error &error);
/// Adds the options for sources whose kernels launch kernels (relocatable device code). Symbol names do not change.
CompilerCall withRelocatableCode(CompilerCall call);

/// Runs the compiler in this process. Fails (input) with its first errors.
Result<std::unique_ptr<llvm::Module>> compileInProcess(const CompilerCall &call, llvm::LLVMContext &context);

} // namespace warpgrain::executor

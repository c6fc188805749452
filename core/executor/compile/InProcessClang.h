// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/frontend/HeaderFlags.h"

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

/// Files that exist in the compiler's view only. They lie in a folder no machine has.
namespace virtualFiles {
inline constexpr const char *prelude = "/warpgrain/compatibility.h";
inline constexpr const char *fallbackFolder = "/warpgrain/fallback";
} // namespace virtualFiles

/// A call of the compiler that emits LLVM IR.
struct CompilerCall {
  std::vector<std::string> words; ///< the command line, with the compiler's name, but for folder and source
  std::filesystem::path source;
  std::filesystem::path folder;                         ///< that relative names refer to
  std::map<std::filesystem::path, std::string> texts;   ///< files in place of what lies on disk
  std::map<std::filesystem::path, std::string> headers; ///< that exist in the compiler's view only
  /// What is included before the source may be kept, read with these words; nothing where it may not.
  std::optional<frontend::HeaderFlags> kept;
  std::function<void(llvm::PassBuilder &)> passes; ///< adds to what optimises the code; may be empty
};

/// Whether a source does not compile because kernels of it launch kernels.
bool needsRelocatableCode(const Error &error);
/// Whether it does not because of `extern __shared__` before something else than an array without a size.
bool declaresSharedObjectElsewhere(const Error &error);
/// With the words that such sources need. Names stay as they are written.
CompilerCall withRelocatableCode(CompilerCall call);

/// Compiles in this process. Fails (input) with the compiler's first errors.
Result<std::unique_ptr<llvm::Module>> compileInProcess(const CompilerCall &call, llvm::LLVMContext &context);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/program/SymbolTable.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// A program's own host code, linked in this process with the runtime's functions; what it has of the C and C++
/// libraries is this process's.
class HostCode {
public:
  /// The modules are of that context. Fails (tool) where they use functions that nobody has, naming all of them, or
  /// there is no main; (input) where two define the same thing.
  static Result<HostCode> link(std::unique_ptr<llvm::LLVMContext> context,
                               std::vector<std::unique_ptr<llvm::Module>> modules, const SymbolTable &runtime);

  /// The program registers its device code. Comes first.
  void registerDeviceCode();

  /// Runs what objects of the sources do before main.
  void construct();

  /// Runs main; what it gives back. A program may end in it, without coming back.
  int main(std::vector<std::string> arguments);

  /// A function of the program; null where it has none of the name.
  template <typename Function>
  Function *function(const std::string &name) {
    return reinterpret_cast<Function *>(addressOf(name));
  }

private:
  using Constructor = void (*)();

  explicit HostCode(std::unique_ptr<llvm::orc::LLJIT> jit) : jit_(std::move(jit)) {}

  void *addressOf(const std::string &name);

  std::unique_ptr<llvm::orc::LLJIT> jit_;
  std::vector<std::string> registrations_;
  std::vector<std::string> constructors_; ///< in the order of their priorities
};

} // namespace warpgrain::executor

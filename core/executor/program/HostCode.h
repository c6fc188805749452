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

/// A program's own host code, linked into this process with the functions of the runtime. It uses this process's C and
/// C++ libraries.
class HostCode {
public:
  /// Links modules, which must belong to the context. Fails (tool) if functions are missing, naming all of them, or if
  /// there is no main; fails (input) if two modules define the same symbol.
  static Result<HostCode> link(std::unique_ptr<llvm::LLVMContext> context,
                               std::vector<std::unique_ptr<llvm::Module>> modules, const SymbolTable &runtime);

  /// Lets the program register its device code. Call it before construct() and main().
  void registerDeviceCode();

  /// Runs the constructors of global objects.
  void construct();

  /// Runs main and returns its status. Does not return if the program exits inside main.
  int main(std::vector<std::string> arguments);

  /// Returns a function of the program by name; null if there is none.
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

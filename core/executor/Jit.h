// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include <memory>
#include <string>

namespace warpgrain::executor {

/// Optimises modules for this machine and puts their code into this process.
class Jit {
public:
  /// Fails (internal) where LLVM cannot make code for this machine.
  static Result<Jit> create();

  const llvm::TargetMachine &target() const { return *target_; }

  /// Optimises the module, with loops vectorised, and compiles it. The context is the module's.
  Result<void> add(std::unique_ptr<llvm::Module> module, llvm::orc::ThreadSafeContext context);

  /// Makes a symbol known that lies elsewhere in this process.
  Result<void> define(const std::string &symbol, void *address);

  /// Fails (tool) where the code needs a function that nobody has; the message names it.
  Result<void *> addressOf(const std::string &symbol);

private:
  Jit(std::unique_ptr<llvm::TargetMachine> target, std::unique_ptr<llvm::orc::LLJIT> jit)
      : target_(std::move(target)), jit_(std::move(jit)) {}

  std::unique_ptr<llvm::TargetMachine> target_;
  std::unique_ptr<llvm::orc::LLJIT> jit_;
};

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/Jit.h"
#include "core/executor/lower/kit/ProgramVariables.h"
#include "core/executor/program/DeviceEntities.h"
#include "core/executor/runtime/Memory.h"

#include <llvm/ExecutionEngine/Orc/ThreadSafeModule.h>
#include <llvm/IR/Module.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::executor {

/// What the compiler made of one source for the device.
struct DeviceCode {
  std::size_t source = 0; ///< number
  std::unique_ptr<llvm::Module> module;
};

/// How kernels are compiled.
struct DeviceSettings {
  std::string cudaRoot;
  bool checks = false;
  bool keepsWarpsInStep = false; ///< at accesses to shared memory
};

/// The device code of a whole program. Kernels are made host code when they are first asked for, and kept; their
/// variables are there once. Not for use by two threads at once.
class DeviceProgram {
public:
  /// The memory must outlive the program. The modules are of that context. Sources whose code needs that of others are
  /// linked. Fails (tool, input).
  static Result<DeviceProgram> create(DeviceMemory &memory, std::unique_ptr<llvm::LLVMContext> context,
                                      std::vector<DeviceCode> code, DeviceSettings settings);

  /// Whether the host has the variable too, at an address of its own that placeVariables must know.
  bool isManaged(const DeviceName &name) const;

  /// Puts the variables into memory; managed ones lie where the host has them.
  Result<void> placeVariables(const std::map<DeviceName, void *> &managed);

  /// Nothing where the device code has no such variable, or nobody can change it.
  const PlacedVariable *variable(const DeviceName &name) const;
  const PlacedVariable *variableNamed(const std::string &mangledName) const;

  const std::map<std::string, PlacedVariable> &variables() const { return placed_; }

  /// Fails (tool) where the kernel uses what is not supported, (usage) where there is none.
  Result<ProgramKernelCode *> kernel(const DeviceName &name);
  /// By its symbol in a unit, as kernels name those that they launch.
  Result<ProgramKernelCode *> kernelIn(std::size_t unit, const std::string &symbol);

private:
  struct Unit {
    std::unique_ptr<llvm::Module> module;
    std::vector<ProgramVariable> variables;
  };

  DeviceProgram(DeviceMemory &memory, Jit jit, llvm::orc::ThreadSafeContext context)
      : memory_(&memory), jit_(std::move(jit)), context_(std::move(context)) {}

  Result<void> link(std::vector<DeviceCode> code);
  std::string symbolOf(const DeviceName &name) const;
  const ProgramVariable *find(const DeviceName &name) const;

  DeviceMemory *memory_; ///< kernels' constant tables are added to it
  Jit jit_;
  llvm::orc::ThreadSafeContext context_;
  DeviceSettings settings_;
  std::vector<Unit> units_;
  std::map<std::size_t, std::size_t> unitOf_;    ///< by source
  std::map<DeviceName, std::string> renamed_;    ///< names that were not told apart
  std::map<std::string, PlacedVariable> placed_; ///< by mangledName
  std::map<std::pair<std::size_t, std::string>, std::unique_ptr<ProgramKernelCode>> kernels_; ///< by unit and symbol
};

} // namespace warpgrain::executor

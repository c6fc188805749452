// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/Jit.h"
#include "core/executor/lower/kit/ProgramVariables.h"
#include "core/executor/program/DeviceEntities.h"
#include "core/executor/runtime/memory/Memory.h"

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

/// The compiled device code of one source.
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

/// The device code of a whole program. It lowers a kernel to host code on first use and keeps the result. All kernels
/// share one copy of the device variables. Not thread-safe.
class DeviceProgram {
public:
  /// The memory must outlive the program, and the modules must belong to the context. Links the sources if one needs
  /// the device code of another. Fails (tool, input).
  static Result<DeviceProgram> create(DeviceMemory &memory, std::unique_ptr<llvm::LLVMContext> context,
                                      std::vector<DeviceCode> code, DeviceSettings settings);

  /// True if the variable is __managed__: the host allocates it, and placeVariables needs its address.
  bool isManaged(const DeviceName &name) const;

  /// Places the variables in memory. `managed` gives the host's addresses of managed variables.
  Result<void> placeVariables(const std::map<DeviceName, void *> &managed);

  /// Returns a placed variable; null if the device code has no such variable, or if nothing can change it.
  const PlacedVariable *variable(const DeviceName &name) const;
  const PlacedVariable *variableNamed(const std::string &mangledName) const;

  const std::map<std::string, PlacedVariable> &variables() const { return placed_; }

  /// Returns a kernel, lowered on first use. Fails (tool) if it uses an unsupported feature, (usage) if there is none.
  Result<ProgramKernelCode *> kernel(const DeviceName &name);
  /// Returns a kernel by unit and symbol, as kernels name the kernels that they launch.
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
  std::map<DeviceName, std::string> renamed_;    ///< new names from tellApart()
  std::map<std::string, PlacedVariable> placed_; ///< by mangledName
  std::map<std::pair<std::size_t, std::string>, std::unique_ptr<ProgramKernelCode>> kernels_; ///< by unit and symbol
};

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceLookup.h"

#include "core/executor/program/DeviceProgram.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <algorithm>

namespace warpgrain::executor {

ProgramKernelCode *kernelOf(ProgramRuntime &runtime, const void *stub) {
  const auto name = runtime.kernels.find(stub);
  if (name == runtime.kernels.end() || runtime.device == nullptr) return nullptr;
  const auto code = runtime.device->kernel(name->second);
  if (!code)
    endWith(runtime.launch,
            run::Fault{.kind = run::FaultKind::unsupported, .message = code.error().message, .file = {}});
  return *code;
}

const PlacedVariable *variableOf(const ProgramRuntime &runtime, const void *shadow) {
  const auto name = runtime.variables.find(shadow);
  return name != runtime.variables.end() && runtime.device != nullptr ? runtime.device->variable(name->second)
                                                                      : nullptr;
}

const PlacedVariable *variableNamed(const ProgramRuntime &runtime, const std::string &mangledName) {
  return runtime.device->variableNamed(mangledName);
}

std::uint32_t mostThreads(const ProgramRuntime &runtime, const ProgramKernelCode &kernel) {
  const std::uint32_t most = runtime.limits->threadsPerBlock;
  return kernel.mostThreads != 0 ? std::min(kernel.mostThreads, most) : most;
}

std::uint64_t mostDynamicShared(const ProgramRuntime &runtime, const ProgramKernelCode &kernel, const void *stub) {
  const auto chosen = runtime.mostDynamicSharedBytes.find(stub);
  const std::uint64_t usual = runtime.limits->sharedBytesPerBlock;
  const std::uint64_t free = usual > kernel.staticSharedBytes ? usual - kernel.staticSharedBytes : 0;
  if (chosen == runtime.mostDynamicSharedBytes.end()) return free;
  return std::max(free, static_cast<std::uint64_t>(chosen->second));
}

} // namespace warpgrain::executor

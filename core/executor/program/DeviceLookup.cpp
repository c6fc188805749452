// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceLookup.h"

#include "core/executor/program/DeviceProgram.h"
#include "core/executor/runtime/Launch.h"

#include <algorithm>

namespace warpgrain::executor {

ProgramKernelCode *kernelOf(const void *stub) {
  Runtime &runtime = theRuntime();
  const auto name = runtime.kernels.find(stub);
  if (name == runtime.kernels.end() || runtime.device == nullptr) return nullptr;
  const auto code = runtime.device->kernel(name->second);
  if (!code)
    endWith(execute::Fault{.kind = execute::FaultKind::unsupported, .message = code.error().message, .file = {}});
  return *code;
}

const PlacedVariable *variableOf(const void *shadow) {
  const Runtime &runtime = theRuntime();
  const auto name = runtime.variables.find(shadow);
  return name != runtime.variables.end() && runtime.device != nullptr ? runtime.device->variable(name->second)
                                                                      : nullptr;
}

const PlacedVariable *variableNamed(const std::string &mangledName) {
  return theRuntime().device->variableNamed(mangledName);
}

std::uint32_t mostThreads(const ProgramKernelCode &kernel) {
  const std::uint32_t most = theRuntime().limits->threadsPerBlock;
  return kernel.mostThreads != 0 ? std::min(kernel.mostThreads, most) : most;
}

std::uint64_t mostDynamicShared(const ProgramKernelCode &kernel, const void *stub) {
  const Runtime &runtime = theRuntime();
  const auto chosen = runtime.mostDynamicSharedBytes.find(stub);
  const std::uint64_t usual = runtime.limits->sharedBytesPerBlock;
  const std::uint64_t free = usual > kernel.staticSharedBytes ? usual - kernel.staticSharedBytes : 0;
  if (chosen == runtime.mostDynamicSharedBytes.end()) return free;
  return std::max(free, static_cast<std::uint64_t>(chosen->second));
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/HostCompiler.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"
#include "core/executor/runtime/launch/LaunchState.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// What the compiler puts around device code.
struct FatBinary {
  int magic = 0;
  int version = 0;
  const char *deviceCode = nullptr; ///< the number of the source, see HostCompiler.h
  void *unused = nullptr;
};

/// The handle is the number of the source, and never null.
void **registerBinary(const FatBinary *binary) {
  return reinterpret_cast<void **>(sourceNumberIn(binary->deviceCode) + 1);
}

std::size_t sourceOf(void **handle) {
  return reinterpret_cast<std::size_t>(handle) - 1;
}

/// The same for relocatable device code, whose functions and variables are registered by a callback.
void registerLinkedBinary(void (*registerGlobals)(void **), const FatBinary *binary, const void *, void (*)(void *)) {
  registerGlobals(registerBinary(binary));
}

void endOfRegistration(void **) {}

void unregisterBinary(void **) {}

void registerFunction(ProgramRuntime &runtime, void **handle, const void *stub, char *, const char *name, int, void *,
                      void *, void *, void *, int *) {
  runtime.kernels[stub] = {sourceOf(handle), name};
}

void registerVariable(ProgramRuntime &runtime, void **handle, const void *shadow, char *, const char *name, int,
                      std::size_t, int, int) {
  runtime.variables[shadow] = {sourceOf(handle), name};
}

} // namespace

void addRegistration(SymbolTable &table) {
  table.put<&registerBinary>("__cudaRegisterFatBinary");
  table.put<&registerLinkedBinary>("wg_register_linked_binary");
  table.put<&endOfRegistration>("__cudaRegisterFatBinaryEnd");
  table.put<&unregisterBinary>("__cudaUnregisterFatBinary");
  table.put<&registerFunction>("__cudaRegisterFunction");
  table.put<&registerVariable>("__cudaRegisterVar");
}

} // namespace warpgrain::executor

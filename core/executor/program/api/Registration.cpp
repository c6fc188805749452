// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/HostCompiler.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"
#include "core/executor/runtime/Launch.h"

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

void registerFunction(void **handle, const void *stub, char *, const char *name, int, void *, void *, void *, void *,
                      int *) {
  theRuntime().kernels[stub] = {sourceOf(handle), name};
}

void registerVariable(void **handle, const void *shadow, char *, const char *name, int, std::size_t, int, int) {
  theRuntime().variables[shadow] = {sourceOf(handle), name};
}

} // namespace

void addRegistration(SymbolTable &table) {
  table.put("__cudaRegisterFatBinary", &registerBinary);
  table.put("wg_register_linked_binary", &registerLinkedBinary);
  table.put("__cudaRegisterFatBinaryEnd", &endOfRegistration);
  table.put("__cudaUnregisterFatBinary", &unregisterBinary);
  table.put("__cudaRegisterFunction", &registerFunction);
  table.put("__cudaRegisterVar", &registerVariable);
}

} // namespace warpgrain::executor

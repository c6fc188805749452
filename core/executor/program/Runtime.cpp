// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Runtime.h"

#include "core/executor/program/SymbolTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

thread_local cuda::Error kept = cuda::Error::success;

} // namespace

Runtime &theRuntime() {
  // Never destroyed: the program's own destructors may still call.
  static auto *runtime = new Runtime;
  return *runtime;
}

cuda::Error remember(cuda::Error error) {
  if (const cuda::Error lasting = theRuntime().lasting; lasting != cuda::Error::success) return kept = lasting;
  if (error != cuda::Error::success) kept = error;
  return error;
}

cuda::Error lastError(bool forget) {
  if (const cuda::Error lasting = theRuntime().lasting; lasting != cuda::Error::success) return lasting;
  const cuda::Error error = kept;
  if (forget) kept = cuda::Error::success;
  return error;
}

std::uint64_t deviceMemoryBytes() {
  // The other half is the host code's, the compiler's and the stacks'.
  return theRuntime().request.memoryBytes / 2;
}

SymbolTable runtimeSymbols() {
  SymbolTable table;
  for (auto *add : {&addRegistration, &addLaunches, &addErrors, &addMemory, &addHostMemory, &addCopies, &addArrays,
                    &addArrayCopies, &addTextures, &addSymbols, &addStreams, &addEvents, &addGraphs, &addGraphNodes,
                    &addDevice, &addFunctions, &addOccupancy, &addOpenMp})
    add(table);
  return table;
}

} // namespace warpgrain::executor

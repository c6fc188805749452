// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"

#include "core/executor/program/SymbolTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

thread_local cuda::Error kept = cuda::Error::success;

} // namespace

cuda::Error ProgramRuntime::remember(cuda::Error error) {
  if (const cuda::Error ended = lasting; ended != cuda::Error::success) return kept = ended;
  if (error != cuda::Error::success) kept = error;
  return error;
}

cuda::Error ProgramRuntime::lastError(bool forget) {
  if (const cuda::Error ended = lasting; ended != cuda::Error::success) return ended;
  const cuda::Error error = kept;
  if (forget) kept = cuda::Error::success;
  return error;
}

std::uint64_t ProgramRuntime::deviceMemoryBytes() const {
  // The other half is the host code's, the compiler's and the stacks'.
  return request.memoryBytes / 2;
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

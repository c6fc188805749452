// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"

#include "core/executor/program/HostThread.h"
#include "core/executor/program/SymbolTable.h"

#include <utility>

namespace warpgrain::executor {

cuda::Error ProgramRuntime::remember(cuda::Error error) {
  if (const cuda::Error ended = lasting; ended != cuda::Error::success) return HostThread::current().lastError = ended;
  if (error != cuda::Error::success) HostThread::current().lastError = error;
  return error;
}

cuda::Error ProgramRuntime::lastError(bool forget) {
  if (const cuda::Error ended = lasting; ended != cuda::Error::success) return ended;
  cuda::Error &kept = HostThread::current().lastError;
  return forget ? std::exchange(kept, cuda::Error::success) : kept;
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

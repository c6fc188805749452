// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

using cuda::CopyKind;

Error symbolAddress(ProgramRuntime &runtime, void **to, const void *symbol) {
  const std::scoped_lock lock(runtime.mutex);
  const PlacedVariable *variable = variableOf(runtime, symbol);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  if (variable == nullptr) return runtime.remember(Error::invalidSymbol);
  *to = variable->address;
  return Error::success;
}

Error symbolSize(ProgramRuntime &runtime, std::size_t *to, const void *symbol) {
  const std::scoped_lock lock(runtime.mutex);
  const PlacedVariable *variable = variableOf(runtime, symbol);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  if (variable == nullptr) return runtime.remember(Error::invalidSymbol);
  *to = variable->variable.bytes;
  return Error::success;
}

/// The place in a variable that a copy of so many bytes goes to or comes from.
Result<std::byte *> placeIn(ProgramRuntime &runtime, const void *symbol, std::size_t bytes, std::size_t offset,
                            Error &error) {
  const std::scoped_lock lock(runtime.mutex);
  const PlacedVariable *variable = variableOf(runtime, symbol);
  error = variable == nullptr ? Error::invalidSymbol : Error::invalidValue;
  if (variable == nullptr || offset > variable->variable.bytes || bytes > variable->variable.bytes - offset)
    return fail(ErrorKind::usage, "no such place");
  return variable->address + offset;
}

Error copyToSymbol(ProgramRuntime &runtime, const void *symbol, const void *from, std::size_t bytes, std::size_t offset,
                   CopyKind kind) {
  if (kind == CopyKind::deviceToHost || kind == CopyKind::hostToHost)
    return runtime.remember(Error::invalidMemcpyDirection);
  Error error = Error::success;
  const auto place = placeIn(runtime, symbol, bytes, offset, error);
  if (!place) return runtime.remember(error);
  return runtime.remember(copyBytes(runtime, *place, from, bytes, kind));
}

Error copyToSymbolAsync(ProgramRuntime &runtime, const void *symbol, const void *from, std::size_t bytes,
                        std::size_t offset, CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return copyToSymbol(runtime, symbol, from, bytes, offset, kind); });
}

Error copyFromSymbol(ProgramRuntime &runtime, void *to, const void *symbol, std::size_t bytes, std::size_t offset,
                     CopyKind kind) {
  if (kind == CopyKind::hostToDevice || kind == CopyKind::hostToHost)
    return runtime.remember(Error::invalidMemcpyDirection);
  Error error = Error::success;
  const auto place = placeIn(runtime, symbol, bytes, offset, error);
  if (!place) return runtime.remember(error);
  return runtime.remember(copyBytes(runtime, to, *place, bytes, kind));
}

Error copyFromSymbolAsync(ProgramRuntime &runtime, void *to, const void *symbol, std::size_t bytes, std::size_t offset,
                          CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return copyFromSymbol(runtime, to, symbol, bytes, offset, kind); });
}

} // namespace

void addSymbols(SymbolTable &table) {
  table.put<&symbolAddress>("cudaGetSymbolAddress");
  table.put<&symbolSize>("cudaGetSymbolSize");
  table.putWithStream<&copyToSymbol>("cudaMemcpyToSymbol");
  table.putWithStream<&copyToSymbolAsync>("cudaMemcpyToSymbolAsync");
  table.putWithStream<&copyFromSymbol>("cudaMemcpyFromSymbol");
  table.putWithStream<&copyFromSymbolAsync>("cudaMemcpyFromSymbolAsync");
}

} // namespace warpgrain::executor

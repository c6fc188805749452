// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Capture.h"
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

using cuda::CopyKind;

Error symbolAddress(void **to, const void *symbol) {
  const std::scoped_lock lock(theRuntime().mutex);
  const PlacedVariable *variable = variableOf(symbol);
  if (to == nullptr) return remember(Error::invalidValue);
  if (variable == nullptr) return remember(Error::invalidSymbol);
  *to = variable->address;
  return Error::success;
}

Error symbolSize(std::size_t *to, const void *symbol) {
  const std::scoped_lock lock(theRuntime().mutex);
  const PlacedVariable *variable = variableOf(symbol);
  if (to == nullptr) return remember(Error::invalidValue);
  if (variable == nullptr) return remember(Error::invalidSymbol);
  *to = variable->variable.bytes;
  return Error::success;
}

/// The place in a variable that a copy of so many bytes goes to or comes from.
Result<std::byte *> placeIn(const void *symbol, std::size_t bytes, std::size_t offset, Error &error) {
  const std::scoped_lock lock(theRuntime().mutex);
  const PlacedVariable *variable = variableOf(symbol);
  error = variable == nullptr ? Error::invalidSymbol : Error::invalidValue;
  if (variable == nullptr || offset > variable->variable.bytes || bytes > variable->variable.bytes - offset)
    return fail(ErrorKind::usage, "no such place");
  return variable->address + offset;
}

Error copyToSymbol(const void *symbol, const void *from, std::size_t bytes, std::size_t offset, CopyKind kind) {
  if (kind == CopyKind::deviceToHost || kind == CopyKind::hostToHost) return remember(Error::invalidMemcpyDirection);
  Error error = Error::success;
  const auto place = placeIn(symbol, bytes, offset, error);
  if (!place) return remember(error);
  return remember(copyBytes(*place, from, bytes, kind));
}

Error copyToSymbolAsync(const void *symbol, const void *from, std::size_t bytes, std::size_t offset, CopyKind kind,
                        void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return copyToSymbol(symbol, from, bytes, offset, kind); });
}

Error copyFromSymbol(void *to, const void *symbol, std::size_t bytes, std::size_t offset, CopyKind kind) {
  if (kind == CopyKind::hostToDevice || kind == CopyKind::hostToHost) return remember(Error::invalidMemcpyDirection);
  Error error = Error::success;
  const auto place = placeIn(symbol, bytes, offset, error);
  if (!place) return remember(error);
  return remember(copyBytes(to, *place, bytes, kind));
}

Error copyFromSymbolAsync(void *to, const void *symbol, std::size_t bytes, std::size_t offset, CopyKind kind,
                          void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return copyFromSymbol(to, symbol, bytes, offset, kind); });
}

} // namespace

void addSymbols(SymbolTable &table) {
  table.put("cudaGetSymbolAddress", &symbolAddress);
  table.put("cudaGetSymbolSize", &symbolSize);
  table.putWithStream("cudaMemcpyToSymbol", &copyToSymbol);
  table.putWithStream("cudaMemcpyToSymbolAsync", &copyToSymbolAsync);
  table.putWithStream("cudaMemcpyFromSymbol", &copyFromSymbol);
  table.putWithStream("cudaMemcpyFromSymbolAsync", &copyFromSymbolAsync);
}

} // namespace warpgrain::executor

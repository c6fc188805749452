// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/Names.h"

#include <llvm/Demangle/Demangle.h>

namespace warpgrain::executor {

std::string sourceName(const std::string &symbol) {
  std::string name = llvm::demangle(symbol);
  // "kernel(float*)::tile": the last part, where what stands before it is a function.
  const std::size_t function = name.rfind(")::");
  if (function != std::string::npos) return name.substr(function + 3);
  return name;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/Names.h"

#include <llvm/Demangle/Demangle.h>

namespace warpgrain::executor {

namespace {

/// LLVM sets symbols with one name apart by numbers behind a dot, which is in no name of a source; the demangler writes
/// "name (.0)".
std::string withoutSuffix(std::string name) {
  const std::size_t suffix = name.rfind(" (.");
  if (suffix != std::string::npos && name.ends_with(')')) name.resize(suffix);
  const std::size_t dot = name.find_last_not_of("0123456789");
  if (dot != std::string::npos && dot > 0 && dot + 1 < name.size() && name[dot] == '.') name.resize(dot);
  return name;
}

} // namespace

std::string sourceName(const std::string &symbol) {
  std::string name = withoutSuffix(llvm::demangle(symbol));
  // "kernel(float*)::tile": the last part, where what stands before it is a function.
  const std::size_t function = name.rfind(")::");
  if (function != std::string::npos) return name.substr(function + 3);
  return name;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/session/CompiledName.h"

#include "core/base/DemangledName.h"
#include "core/measure/CubinVariables.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::session {

namespace {

/// The symbol as C++ writes it, with one name for all unnamed namespaces.
std::string writtenName(const std::string &symbol) {
  std::string out = demangled(symbol);
  constexpr std::string_view unit = "_GLOBAL__N_";
  for (std::size_t at = out.find(unit); at != std::string::npos; at = out.find(unit, at)) {
    std::size_t end = at;
    while (end < out.size() && (std::isalnum(static_cast<unsigned char>(out[end])) != 0 || out[end] == '_'))
      ++end;
    out.replace(at, end - at, "(anonymous namespace)");
  }
  return out;
}

} // namespace

bool isSameKernel(const std::string &symbol, const std::string &other) {
  return symbol == other || writtenName(symbol) == writtenName(other);
}

bool isCompiledAs(const model::Function &kernel, const std::string &symbol) {
  const auto isOne = [&symbol](const std::string &name) { return !name.empty() && isSameKernel(name, symbol); };
  return isOne(kernel.mangledName) ||
         std::ranges::any_of(kernel.instances, [&](const model::Instance &i) { return isOne(i.mangledName); });
}

std::string symbolInCubin(std::string_view cubin, const std::string &symbol) {
  const auto contents = measure::readCubin(cubin);
  if (!contents || std::ranges::find(contents->kernels, symbol) != contents->kernels.end()) return symbol;
  const std::string name = writtenName(symbol);
  const auto found = std::ranges::find(contents->kernels, name, writtenName);
  return found == contents->kernels.end() ? symbol : *found;
}

} // namespace warpgrain::session

// SPDX-License-Identifier: Apache-2.0
#include "core/measure/KernelSymbol.h"

#include "core/measure/CubinVariables.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cxxabi.h>
#include <memory>

namespace warpgrain::measure {

namespace {

/// The symbol as C++ writes it, with one name for all unnamed namespaces.
std::string writtenName(const std::string &symbol) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void *)> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status),
                                                     std::free);
  std::string out = status == 0 && text ? text.get() : symbol;
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

std::string symbolInCubin(std::string_view cubin, const std::string &symbol) {
  const auto contents = readCubin(cubin);
  if (!contents || std::ranges::find(contents->kernels, symbol) != contents->kernels.end()) return symbol;
  const std::string name = writtenName(symbol);
  const auto found = std::ranges::find(contents->kernels, name, writtenName);
  return found == contents->kernels.end() ? symbol : *found;
}

} // namespace warpgrain::measure

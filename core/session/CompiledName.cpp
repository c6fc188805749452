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

/// "void scale<int>" of "void scale<int>(int*, float)".
std::string_view withoutParameters(std::string_view name) {
  constexpr std::string_view unnamed = "(anonymous namespace)";
  int depth = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '<') ++depth;
    if (name[i] == '>') --depth;
    if (name[i] != '(' || depth > 0) continue;
    if (!name.substr(i).starts_with(unnamed)) return name.substr(0, i);
    i += unnamed.size() - 1;
  }
  return name;
}

} // namespace

bool isSameKernel(const std::string &symbol, const std::string &other) {
  return symbol == other || writtenName(symbol) == writtenName(other);
}

std::vector<std::string> symbolsOf(const model::Function &kernel) {
  std::vector<std::string> out;
  if (!kernel.mangledName.empty()) out.push_back(kernel.mangledName);
  for (const model::Instance &instance : kernel.instances)
    if (!instance.mangledName.empty()) out.push_back(instance.mangledName);
  return out;
}

bool isOneOf(const std::vector<std::string> &symbols, const std::string &symbol) {
  return std::ranges::any_of(symbols, [&symbol](const std::string &one) { return isSameKernel(one, symbol); });
}

bool isCompiledAs(const model::Function &kernel, const std::string &symbol) {
  return isOneOf(symbolsOf(kernel), symbol);
}

std::string symbolAfterSteps(const std::vector<std::string> &symbols, const std::string &symbol) {
  if (symbols.size() == 1) return symbols.front();
  if (isOneOf(symbols, symbol)) return symbol;
  const std::string name = writtenName(symbol);
  const auto isLike = [&name](const std::string &one) {
    return withoutParameters(writtenName(one)) == withoutParameters(name);
  };
  const auto found = std::ranges::find_if(symbols, isLike);
  return std::ranges::count_if(symbols, isLike) == 1 ? *found : symbol;
}

std::string symbolInCubin(std::string_view cubin, const std::string &symbol) {
  const auto contents = measure::readCubin(cubin);
  if (!contents || std::ranges::find(contents->kernels, symbol) != contents->kernels.end()) return symbol;
  const std::string name = writtenName(symbol);
  const auto found = std::ranges::find(contents->kernels, name, writtenName);
  return found == contents->kernels.end() ? symbol : *found;
}

} // namespace warpgrain::session

// SPDX-License-Identifier: Apache-2.0
#include "core/base/DemangledName.h"

#include <cstdlib>
#include <cxxabi.h>
#include <memory>

namespace warpgrain {

std::string demangled(const std::string &symbol) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status),
                                                         &std::free);
  return status == 0 && text ? std::string(text.get()) : symbol;
}

} // namespace warpgrain

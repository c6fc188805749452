// SPDX-License-Identifier: Apache-2.0
#include "app/capture/ModuleVariables.h"

#include <algorithm>
#include <cstring>

namespace warpgrain::capture {

ModuleVariables::ModuleVariables(const Device &device, CUfunction kernel, const measure::CubinContents &contents)
    : device_(device) {
  for (const measure::CubinVariable &variable : contents.variables) {
    const auto range = device.variable(kernel, variable.name);
    if (range && range->bytes == variable.bytes)
      variables_.push_back({.range = *range, .initial = variable.initial, .isConstant = variable.isConstant});
    else
      notes_.push_back(
          "The driver does not find the variable " + variable.name +
          " of the module: a replay has it as the module has it at first, whatever the program put there.");
  }
}

Result<bool> ModuleVariables::isUntouched(const Variable &variable) const {
  const Range &range = variable.range;
  std::vector<std::byte> now(static_cast<std::size_t>(range.bytes));
  if (auto got = device_.read(range, range.begin, now); !got) return std::unexpected(got.error());
  if (variable.initial.empty()) return std::ranges::all_of(now, [](std::byte byte) { return byte == std::byte{0}; });
  return variable.initial.size() == now.size() && std::memcmp(variable.initial.data(), now.data(), now.size()) == 0;
}

} // namespace warpgrain::capture

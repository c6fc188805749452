// SPDX-License-Identifier: Apache-2.0
#include "core/run/parameters/IntegerArguments.h"

#include "core/memory/ElementType.h"

#include <optional>
#include <variant>

namespace warpgrain::run {

std::optional<std::int64_t> integerAt(std::span<const std::byte> argument, std::uint64_t offset, ScalarKind kind) {
  const std::uint32_t bytes = sizeOf(kind);
  if (isFloating(kind) || offset + bytes > argument.size()) return std::nullopt;
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < bytes; ++i)
    bits |= std::to_integer<std::uint64_t>(argument[offset + i]) << (8 * i);
  const unsigned unused = 64 - 8 * bytes;
  const auto value = static_cast<std::int64_t>(bits << unused);
  return isSigned(kind) ? value >> unused : static_cast<std::int64_t>(bits);
}

void addIntegers(IntegerArguments &out, const KernelParameter &parameter, std::span<const std::byte> argument) {
  for (const ParameterLeaf &leaf : parameter.leaves) {
    if (leaf.isPointer()) continue;
    if (const auto value = integerAt(argument, leaf.offset, std::get<ScalarKind>(leaf.type))) out[leaf.path] = *value;
  }
}

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/RecordedNumber.h"

#include "core/run/parameters/IntegerArguments.h"

namespace warpgrain::run {

std::optional<ArgumentForm> recordedNumber(std::span<const std::byte> argument, std::uint64_t offset, ScalarKind kind) {
  if (offset + sizeOf(kind) > argument.size()) return std::nullopt;
  const void *place = argument.data() + offset;
  if (kind == ScalarKind::boolean) return numberAt(place, kind) != 0;
  if (isFloating(kind)) return numberAt(place, kind);
  const auto integer = integerAt(argument, offset, kind);
  return integer ? std::optional<ArgumentForm>(*integer) : std::nullopt;
}

} // namespace warpgrain::run

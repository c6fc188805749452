// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/launch/LaunchForm.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace warpgrain::run {

/// The number that the bytes of a recorded argument hold at an offset. None where it is beyond their end.
std::optional<ArgumentForm> recordedNumber(std::span<const std::byte> argument, std::uint64_t offset, ScalarKind kind);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <functional>
#include <span>

namespace warpgrain::measure {

/// Takes a piece of a buffer: where it begins, in bytes, and its bytes. An error ends the walk and is handed on.
using PieceVisitor = std::function<Result<void>(std::uint64_t offset, std::span<const std::byte> bytes)>;

/// The largest piece: buffers may be larger than the host's memory.
inline constexpr std::size_t maximumPiece = std::size_t{32} << 20U;

/// The largest piece that holds whole elements of so many bytes.
constexpr std::size_t pieceBytes(std::uint64_t stride) {
  return stride <= 1 ? maximumPiece
                     : maximumPiece / static_cast<std::size_t>(stride) * static_cast<std::size_t>(stride);
}

/// Hands out what a buffer holds before a launch, from begin to end, piece by piece. Fails (input) where its file
/// cannot be read or ends early.
Result<void> visitFill(const Bundle &bundle, const Buffer &buffer, const PieceVisitor &visit);

/// Likewise the bytes of a file of the bundle; pieces hold whole elements of `stride` bytes.
Result<void> visitFile(const Bundle &bundle, const std::string &name, std::uint64_t bytes, const PieceVisitor &visit,
                       std::uint64_t stride = 1);

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>

namespace warpgrain::executor {

struct ProgramRuntime;

/// A three-dimensional region of memory. Pitches are in bytes.
struct Box {
  std::byte *begin = nullptr;
  std::size_t pitch = 0;
  std::size_t planePitch = 0;
};

/// Returns the number of bytes from the first byte of a box to its last. The extent's width is in bytes, and no side of
/// it is 0.
std::size_t spanOf(const Box &box, const cuda::Extent &extent);

/// Returns the box that begins at a position in pitched memory.
Box boxOf(const cuda::PitchedPointer &pointer, const cuda::Position &position);

/// Copies a box after checking both sides. The extent's width is in bytes.
cuda::Error copyBox(ProgramRuntime &runtime, const Box &to, const Box &from, const cuda::Extent &extent,
                    cuda::CopyKind kind);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>

namespace warpgrain::executor {

struct ProgramRuntime;

/// Rows of planes; pitches in bytes.
struct Box {
  std::byte *begin = nullptr;
  std::size_t pitch = 0;
  std::size_t planePitch = 0;
};

/// From its first byte to its last; the extent's width counts bytes, and none of its sides is 0.
std::size_t spanOf(const Box &box, const cuda::Extent &extent);

/// What a pitched pointer and a position in it name.
Box boxOf(const cuda::PitchedPointer &pointer, const cuda::Position &position);

/// Copies after checking both sides; the extent's width counts bytes.
cuda::Error copyBox(ProgramRuntime &runtime, const Box &to, const Box &from, const cuda::Extent &extent,
                    cuda::CopyKind kind);

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/BufferFill.h"
#include "core/measure/Bundle.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::runner {

/// What a bundle's buffers hold before a launch, made once for all variants of a process: random numbers and files are
/// needed when a variant's buffers are filled, and each time it is seen whether a kernel wrote where it only reads.
class KeptContents {
public:
  /// Buffers of more bytes than this together are made anew each time.
  static constexpr std::uint64_t maximumBytes = std::uint64_t{512} << 20U;

  explicit KeptContents(const measure::Bundle &bundle);

  /// As measure::visitFill().
  Result<void> visit(std::size_t buffer, const measure::PieceVisitor &visit);

private:
  const measure::Bundle &bundle_;
  bool keeps_;
  std::vector<std::vector<std::byte>> contents_; ///< empty: not made yet
};

} // namespace warpgrain::runner

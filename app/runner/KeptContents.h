// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/BufferFill.h"
#include "core/measure/Bundle.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::runner {

/// What a bundle's buffers hold before a launch, made once for all variants of a process: random numbers and files are
/// needed when a variant's buffers are filled, and each time it is seen whether a kernel wrote where it only reads.
class KeptContents {
public:
  /// Buffers of more bytes than this together are made anew each time.
  static constexpr std::uint64_t maximumBytes = std::uint64_t{512} << 20U;

  /// Turns to another bundle, which outlives this or its next call. What is the same in both stays: numbers that are
  /// made in the same way, and a file that is the very same one.
  void turnTo(const measure::Bundle &bundle);

  /// As measure::visitFill().
  Result<void> visit(std::size_t buffer, const measure::PieceVisitor &visit);

private:
  struct Kept {
    measure::Buffer buffer;
    std::string file;             ///< tells a file from every other one, and from itself when it is written
    std::vector<std::byte> bytes; ///< empty: not made yet
  };

  const measure::Bundle *bundle_ = nullptr;
  bool keeps_ = false;
  std::vector<Kept> contents_; ///< of the bundle's buffers
};

} // namespace warpgrain::runner

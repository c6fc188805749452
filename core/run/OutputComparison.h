// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/protocol/MemoryTypes.h"
#include "core/run/protocol/Outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::run {

/// The first difference between two buffers.
struct Difference {
  std::string buffer;
  std::uint64_t element = 0; ///< its index
  std::string member;        ///< "x" for a float4; empty if the element is one number
  std::string expected;
  std::string actual;
  std::uint64_t count = 0;    ///< number of elements that differ
  std::uint64_t elements = 0; ///< number of elements of the buffer

  /// "C[17].x is 1.5 instead of 1.25 (3 of 1024 elements differ)"
  std::string text() const;
};

/// Compares the contents of one buffer after two runs. No value if they agree. Fails (tool) if a file cannot be read.
Result<std::optional<Difference>> compareBuffers(const BufferOutcome &expected, const BufferOutcome &actual,
                                                 const ElementType &type, const Tolerance &tolerance);

} // namespace warpgrain::run

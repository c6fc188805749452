// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/LaunchForm.h"
#include "core/run/MemoryTypes.h"
#include "core/run/Outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::execute {

/// The first number in which two buffers differ.
struct Difference {
  std::string buffer;
  std::uint64_t element = 0; ///< its index
  std::string member;        ///< "x" of a float4; empty where the element is one number
  std::string expected;
  std::string actual;
  std::uint64_t count = 0;    ///< of elements that differ
  std::uint64_t elements = 0; ///< of the buffer

  /// "C[17].x is 1.5 instead of 1.25 (3 of 1024 elements differ)"
  std::string text() const;
};

/// Compares what two runs left in one buffer. Nothing where they agree. Fails (tool) where a file cannot be read.
Result<std::optional<Difference>> compareBuffers(const BufferOutcome &expected, const BufferOutcome &actual,
                                                 const ElementType &type, const Tolerance &tolerance);

} // namespace warpgrain::execute

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/MemoryTypes.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>

namespace warpgrain::execute {

/// What a person says of a buffer; the size comes from the access analysis where it is not given.
struct BufferForm {
  std::optional<std::uint64_t> elements;
  std::optional<std::uint64_t> bytes;
  std::optional<Fill> fill;
  bool isNull = false; ///< the pointer is null

  friend bool operator==(const BufferForm &, const BufferForm &) = default;
};

/// A scalar by value, or a buffer.
using ArgumentForm = std::variant<std::int64_t, double, bool, BufferForm>;

/// A launch as a person gives it: what is left out is taken from the source, or asked for. Its JSON is described in
/// resources/schema/launch.schema.json.
struct LaunchForm {
  std::optional<std::array<std::int64_t, 3>> grid;  ///< in blocks
  std::optional<std::array<std::int64_t, 3>> block; ///< in threads
  std::optional<std::uint64_t> sharedBytes;         ///< dynamic shared memory
  /// By a parameter's name ("n"), or a member's path in one ("params.pitch").
  std::map<std::string, ArgumentForm> arguments;
  std::map<std::string, BufferForm> symbols; ///< __device__ and __constant__ variables, by qualified name
  std::uint64_t seed = 1;                    ///< of buffers that have no fill of their own
  Tolerance tolerance;

  friend bool operator==(const LaunchForm &, const LaunchForm &) = default;
};

/// Fails (usage) with a sentence that names the key where the text is no launch form.
Result<LaunchForm> launchFormFromJson(const std::string &text);

std::string toJson(const LaunchForm &form);

} // namespace warpgrain::execute

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/MemoryTypes.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>

namespace warpgrain::run {

/// The user's description of a buffer. If no size is given, the access analysis determines it.
struct BufferForm {
  std::optional<std::uint64_t> elements;
  std::optional<std::uint64_t> bytes;
  std::optional<Fill> fill;
  bool isNull = false; ///< the pointer is null

  friend bool operator==(const BufferForm &, const BufferForm &) = default;
};

/// A scalar by value, or a buffer.
using ArgumentForm = std::variant<std::int64_t, double, bool, BufferForm>;

/// The user's description of a launch. Missing values are taken from the source or requested from the user.
/// resources/schema/launch.schema.json describes its JSON.
struct LaunchForm {
  std::optional<std::array<std::int64_t, 3>> grid;  ///< in blocks
  std::optional<std::array<std::int64_t, 3>> block; ///< in threads
  std::optional<std::uint64_t> sharedBytes;         ///< dynamic shared memory
  /// Keyed by the name of a parameter ("n") or the path of a member ("params.pitch").
  std::map<std::string, ArgumentForm> arguments;
  std::map<std::string, BufferForm> symbols; ///< __device__ and __constant__ variables, by qualified name
  std::uint64_t seed = 1;                    ///< seed for buffers without a fill of their own
  Tolerance tolerance;

  friend bool operator==(const LaunchForm &, const LaunchForm &) = default;
};

/// Parses a launch form. Fails (usage) with a sentence that names the invalid key.
Result<LaunchForm> launchFormFromJson(const std::string &text);

std::string toJson(const LaunchForm &form);

/// Returns the integers and truth values among the arguments that are given, by their names: those that decide where
/// threads go.
std::map<std::string, std::int64_t> integersIn(const LaunchForm &form);

} // namespace warpgrain::run

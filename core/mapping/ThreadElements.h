// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/GroupTable.h"
#include "core/mapping/Mapping.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::mapping {

/// Which element of an array each thread of a group accesses.
struct ThreadElements {
  /// By the thread's number in the group, x first: the first byte of its element. None of a thread that has no
  /// iteration. Bytes count from the element of the loops' first iterations; what is added to all threads alike, such
  /// as an unknown row, is left out.
  std::vector<std::optional<std::int64_t>> byte;
  std::set<std::string> taken; ///< symbols that stand for ThreadElementsQuery::symbolValue
};

/// One access of a nest, under a mapping.
struct ThreadElementsQuery {
  const LoopNest &nest;
  const NestArray &array;
  std::size_t access = 0; ///< of the array
  Mapping mapping;
  Group group;
  std::int64_t symbolValue = 1024; ///< elements that a symbol stands for, such as the length of a row
};

/// Why the elements cannot be told.
enum class NoElements : std::uint8_t {
  dataDependent, ///< how a thread index moves the access is known only when the program runs
  notANumber,    ///< it moves by an expression that is neither a number nor a product of symbols
};

/// Returns the elements of the threads of the first group, in the first iterations of the loops that stay in the
/// thread (ALG-E1).
std::expected<ThreadElements, NoElements> threadElementsOf(const ThreadElementsQuery &query);

} // namespace warpgrain::mapping

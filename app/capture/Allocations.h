// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::capture {

/// How memory came to be.
enum class MemoryKind : std::uint8_t { device, pooled, managed, host, mapped, variable };

/// For a person: "managed memory".
const char *nameOf(MemoryKind kind);

/// Memory that kernels can reach.
struct Range {
  std::uint64_t begin = 0;
  std::uint64_t bytes = 0;
  MemoryKind kind = MemoryKind::device;
  std::string symbol; ///< the variable's name; empty for allocations

  std::uint64_t end() const { return begin + bytes; }
};

/// The memory that is allocated at this moment, as it was seen to come and go.
class Allocations {
public:
  /// Ranges that it overlaps are gone: their end was not seen.
  void add(const Range &range);

  /// Forgets the range that begins at an address, where there is one.
  void remove(std::uint64_t begin);

  /// The range that an address lies in.
  const Range *find(std::uint64_t address) const;

  /// Whether an address lies between the lowest and the highest that any memory ever had: a value that looks like an
  /// address, though no memory is there now.
  bool looksLikeAddress(std::uint64_t value) const { return value >= lowest_ && value < highest_; }

  std::size_t size() const { return ranges_.size(); }

private:
  std::map<std::uint64_t, Range> ranges_; ///< by begin
  std::uint64_t lowest_ = UINT64_MAX;
  std::uint64_t highest_ = 0;
};

} // namespace warpgrain::capture

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::estimate {

/// The bytes of one array that a launch cannot do without.
struct ArrayVolume {
  std::string array;
  std::int64_t readBytes = 0;    ///< distinct bytes that are read as they were before the launch
  std::int64_t writtenBytes = 0; ///< distinct bytes that are written
};

/// The data of a launch in global memory, each byte counted once, however often and by however many threads it is
/// accessed.
struct DataVolume {
  std::vector<ArrayVolume> arrays;     ///< in the order of their first access
  std::vector<std::string> notCounted; ///< clauses, without capital letter and full stop: what may move more

  std::int64_t bytes() const;

  /// True if every access to global memory is counted.
  bool isWhole() const { return notCounted.empty(); }
};

/// Counts the distinct bytes of every array exactly, from the addresses of all threads. What cannot be counted is left
/// out and named. A byte that is written before it is read need not be read from memory. Different pointers are taken
/// to lead to different memory.
DataVolume dataVolumeOf(const model::Unit &unit, access::KernelFacts &facts);

} // namespace warpgrain::estimate

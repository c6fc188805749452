// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

/// What the analysis of a source says of every run of a launch.
enum class ClaimKind : std::uint8_t {
  freeInBlocks,    ///< no two threads of a block race
  freeOnArray,     ///< no two threads of a block, or of different blocks, race on this array
  race,            ///< two threads race
  reachedTogether, ///< all threads of a block reach this barrier together
  everyAccess,     ///< the list of accesses has all that there are
  counts,          ///< how often, in how many requests, and at what cost an access is executed
  total,           ///< what the profiler's counters show
  extent,          ///< nothing beyond this many bytes behind a pointer is accessed
  notRead,         ///< nothing behind a pointer is read
  notWritten,      ///< nothing behind a pointer is written
  distances,       ///< two accesses use the same memory at these distances only
  legalStep,       ///< a step leaves the results as they are
};

inline constexpr std::size_t claimKinds = 12;

std::string_view nameOf(ClaimKind kind);

struct Claim {
  ClaimKind kind = ClaimKind::counts;
  std::string file;
  std::uint32_t line = 0; ///< from 1; 0 where it is of the kernel as a whole
  std::string sentence;
  std::vector<std::string> standsOn; ///< sentences that must hold for it
};

enum class Answer : std::uint8_t {
  agrees,
  contradicts,
  saysNothing, ///< the run did not come so far, or does not tell
};

struct CheckedClaim {
  Claim claim;
  Answer answer = Answer::agrees;
  std::string evidence; ///< what the run showed, where it contradicts or says nothing
};

/// Of one kind, or of all.
struct ClaimCounts {
  std::size_t claims = 0; ///< that the run had an answer to
  std::size_t contradictions = 0;
  std::size_t untold = 0; ///< others

  ClaimCounts &operator+=(const ClaimCounts &other);
};

using ClaimTable = std::map<ClaimKind, ClaimCounts>;

ClaimTable countsOf(const std::vector<CheckedClaim> &claims);
ClaimCounts sumOf(const ClaimTable &table);

/// "k.cu:12: reached together: All threads … Run: … Stands on: …"
std::string textOf(const CheckedClaim &checked);

} // namespace warpgrain::tests

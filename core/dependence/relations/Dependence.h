// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/reasons/Reason.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Kind of a dependence, by which of the two ends write (ALG-A4).
enum class DependenceKind : std::uint8_t {
  flow,   ///< a write, then a read
  anti,   ///< a read, then a write
  output, ///< two writes
  input,  ///< two reads; no order is needed, relevant for locality only
};

/// "flow", "anti", "output", "input": the spelling of the command line.
constexpr const char *nameOf(DependenceKind kind) {
  switch (kind) {
  case DependenceKind::flow:
    return "flow";
  case DependenceKind::anti:
    return "anti";
  case DependenceKind::output:
    return "output";
  default:
    return "input";
  }
}

/// What orders the two ends.
enum class Carrier : std::uint8_t {
  statement, ///< one thread, one iteration of every loop around both: source order
  loop,      ///< one thread; the sink is in a later iteration of a loop around both
  barrier,   ///< two threads with a barrier between the accesses
  thread,    ///< two threads of one block, and nothing orders them
  block,     ///< threads of two blocks, and nothing orders them
};

/// "statement", "loop", "barrier", "thread", "block": the spelling of the command line.
constexpr const char *nameOf(Carrier carrier) {
  switch (carrier) {
  case Carrier::statement:
    return "statement";
  case Carrier::loop:
    return "loop";
  case Carrier::barrier:
    return "barrier";
  case Carrier::thread:
    return "thread";
  default:
    return "block";
  }
}

/// One component of a distance vector: the index of the sink's instance minus that of the source's. The range contains
/// the distances of all instances. It may be wider if its bounds take too long to find, or if one dependence represents
/// several instances of its references. A side is missing if there is no bound or none was found. If both sides are
/// equal, the distance is exact.
struct Distance {
  std::string index; ///< "tx", "ty", "tz", "bx", "by", "bz", or a loop's counter as the source spells it: "k"
  std::optional<std::int64_t> least;
  std::optional<std::int64_t> greatest;

  std::optional<std::int64_t> exact() const { return least == greatest ? least : std::nullopt; }

  /// "2", "-1", "<" (sink later: at least 1), ">" (at most -1), "0..3", "<=", ">=", "*": the field's notation of
  /// distances and directions.
  std::string text() const;

  friend bool operator==(const Distance &, const Distance &) = default;
};

/// The thread, block and iterations of one end of an example.
struct Instance {
  std::array<std::int64_t, 3> thread{}; ///< threadIdx
  std::array<std::int64_t, 3> block{};  ///< blockIdx
  /// Name and iteration of each loop around the access, outermost first, counted from 0.
  std::vector<std::pair<std::string, std::int64_t>> iterations;

  friend bool operator==(const Instance &, const Instance &) = default;
};

/// An example of two instances that access the same address.
struct Example {
  Instance source;
  Instance sink;
  std::optional<std::int64_t> byteOffset;                    ///< from the beginning of the array; empty if not known
  std::vector<std::pair<std::string, std::int64_t>> symbols; ///< values chosen for the example: {"n", 2}
};

/// Two references to one array whose instances access the same address, with one carrier.
///
/// Dependences are conservative: if a subscript, a condition or an alias is not followed, the dependence is reported
/// and `obscurity` says what was not followed.
struct Dependence {
  std::size_t source = 0; ///< in KernelInstances::accesses: the end that comes first if they are ordered
  std::size_t sink = 0;   ///< in KernelInstances::accesses
  access::ArrayId array{};
  DependenceKind kind = DependenceKind::flow;
  Carrier carrier = Carrier::statement;
  /// For Carrier::loop: the carrying loop, an index into the source's Place::loops.
  std::optional<std::size_t> loop;
  /// For Carrier::barrier: the barriers that may separate the ends, indices into KernelInstances::barriers.
  std::vector<std::size_t> barriers;
  /// Distances along the thread indices of the axes that the block has, then along the loops around both, outermost
  /// first. For Carrier::block, the block indices come first.
  std::vector<Distance> distances;
  /// Empty if instances certainly meet; else a clause that says what is not known: "off is not known", "the index
  /// list[i] is loaded from memory".
  std::optional<Reason> obscurity;
  std::optional<Example> example; ///< empty if isl gave up, or if the dependence is not exact

  bool isCertain() const { return !obscurity; }
};

} // namespace warpgrain::dependence

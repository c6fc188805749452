// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Which of the two ends writes (ALG-A4).
enum class DependenceKind : std::uint8_t {
  flow,   ///< a write, then a read
  anti,   ///< a read, then a write
  output, ///< two writes
  input,  ///< two reads; orders nothing, matters for locality alone
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

/// What stands between the two ends, and so what orders them.
enum class Carrier : std::uint8_t {
  statement, ///< one thread, one iteration of every loop around both: the order of the text
  loop,      ///< one thread; the sink is in a later iteration of a loop around both
  barrier,   ///< two threads that meet at a barrier in between
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

/// One component of a distance vector: how much an index of the sink's instance is above the source's. No two instances
/// are outside of the range, which may be wider than their distances are: where finding its ends takes too long, and
/// where one dependence stands for several instances of its references. A side is missing where there is no bound, or
/// none was found; both sides equal: the distance.
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

/// Who executes one end of an example.
struct Instance {
  std::array<std::int64_t, 3> thread{}; ///< threadIdx
  std::array<std::int64_t, 3> block{};  ///< blockIdx
  /// The iteration of each loop around it, outermost first, counted from 0.
  std::vector<std::pair<std::string, std::int64_t>> iterations;

  friend bool operator==(const Instance &, const Instance &) = default;
};

/// Two instances that meet at one address, for example.
struct Example {
  Instance source;
  Instance sink;
  std::optional<std::int64_t> byteOffset;                    ///< from the begin of the array; nothing where not known
  std::vector<std::pair<std::string, std::int64_t>> symbols; ///< values that were chosen for it: {"n", 2}
};

/// Two references to one array whose instances meet at an address, in one way of being ordered.
///
/// Never narrower than what the program does: where a subscript, a condition or an alias is not followed, the
/// dependence is there and `obscurity` says what was not followed.
struct Dependence {
  std::size_t source = 0; ///< in KernelInstances::accesses: the end that comes first where they are ordered
  std::size_t sink = 0;   ///< in KernelInstances::accesses
  access::ArrayId array{};
  DependenceKind kind = DependenceKind::flow;
  Carrier carrier = Carrier::statement;
  /// Of Carrier::loop: which of the loops around both, an index into the source's Place::loops.
  std::optional<std::size_t> loop;
  /// Of Carrier::barrier: the barriers that may stand between, indices into KernelInstances::barriers.
  std::vector<std::size_t> barriers;
  /// Thread indices along the axes that the block has, then the loops around both, outermost first; of Carrier::block
  /// the block indices before them.
  std::vector<Distance> distances;
  /// Nothing where instances certainly meet; else a clause that says what is not known: "off is not known", "the index
  /// list[i] is loaded from memory".
  std::string obscurity;
  std::optional<Example> example; ///< nothing where isl gave up, or nothing exact is known

  bool isCertain() const { return obscurity.empty(); }
};

} // namespace warpgrain::dependence

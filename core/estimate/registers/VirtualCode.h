// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/model/Accesses.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::estimate {

/// Index into VirtualCode::values.
using ValueId = std::int32_t;
/// Index into VirtualCode::regions.
using RegionId = std::int32_t;

inline constexpr ValueId noValue = -1;
inline constexpr RegionId noRegion = -1;

enum class ValueKind : std::uint8_t {
  input, ///< a parameter, a constant, an index of the thread or the block
  phi,   ///< one of its operands, after a branch; or what a variable is in a loop (Region::meetings)
  computed,
  load,
  store,   ///< has no result
  barrier, ///< the same; no load and no store is moved past it
  test,    ///< the same: decides which way the code goes
};

/// What a value in registers is to a person.
enum class HeldKind : std::uint8_t { value, load, pointer, index };

/// An instruction of the code that a compiler is expected to make, and its result.
struct Value {
  ValueKind kind = ValueKind::computed;
  double width = 1;              ///< registers of 32 bits; 0: none, as of a constant, a predicate, a parameter
  double scratch = 0;            ///< registers that it takes beside operands and result, while it is computed
  std::vector<ValueId> operands; ///< in registers or not; the same may be there twice
  RegionId region = noRegion;    ///< that it is computed in
  bool isUniform = false;        ///< the same for all threads of a block
  RegionId linearIn = noRegion;  ///< the loop in which it grows by the same in each iteration
  model::MemorySpace space = model::MemorySpace::unknown; ///< of loads and stores
  ValueId base = noValue;                                 ///< of loads and stores: the array, where it is known
  ValueId address = noValue;                              ///< the same: what is added to a constant
  std::int64_t offset = 0;                                ///< that constant, in bytes
  bool isReadOnly = false;                                ///< a load of what no thread writes
  bool mayAlias = true;                                   ///< its pointer is not said to overlap no other
  HeldKind held = HeldKind::value;
  std::string what; ///< "sum", "loads of in"; may be empty
  SourceSpan span;
};

/// A variable in a loop.
struct Meeting {
  ValueId result = noValue; ///< at the begin of an iteration
  ValueId first = noValue;  ///< before the loop
  ValueId second = noValue; ///< at the end of an iteration
};

/// A step of a region: an instruction, a branch or a loop.
struct CodeStep {
  ValueId value = noValue;
  RegionId first = noRegion;  ///< the body of a loop, or a branch
  RegionId second = noRegion; ///< the other branch
  bool isLoop = false;
};

/// Code that is executed from its begin to its end.
struct Region {
  RegionId parent = noRegion;
  bool isLoop = false;
  int depth = 0;
  std::vector<CodeStep> steps;
  std::vector<Meeting> meetings;                                                 ///< of a loop, at its begin
  std::map<std::pair<std::string, std::vector<std::int64_t>>, ValueId> computed; ///< what is there already
};

/// Code of one thread, whose values are each computed in one place.
struct VirtualCode {
  std::vector<Value> values;
  std::vector<Region> regions; ///< the first one is the kernel
};

} // namespace warpgrain::estimate

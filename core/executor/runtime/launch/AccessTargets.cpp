// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/AccessTargets.h"

#include "core/executor/runtime/launch/LaunchState.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

using run::CountedSpace;

/// Arrays of shared memory are told by where they are in it.
constexpr std::uint64_t sharedArray = std::uint64_t{1} << 63U;

/// "A" of "the buffer A".
std::string bareName(const std::string &name) {
  for (const std::string_view lead : {"the buffer ", "the variable "})
    if (name.starts_with(lead)) return name.substr(lead.size());
  return name;
}

/// Tables of constants without __constant__ are in global memory.
bool isConstantMemory(const LoweredKernel &kernel, const Allocation &allocation) {
  if (allocation.isWritable) return false;
  const std::string name = bareName(allocation.name);
  return std::ranges::any_of(kernel.variables, [&name](const DeviceVariable &variable) {
    return variable.name == name && variable.isInConstantMemory;
  });
}

} // namespace

AccessTargets::AccessTargets(const BlockState &block, const CountedCode &code, AccessTotals &totals)
    : block_(block), totals_(totals), ranges_(code.places.size()),
      firstLoop_(static_cast<std::uint32_t>(code.places.size())),
      firstArray_(firstLoop_ + static_cast<std::uint32_t>(code.loops.size())) {
  for (std::uint32_t number = 0; number < firstArray_; ++number)
    table_.numberOf({.place = number});
}

bool AccessTargets::find(std::uint32_t place, std::uintptr_t address) {
  if (findShared(place, address) || findAllocation(place, address)) return true;
  if (block_.launch->memory.isOnHeap(address, 1)) totals_.markHeap();
  return false; // a variable of the thread's own
}

bool AccessTargets::findShared(std::uint32_t place, std::uintptr_t address) {
  const auto begin = reinterpret_cast<std::uintptr_t>(block_.shared);
  if (address < begin || address >= begin + block_.totalSharedBytes) return false;
  const auto isIn = [&](std::uint64_t offset, std::uint64_t bytes, const std::string &name) {
    if (address - begin < offset || address - begin >= offset + bytes) return false;
    const std::uint64_t array = sharedArray | offset;
    if (!totals_.isNamed(array)) totals_.name(array, {.name = name, .space = CountedSpace::shared});
    take(place, begin + offset, bytes, array);
    return true;
  };
  const LoweredKernel &kernel = block_.launch->kernel;
  for (const SharedVariable &variable : kernel.shared)
    if (isIn(variable.offset, variable.bytes, variable.name)) return true;
  return isIn(kernel.staticSharedBytes, block_.totalSharedBytes - kernel.staticSharedBytes, "dynamic shared memory");
}

bool AccessTargets::findAllocation(std::uint32_t place, std::uintptr_t address) {
  const Allocation *allocation = block_.launch->memory.find(address);
  if (allocation == nullptr || address >= allocation->end) return false;
  if (!totals_.isNamed(allocation->begin))
    totals_.name(allocation->begin,
                 {.name = bareName(allocation->name),
                  .space = isConstantMemory(block_.launch->kernel, *allocation) ? CountedSpace::constant
                                                                                : CountedSpace::global});
  take(place, allocation->begin, allocation->end - allocation->begin, allocation->begin);
  return true;
}

void AccessTargets::take(std::uint32_t place, std::uintptr_t begin, std::uint64_t bytes, std::uint64_t array) {
  ranges_[place] = {.begin = begin, .bytes = bytes, .target = table_.numberOf({.place = place, .array = array})};
}

} // namespace warpgrain::executor

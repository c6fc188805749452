// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/AccessFaults.h"

#include "core/executor/runtime/launch/LaunchState.h"

#include <string>

namespace warpgrain::executor {

namespace {

using run::FaultKind;

std::string sizeText(std::uint64_t bytes) {
  return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

std::string doing(const Access &access) {
  const char *verb = access.kind == LoweredAccessKind::read    ? "reads "
                     : access.kind == LoweredAccessKind::write ? "writes "
                                                               : "updates ";
  return "It " + (verb + sizeText(access.bytes));
}

/// What follows "It writes 4 bytes": ", 8 bytes past the end of buffer A (4096 bytes)"
std::string placeBeside(const Allocation &allocation, std::uintptr_t address) {
  const std::string name = allocation.name + " (" + sizeText(allocation.end - allocation.begin) + ")";
  if (address < allocation.begin) return ", " + sizeText(allocation.begin - address) + " before " + name;
  if (address == allocation.end) return " right past the end of " + name;
  if (address > allocation.end) return ", " + sizeText(address - allocation.end) + " past the end of " + name;
  return " at byte " + std::to_string(address - allocation.begin) + " of " + name + ", and beyond its end";
}

} // namespace

void endOutside(const ThreadState &thread, const Access &access) {
  constexpr std::uintptr_t nearBytes = std::uintptr_t{1} << 32U;
  const std::uintptr_t address = access.address;
  const Allocation *nearest = thread.block->launch->memory.nearest(address);
  if (address >= 4096 && nearest != nullptr && address + nearBytes > nearest->begin &&
      address < nearest->end + nearBytes)
    endBeside(thread, access, *nearest);
  endWith(thread, FaultKind::outOfBounds,
          doing(access) + (address < 4096 ? " through a null pointer." : " where there is no memory of the launch."),
          access.site);
}

void endBeside(const ThreadState &thread, const Access &access, const Allocation &memory) {
  endWith(thread, FaultKind::outOfBounds, doing(access) + placeBeside(memory, access.address) + ".", access.site);
}

void endBesideLocal(const ThreadState &thread, const Access &access, const Allocation &memory) {
  endWith(thread, FaultKind::outOfBounds,
          "It accesses " + sizeText(access.bytes) + placeBeside(memory, access.address) + ".", access.site);
}

void endConstant(const ThreadState &thread, const Access &access, const Allocation &memory) {
  endWith(thread, FaultKind::outOfBounds, "It writes to " + memory.name + ", which is constant.", access.site);
}

void endMisaligned(const ThreadState &thread, const Access &access, std::uint64_t alignment) {
  endWith(thread, FaultKind::misaligned,
          doing(access) + " at an address that is no multiple of " + std::to_string(alignment) + ".", access.site);
}

} // namespace warpgrain::executor

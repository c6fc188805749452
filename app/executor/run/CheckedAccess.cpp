// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/CheckedAccess.h"

#include "app/executor/run/Launch.h"

#include <array>
#include <pthread.h>
#include <vector>

namespace warpgrain::executor {

namespace {

using execute::FaultKind;

/// What the last access of a place in the source went to: the next one goes there again, nearly always.
struct Recent {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  bool isWritable = false;
  bool isShared = false;
  WordHistory *history = nullptr; ///< of its words, from its begin on
};

thread_local std::vector<Recent> recent;
thread_local Recent ownStack;
thread_local Recent keptMemory;                          ///< what threads keep from one region to another
thread_local std::optional<MemoryHistory> sharedHistory; ///< of the block's shared memory

std::string sizeText(std::uint64_t bytes) {
  return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

std::string verbOf(AccessKind kind, std::uint64_t bytes) {
  const char *verb = kind == AccessKind::read ? "reads " : kind == AccessKind::write ? "writes " : "updates ";
  return verb + sizeText(bytes);
}

/// "8 bytes past the end of buffer A (4096 bytes)"
std::string placeBeside(const Allocation &allocation, std::uintptr_t address) {
  const std::string name = allocation.name + " (" + sizeText(allocation.end - allocation.begin) + ")";
  if (address < allocation.begin) return sizeText(allocation.begin - address) + " before " + name;
  if (address >= allocation.end) return sizeText(address - allocation.end) + " past the end of " + name;
  return "at byte " + std::to_string(address - allocation.begin) + " of " + name + ", and beyond its end";
}

[[noreturn]] void outside(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, AccessKind kind,
                          std::uint32_t site) {
  constexpr std::uintptr_t nearBytes = std::uintptr_t{1} << 32U;
  std::string message = "It " + verbOf(kind, bytes);
  const Allocation *nearest = theLaunch().memory.nearest(address);
  if (address < 4096)
    message += " through a null pointer.";
  else if (nearest != nullptr && address + nearBytes > nearest->begin && address < nearest->end + nearBytes)
    message += " " + placeBeside(*nearest, address) + ".";
  else
    message += " where there is no memory of the launch.";
  endWith(FaultKind::outOfBounds, std::move(message), site, &thread);
}

/// The variable of shared memory that holds the access.
Recent sharedRange(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, AccessKind kind,
                   std::uint32_t site) {
  const BlockState &block = *thread.block;
  const auto begin = reinterpret_cast<std::uintptr_t>(block.shared);
  const LoweredKernel &kernel = theLaunch().kernel;
  const Allocation dynamic{.begin = begin + kernel.staticSharedBytes,
                           .end = begin + block.totalSharedBytes,
                           .name = "the dynamic shared memory"};
  WordHistory *history = sharedHistory ? sharedHistory->words() : nullptr;
  // Variables begin at multiples of a word.
  const auto rangeOf = [&](const Allocation &variable) {
    return Recent{.begin = variable.begin,
                  .end = variable.end,
                  .isWritable = true,
                  .isShared = true,
                  .history = history != nullptr ? history + (variable.begin - begin) / 4 : nullptr};
  };
  if (dynamic.holds(address, bytes)) return rangeOf(dynamic);
  const Allocation *nearest = &dynamic;
  std::vector<Allocation> variables;
  variables.reserve(kernel.shared.size());
  for (const SharedVariable &variable : kernel.shared) {
    variables.push_back({.begin = begin + variable.offset,
                         .end = begin + variable.offset + variable.bytes,
                         .name = "the shared variable " + variable.name});
    if (variables.back().holds(address, bytes)) return rangeOf(variables.back());
    if (address >= variables.back().begin) nearest = &variables.back();
  }
  if (nearest == &dynamic && block.sharedBytes == 0 && !variables.empty()) nearest = &variables.back();
  endWith(FaultKind::outOfBounds, "It " + verbOf(kind, bytes) + " " + placeBeside(*nearest, address) + ".", site,
          &thread);
}

bool isShared(const BlockState &block, std::uintptr_t address) {
  const auto begin = reinterpret_cast<std::uintptr_t>(block.shared);
  return address >= begin && address < begin + block.totalSharedBytes + 4096; // the page behind it is a guard
}

} // namespace

CheckedAccess::CheckedAccess(const BlockState &block, const Stacks *stacks, std::uint64_t keptBytes) {
  recent.assign(theLaunch().kernel.sites.size(), {});
  sharedHistory.reset();
  if (!theLaunch().kernel.ordersByMemory) sharedHistory.emplace(block.totalSharedBytes);
  const auto kept = reinterpret_cast<std::uintptr_t>(block.kept);
  keptMemory = {.begin = kept, .end = kept + keptBytes, .isWritable = true};
  ownStack = {};
  if (stacks != nullptr) {
    ownStack = {stacks->begin(), stacks->end(), true};
    return;
  }
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *begin = nullptr;
  std::size_t size = 0;
  if (pthread_attr_getstack(&attributes, &begin, &size) == 0)
    ownStack = {reinterpret_cast<std::uintptr_t>(begin), reinterpret_cast<std::uintptr_t>(begin) + size, true};
  pthread_attr_destroy(&attributes);
}

CheckedAccess::~CheckedAccess() {
  recent.clear();
  sharedHistory.reset();
}

namespace {

/// What an access at a place goes to, looked up where it is not what the place's last access went to. Nothing for
/// memory that is the thread's own.
const Recent *rangeFor(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, AccessKind kind,
                       std::uint32_t site) {
  Recent &range = recent[site];
  if (address >= range.begin && address + bytes <= range.end && (range.isWritable || kind == AccessKind::read))
    return &range;
  if (isShared(*thread.block, address)) {
    range = sharedRange(thread, address, bytes, kind, site);
    return &range;
  }
  for (const Recent *own : {&ownStack, &keptMemory})
    if (address >= own->begin && address + bytes <= own->end) return nullptr;
  const Allocation *allocation = theLaunch().memory.find(address);
  if (allocation == nullptr || !allocation->holds(address, bytes)) {
    if (theLaunch().memory.isOnHeap(address, bytes)) return nullptr;
    outside(thread, address, bytes, kind, site);
  }
  if (kind != AccessKind::read && !allocation->isWritable)
    endWith(FaultKind::outOfBounds, "It writes to " + allocation->name + ", which is constant.", site, &thread);
  range = {.begin = allocation->begin,
           .end = allocation->end,
           .isWritable = allocation->isWritable,
           .isShared = false,
           .history = allocation->history};
  return &range;
}

/// For messages alone.
std::string nameOf(const ThreadState &thread, std::uintptr_t begin, bool isInShared) {
  if (!isInShared) {
    const Allocation *allocation = theLaunch().memory.find(begin);
    return allocation != nullptr ? allocation->name : "memory";
  }
  const auto offset = begin - reinterpret_cast<std::uintptr_t>(thread.block->shared);
  for (const SharedVariable &variable : theLaunch().kernel.shared)
    if (variable.offset == offset) return "the shared variable " + variable.name;
  return "the dynamic shared memory";
}

} // namespace

void checkAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uint32_t packed,
                 std::uint32_t site) {
  const auto kind = static_cast<AccessKind>(packed & 255U);
  const std::uintptr_t alignment = packed >> 8U;
  if (bytes == 0) return;
  if ((address & (alignment - 1)) != 0)
    endWith(FaultKind::misaligned,
            "It " + verbOf(kind, bytes) + " at an address that is no multiple of " + std::to_string(alignment) + ".",
            site, &thread);
  const Recent *range = rangeFor(thread, address, bytes, kind, site);
  if (range == nullptr || range->history == nullptr) return;
  theLaunch().races.touch(range->history, {.thread = &thread,
                                           .offset = address - range->begin,
                                           .bytes = bytes,
                                           .kind = kind,
                                           .site = site,
                                           .isShared = range->isShared,
                                           .nameOf = &nameOf,
                                           .begin = range->begin});
}

void checkLocalAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uintptr_t variable,
                      std::uint64_t variableBytes, std::uint32_t site) {
  const Allocation allocation{.begin = variable, .end = variable + variableBytes, .name = "a local variable or table"};
  if (allocation.holds(address, bytes) || bytes == 0) return;
  endWith(FaultKind::outOfBounds, "It accesses " + sizeText(bytes) + " " + placeBeside(allocation, address) + ".", site,
          &thread);
}

std::uint32_t memorySpace(const ThreadState &thread, std::uintptr_t address) {
  if (isShared(*thread.block, address)) return 3;
  const Allocation *allocation = theLaunch().memory.find(address);
  if (allocation != nullptr) return allocation->isWritable ? 1 : 4;
  return theLaunch().memory.isOnHeap(address, 1) ? 1 : 5;
}

} // namespace warpgrain::executor

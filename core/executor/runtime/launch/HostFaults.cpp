// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/HostFaults.h"

#include "core/executor/runtime/launch/LaunchState.h"

#include <array>
#include <csignal>
#include <pthread.h>

namespace warpgrain::executor {

namespace {

using run::FaultKind;

constexpr std::size_t signalStackBytes = std::size_t{64} << 10U;
constexpr std::array handled{SIGSEGV, SIGBUS, SIGFPE, SIGILL};
/// An access at most this far from the end of a stack is a stack overflow, in bytes.
constexpr std::uintptr_t nearStack = std::uintptr_t{64} << 10U;

/// The block that this host thread runs, or null. A signal handler gets no argument: this is the one place where it
/// finds the block and, through BlockState::launch, the launch. Set and cleared by HostFaults.
thread_local const BlockState *block = nullptr;
thread_local const Stacks *stacks = nullptr;
thread_local std::uintptr_t stackBegin = 0;

std::string hexadecimal(std::uintptr_t value) {
  std::array<char, 32> text{};
  (void)std::snprintf(text.data(), text.size(), "0x%zx", static_cast<std::size_t>(value));
  return text.data();
}

bool isStackEnd(std::uintptr_t address) {
  if (stacks != nullptr && stacks->holds(address)) return true; // used stack pages do not fault
  return stackBegin != 0 && address < stackBegin + nearStack && address + nearStack > stackBegin;
}

void handle(int signal, siginfo_t *info, void *) {
  if (block == nullptr) { // host code: take the default action
    std::signal(signal, SIG_DFL);
    return;
  }
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  run::Fault fault{.kind = FaultKind::outOfBounds, .message = {}, .file = {}};
  fault.block = {block->blockIndex[0], block->blockIndex[1], block->blockIndex[2]};
  const std::string where = "A thread of block (" + std::to_string(block->blockIndex[0]) + ", " +
                            std::to_string(block->blockIndex[1]) + ", " + std::to_string(block->blockIndex[2]) + ")";
  if (signal == SIGFPE) {
    fault.kind = FaultKind::arithmetic;
    fault.message = where + " divided an integer by zero, or the least integer by -1.";
  } else if (signal == SIGILL) {
    fault.kind = FaultKind::trap;
    fault.message = where + " came to a place that the compiler took for impossible.";
  } else if (isStackEnd(address)) {
    fault.kind = FaultKind::stackOverflow;
    fault.message = where + " used up its local memory: the recursion is too deep, or local arrays are too large.";
  } else {
    fault.message = where + " accessed the address " + hexadecimal(address) + ", where there is no memory.";
  }
  endWith(*block->launch, std::move(fault));
}

} // namespace

HostFaults::HostFaults(const BlockState *ofBlock, const Stacks *ofFibers)
    : signalStack_(std::make_unique<std::byte[]>(signalStackBytes)) {
  block = ofBlock;
  stacks = ofFibers;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *begin = nullptr;
    std::size_t size = 0;
    if (pthread_attr_getstack(&attributes, &begin, &size) == 0) stackBegin = reinterpret_cast<std::uintptr_t>(begin);
    pthread_attr_destroy(&attributes);
  }
  stack_t stack{};
  stack.ss_sp = signalStack_.get();
  stack.ss_size = signalStackBytes;
  sigaltstack(&stack, nullptr);
  struct sigaction action{};
  action.sa_sigaction = &handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (const int signal : handled)
    sigaction(signal, &action, nullptr);
}

HostFaults::~HostFaults() {
  stack_t stack{};
  stack.ss_flags = SS_DISABLE;
  sigaltstack(&stack, nullptr);
  block = nullptr;
  stacks = nullptr;
}

} // namespace warpgrain::executor

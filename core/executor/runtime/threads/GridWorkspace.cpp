// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/GridWorkspace.h"

#include "core/executor/runtime/launch/LaunchState.h"

namespace warpgrain::executor {

GridWorkspace::GridWorkspace(LaunchState &launch, bool isCooperative) : launch_(launch) {
  if (!isCooperative) return;
  words_[0] = sizeof words_;
  const auto begin = reinterpret_cast<std::uintptr_t>(words_.data());
  launch.memory.add({.begin = begin, .end = begin + sizeof words_, .name = "the grid's workspace"});
  launch.gridWorkspace = begin;
}

GridWorkspace::~GridWorkspace() {
  if (launch_.gridWorkspace != 0) launch_.memory.remove(launch_.gridWorkspace);
  launch_.gridWorkspace = 0;
}

std::uint64_t gridWorkspace(const ThreadState *thread) {
  return thread->block->launch->gridWorkspace;
}

} // namespace warpgrain::executor

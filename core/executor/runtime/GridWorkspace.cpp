// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/GridWorkspace.h"

#include "core/executor/runtime/Launch.h"

namespace warpgrain::executor {

namespace {

std::uintptr_t current = 0;

} // namespace

GridWorkspace::GridWorkspace(bool isThere) {
  if (!isThere) return;
  words_[0] = sizeof words_;
  current = reinterpret_cast<std::uintptr_t>(words_.data());
  theLaunch().memory.add({.begin = current, .end = current + sizeof words_, .name = "the grid's workspace"});
}

GridWorkspace::~GridWorkspace() {
  if (current != 0) theLaunch().memory.remove(current);
  current = 0;
}

std::uint64_t gridWorkspace() {
  return current;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/launch/Stacks.h"

#include <cstddef>
#include <memory>

namespace warpgrain::executor {

/// Scope in which a processor fault on this host thread (unmapped address, division by zero, exhausted stack) ends the
/// run with a message. Outside of it, faults have their default action.
class HostFaults {
public:
  /// `stacks` may be null. Both must outlive this object.
  HostFaults(const BlockState *block, const Stacks *stacks);
  HostFaults(const HostFaults &) = delete;
  HostFaults &operator=(const HostFaults &) = delete;
  ~HostFaults();

private:
  std::unique_ptr<std::byte[]> signalStack_;
};

} // namespace warpgrain::executor

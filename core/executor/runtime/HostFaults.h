// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/Stacks.h"

#include <cstddef>
#include <memory>

namespace warpgrain::executor {

/// While it lives, what the processor refuses on this thread of the host (an address that is not there, a division by
/// zero, a stack that is used up) ends the run with a sentence.
class HostFaults {
public:
  /// Both must outlive it. Stacks may be null.
  HostFaults(const BlockState *block, const Stacks *stacks);
  HostFaults(const HostFaults &) = delete;
  HostFaults &operator=(const HostFaults &) = delete;
  ~HostFaults();

private:
  std::unique_ptr<std::byte[]> signalStack_;
};

} // namespace warpgrain::executor

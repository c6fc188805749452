// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"
#include "core/executor/runtime/count/AccessTotals.h"
#include "core/executor/runtime/launch/ExitReport.h"
#include "core/executor/runtime/launch/Printer.h"
#include "core/executor/runtime/launch/Races.h"
#include "core/executor/runtime/launch/Stacks.h"
#include "core/executor/runtime/launch/Textures.h"
#include "core/executor/runtime/memory/Memory.h"
#include "core/run/protocol/Outcome.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

namespace warpgrain::executor {

/// State of the launch that runs, next to BlockState and ThreadState. main owns one object per process: a process runs
/// one launch at a time, and device memory lives from one launch of a program to the next.
///
/// Nothing looks it up. Compiled code passes its ThreadState to the runtime's functions, and BlockState::launch points
/// here. A signal handler has no argument: it reads the block of its host thread (HostFaults).
struct LaunchState {
  /// The report says where the answer goes if the launch must end this process.
  explicit LaunchState(ExitReport report) : exit(report) {}

  LaunchState(const LaunchState &) = delete;
  LaunchState &operator=(const LaunchState &) = delete;

  const ExitReport exit;
  DeviceMemory memory;
  ImageTable images;       ///< texture and surface objects
  SpareStacks spareStacks; ///< stacks that no block uses
  LoweredKernel kernel;    ///< the kernel that runs
  Printer printer;
  RaceDetector races;
  CountedPieces pieces;                      ///< pieces of the kernel's code, if operations are counted
  AccessTotals counts;                       ///< counts of the blocks that have ended, if accesses are counted
  std::optional<run::Extent3> recordedBlock; ///< index of the block whose requests are recorded, if any
  std::uintptr_t gridWorkspace = 0;          ///< address of the cooperative launch's GridWorkspace; 0 if none
  std::atomic<bool> isCancelled = false;     ///< the current launch was cancelled; runGrid() resets it
  std::string advice;            ///< sentence that may explain an access outside all memory; empty if none is known
  run::ExecutionOutcome outcome; ///< answer, filled in as the launch proceeds
  std::mutex ending;             ///< locked by the first host thread that ends the process, and never unlocked
};

/// Answers with the fault and ends the process with ExitReport::status. If several host threads call it, the first one
/// answers. Never returns.
[[noreturn]] void endWith(LaunchState &launch, run::Fault fault);

/// Ends the process as above. Fills in the thread, its block and the source location of the site.
[[noreturn]] void endWith(const ThreadState &thread, run::FaultKind kind, std::string message, std::uint32_t site);

} // namespace warpgrain::executor

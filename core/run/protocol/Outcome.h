// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/Counts.h"
#include "core/run/protocol/MemoryTypes.h"
#include "core/run/protocol/Request.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::run {

/// Why a run did not complete.
enum class FaultKind : std::uint8_t {
  none,
  compile,       ///< the source does not compile for the executor
  unsupported,   ///< the kernel uses a feature that the executor does not support; the message names it
  memory,        ///< not enough memory for the launch
  outOfBounds,   ///< an access outside every allocation
  misaligned,    ///< an address that violates the alignment of the access
  divergence,    ///< threads of a block wait at different barriers
  deadlock,      ///< threads wait for others that never arrive
  trap,          ///< __trap()
  assertion,     ///< assert() in the kernel
  arithmetic,    ///< integer division by zero
  stackOverflow, ///< a thread's local memory is exhausted
  timeout,
  crash, ///< the process ended on its own
};

std::string_view nameOf(FaultKind kind);

/// A fault, as reported to the user.
struct Fault {
  FaultKind kind = FaultKind::none;
  std::string message; ///< a sentence
  std::string file;    ///< source file; empty if not known
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::optional<Extent3> block;  ///< blockIdx
  std::optional<Extent3> thread; ///< threadIdx

  /// "k.cu:12: thread (3, 0, 0) of block (1, 0, 0): …"
  std::string text() const;
};

enum class FindingKind : std::uint8_t {
  race,      ///< a data race: two unordered accesses of different threads to the same memory, one of them a write
  unwritten, ///< a read of uninitialized memory
  overflow,  ///< signed 32-bit overflow in an index computation
};

std::string_view nameOf(FindingKind kind);

/// An error in a kernel that did not stop the run.
struct Finding {
  FindingKind kind = FindingKind::race;
  std::string message; ///< a sentence
  std::string file;    ///< source file; empty if not known
  std::uint32_t line = 0;
};

/// Contents of a buffer after the run.
struct BufferOutcome {
  std::string name;
  std::uint64_t bytes = 0;
  std::filesystem::path file;
  bool isSymbol = false; ///< a variable of the source
};

struct ExecutionOutcome {
  Fault fault; ///< of kind none if the kernel ran to its end
  std::vector<BufferOutcome> buffers;
  std::string printed;               ///< output of printf in the kernel
  bool printedIsCut = false;         ///< the output was longer than the executor keeps
  std::string schedule;              ///< "loops", "regions" or "fibers"
  bool addsFloatsAtomically = false; ///< the last bits of results depend on the order of atomic additions
  unsigned workers = 0;
  double compileSeconds = 0;
  double runSeconds = 0;
  std::vector<Finding> findings;
  std::optional<LaunchCounts> counts; ///< set if counts were requested
  std::vector<std::string> notes;

  bool succeeded() const { return fault.kind == FaultKind::none; }
};

std::string pack(const ExecutionOutcome &outcome);
/// Fails (internal) if the bytes are not an outcome.
Result<ExecutionOutcome> unpackOutcome(const std::string &bytes);

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/Counts.h"
#include "core/run/MemoryTypes.h"
#include "core/run/Request.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::execute {

/// Why a run did not come to its end.
enum class FaultKind : std::uint8_t {
  none,
  compile,       ///< the source does not compile for the executor
  unsupported,   ///< the kernel uses something that the executor does not know; the message names it
  memory,        ///< not enough memory for what the launch asks for
  outOfBounds,   ///< an access outside every allocation
  misaligned,    ///< an address that is no multiple of what the access demands
  divergence,    ///< threads of a block wait at different barriers
  deadlock,      ///< threads wait for others that never come
  trap,          ///< __trap()
  assertion,     ///< assert() in the kernel
  arithmetic,    ///< integer division by zero
  stackOverflow, ///< a thread's local memory is used up
  timeout,
  crash, ///< the process ended on its own
};

std::string_view nameOf(FaultKind kind);

/// A fault, as a person is told of it.
struct Fault {
  FaultKind kind = FaultKind::none;
  std::string message; ///< a sentence
  std::string file;    ///< of the source; empty where not known
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::optional<Extent3> block;  ///< blockIdx
  std::optional<Extent3> thread; ///< threadIdx

  /// "k.cu:12: thread (3, 0, 0) of block (1, 0, 0): …"
  std::string text() const;
};

enum class FindingKind : std::uint8_t {
  race,      ///< two threads touch one place, one of them writes, and nothing orders them
  unwritten, ///< memory is read that nobody has written
  overflow,  ///< an index is computed from a signed number that 32 bits do not hold
};

std::string_view nameOf(FindingKind kind);

/// Something that is wrong with a kernel, though it ran to its end.
struct Finding {
  FindingKind kind = FindingKind::race;
  std::string message; ///< a sentence
  std::string file;    ///< of the source; empty where not known
  std::uint32_t line = 0;
};

/// What memory held after the run.
struct BufferOutcome {
  std::string name;
  std::uint64_t bytes = 0;
  std::filesystem::path file;
  bool isSymbol = false; ///< a variable of the source
};

struct ExecutionOutcome {
  Fault fault; ///< of kind none where the kernel ran to its end
  std::vector<BufferOutcome> buffers;
  std::string printed;               ///< by printf in the kernel
  bool printedIsCut = false;         ///< there was more than the executor keeps
  std::string schedule;              ///< "loops", "regions" or "fibers"
  bool addsFloatsAtomically = false; ///< the order of such additions decides the last bits
  unsigned workers = 0;
  double compileSeconds = 0;
  double runSeconds = 0;
  std::vector<Finding> findings;
  std::optional<LaunchCounts> counts; ///< where they were asked for
  std::vector<std::string> notes;

  bool succeeded() const { return fault.kind == FaultKind::none; }
};

std::string pack(const ExecutionOutcome &outcome);
/// Fails (internal) where the bytes are no outcome.
Result<ExecutionOutcome> unpackOutcome(const std::string &bytes);

} // namespace warpgrain::execute

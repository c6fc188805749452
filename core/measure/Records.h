// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Counters.h"
#include "core/measure/Energy.h"
#include "core/measure/Statistics.h"
#include "core/memory/Comparison.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warpgrain::measure {

/// The version of the lines that the runner prints.
inline constexpr int recordVersion = 1;

/// Why a variant has no time.
enum class Failure : std::uint8_t {
  none,
  module,      ///< its cubin or PTX does not load on this GPU
  symbol,      ///< the module has no such kernel
  arguments,   ///< the kernel takes others
  resources,   ///< it cannot be launched: too much shared memory, too many threads or registers
  memory,      ///< the buffers do not fit into the GPU's memory
  fault,       ///< the kernel faulted: illegal address, misaligned access, trap, …
  hang,        ///< a launch took longer than the limit
  crash,       ///< the process that ran it ended by itself
  outOfBounds, ///< it wrote beside its buffers, or into one that it should only read
  output,      ///< its output is wrong
  other,
};

std::string_view nameOf(Failure failure);

/// What the runner measured on.
struct Environment {
  std::string run;  ///< names this run of the runner
  std::string date; ///< UTC, "2026-01-31T12:00:00Z"
  std::string gpu;
  std::string uuid;
  std::string architecture; ///< "sm_90"
  std::uint32_t multiprocessors = 0;
  std::uint64_t memoryBytes = 0;
  std::uint64_t l2Bytes = 0;
  std::string driver;     ///< of the kernel module: "580.159.03"; empty where NVML does not tell
  std::string driverCuda; ///< the newest CUDA it supports: "13.0"
  std::string toolkit;    ///< that made the modules, as the bundle says
  std::string runner;     ///< version of this program
  std::string settings;   ///< how it was measured, as JSON
  std::vector<std::string> notes;
};

/// Clocks and heat while a variant was measured, as NVML tells.
struct Condition {
  std::uint32_t smMegahertz = 0;
  std::uint32_t memoryMegahertz = 0;
  std::uint32_t temperature = 0;      ///< degrees Celsius
  std::vector<std::string> slowdowns; ///< reasons for lower clocks that were seen; empty is best
};

using memory::Comparison;

/// How an output buffer compares with its reference.
struct OutputResult {
  std::string buffer;
  memory::Tolerance tolerance;
  Comparison comparison;
};

/// What a variant came to: one line of results.jsonl.
struct Row {
  std::string run; ///< of the environment it belongs to
  std::string variant;
  std::string steps;
  std::string fingerprint;
  std::string uuid; ///< of the GPU
  bool isBaseline = false;
  Failure failure = Failure::none;
  std::string reason;          ///< a sentence, where it failed
  std::vector<double> samples; ///< microseconds, in the order in which they were taken
  Summary summary;             ///< of the samples
  std::string reference;       ///< what the outputs were compared with: "baseline", "expected", "itself", or empty
  std::vector<OutputResult> outputs;
  std::string stopped; ///< why no more samples were taken: "target", "budget", "samples"
  std::uint32_t registers = 0;
  std::uint32_t localBytes = 0; ///< of a thread
  std::uint32_t staticSharedBytes = 0;
  /// What a kernel that does nothing takes between the same events, in microseconds: about as much of each sample is
  /// not the kernel's. 0 where it is not known.
  double emptyMicroseconds = 0;
  std::optional<double> baselineMedian; ///< microseconds, measured in the same rotation
  std::optional<Condition> condition;
  /// What the GPU's own records say of some launches more, in microseconds: without the events' share. Empty where they
  /// were not asked for, or could not be read.
  std::vector<double> kernelSamples;
  Counters counters;                    ///< of one launch, where they were asked for and could be read
  std::optional<Energy> energy;         ///< of one launch, likewise
  std::optional<Energy> baselineEnergy; ///< measured in the same rotation
  std::vector<std::string> notes;       ///< what to know when reading the numbers; a noisy row has one at least
  bool noisy = false;

  bool measured() const { return failure == Failure::none; }

  /// The median of the GPU's own records, in microseconds.
  std::optional<double> kernelMedian() const {
    return kernelSamples.empty() ? std::nullopt : std::optional(summarize(kernelSamples).median);
  }

  std::optional<double> speedUp() const {
    return measured() && baselineMedian && summary.median > 0 ? std::optional(*baselineMedian / summary.median)
                                                              : std::nullopt;
  }

  /// How many times as much energy the baseline takes.
  std::optional<double> energySaving() const {
    return measured() && energy && baselineEnergy && energy->microjoules > 0
               ? std::optional(baselineEnergy->microjoules / energy->microjoules)
               : std::nullopt;
  }
};

/// The line of a record, without its end.
std::string lineOf(const Environment &environment);
std::string lineOf(const Row &row);

using Record = std::variant<Environment, Row>;

/// Reads a line again. Fails (input) where it is none of this version's; lines of other kinds fail too.
Result<Record> parseRecord(std::string_view line);

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ContentHash.h"
#include "core/measure/Records.h"
#include "core/tune/records/T4.h"
#include "core/tune/space/ParameterSpace.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::tune {

/// What was asked of a plan.
enum class RecordKind : std::uint8_t {
  build,        ///< whether it compiles, and what it then needs
  verification, ///< whether it computes the same, on the CPU
  measurement,  ///< how long it takes on a GPU
};

/// What came of it.
enum class RecordAnswer : std::uint8_t {
  done,    ///< it was built, verified or measured, and is right
  refused, ///< a step may not be made, or the plan cannot be launched so
  failed,  ///< it does not compile, did not run as it should, or its outputs are wrong
  alike,   ///< its machine code and launch are those of another plan
};

inline constexpr std::array<std::string_view, 3> recordKindNames{"build", "verification", "measurement"};

/// "built", "verified", "measured", "refused", "failed", "alike".
std::string_view nameOf(RecordKind kind, RecordAnswer answer);

/// All that a record's answer depends on. Answers of equal keys differ by chance alone: by the noise of times. Nothing
/// in it names a place on a disk, so that keys of one content are equal on every machine.
struct RecordKey {
  RecordKind kind = RecordKind::measurement;
  std::string kernel; ///< qualified, with the arguments of a template's instance: "image::blur<3>"
  /// Hash of the texts of the unit's own files and of the flags, in hexadecimal digits; empty: not known, as of results
  /// of other tuners.
  std::string source;
  std::string plan; ///< toString() of the plan, empty for the original; for results of other tuners, the configuration
  std::string launch;   ///< hash of shape, arguments and memory; empty where none is needed, or where it is not known
  std::string device;   ///< deviceOf() the GPU, "CPU", or empty: the answer holds on every one
  std::string compiler; ///< "nvcc 13.0.88 sm_90"
  std::string method;   ///< what else changes times: "warm L2", "flushed L2"; empty otherwise

  /// Of all members.
  ContentHash hash() const;

  friend bool operator==(const RecordKey &, const RecordKey &) = default;
};

/// Names a model of GPU as far as times depend on it: "NVIDIA H100 PCIe, sm_90, 114 SMs, 81559 MiB". GPUs of one model
/// have the same name; which one it was, and its driver, stands in the record's environment.
std::string deviceOf(const measure::Environment &environment);

/// Which `device` a verification has.
inline constexpr const char *cpuDevice = "CPU";

/// The numbers that tell one launch of a kernel from another (the input-context variables of ALG 17.1), by name: the
/// integers among its arguments ("n", "params.pitch"), its extents ("gridDim.x", "blockDim.z") and the bytes of dynamic
/// shared memory ("dynamicSmemBytes").
using InputContext = std::map<std::string, std::int64_t>;

/// True for the names of what a launch has beside its arguments.
bool isOfConfiguration(std::string_view name);

/// What the compiler says of a plan's kernel.
struct BuildFacts {
  std::string cubin; ///< hash of the machine code, in hexadecimal digits
  std::uint32_t registers = 0;
  std::uint32_t stackBytes = 0;
  std::uint32_t spillStoreBytes = 0;
  std::uint32_t spillLoadBytes = 0;
  std::uint32_t staticSharedBytes = 0;
  std::uint64_t milliseconds = 0; ///< that compiling took

  friend bool operator==(const BuildFacts &, const BuildFacts &) = default;
};

/// One evaluation of a plan, with everything that was found out.
struct Record {
  RecordKey key;
  RecordAnswer answer = RecordAnswer::refused;
  std::string reason; ///< a sentence, where the answer is not `done`
  /// The plan's values of its space's parameters, in the space's order; empty where no space was searched.
  std::vector<std::pair<std::string, ParameterValue>> configuration;
  InputContext context;            ///< of the launch; empty where there is none, or where it is not known
  std::optional<measure::Row> row; ///< times, outputs and conditions; with the original's time beside it
  std::optional<double> speedUp;   ///< over the original, measured beside it
  std::optional<double> saving;    ///< how many times as much energy the original takes, likewise
  std::string beside;              ///< "FASTER", "SAME", "SLOWER", "AMBIGUOUS"; empty: not compared
  std::optional<measure::Environment> environment; ///< what it was measured on
  std::optional<BuildFacts> build;
  std::vector<std::string> findings; ///< of a verification: sentences
  std::optional<T4Result> imported;  ///< as another tuner wrote it

  // For people alone: two records that differ in these only are one.
  std::string date;       ///< UTC, "2026-01-31T12:00:00Z"
  std::string sourceName; ///< the file's name
  std::string launchText; ///< "grid 64x64x1, block 16x16x1"

  /// The time in microseconds: the row's median, or that of another tuner. None where the answer is not `done`.
  std::optional<double> microseconds() const;

  /// The energy of a launch in microjoules, likewise.
  std::optional<double> microjoules() const;
};

} // namespace warpgrain::tune
